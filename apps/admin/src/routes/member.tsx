import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Ellipsis } from "@plaudit/ui/icons.tsx";
import { Menu } from "@plaudit/ui/menu.tsx";
import { Page } from "@plaudit/ui/shell/page.tsx";
import { useParams } from "react-router";
import { Erased } from "../features/member/components/erased.tsx";
import { MemberForm } from "../features/member/components/member-form.tsx";
import { StatusBadge } from "../features/member/components/status-badge.tsx";
import { useMember } from "../features/member/data.ts";
import { useMemberMenu } from "../features/member/use-member-menu.tsx";
import { FormSkeleton } from "../lib/form-skeleton.tsx";
import { LoadFailed } from "../lib/load-failed.tsx";
import { NotFound } from "../lib/not-found.tsx";
import { pathTo } from "../screens.ts";

export function Component() {
  const { t } = useTranslation("member");
  const { t: admin } = useTranslation("admin");
  const format = useFormat();
  const { id = "" } = useParams();
  const { data, error, mutate, isValidating } = useMember(id);
  const { menu, question } = useMemberMenu({ edit: false });
  if (error && (error.status === 404 || error.status === 400)) return <NotFound />;
  const entries = data && !data.erasedAt ? menu(data) : [];
  return (
    <Page
      title={data?.name ?? t(($) => $.users)}
      back={{ to: pathTo("members"), label: t(($) => $.form.back) }}
      max="max-w-[64rem]"
      chips={data && <StatusBadge status={data.status} suspended={data.suspended} erased={data.erasedAt !== null} />}
      actions={
        data &&
        entries.length > 0 && (
          <Menu
            label={admin(($) => $.act.more, { name: data.name })}
            className="grid size-11 shrink-0 place-items-center rounded-md text-ink-2 hover:bg-sunken hover:text-ink data-open:bg-sunken"
            button={<Ellipsis className="size-5" aria-hidden="true" />}
            entries={entries}
          />
        )
      }
    >
      {data?.erasedAt ? (
        <Erased member={{ ...data, erasedAt: data.erasedAt }} />
      ) : data ? (
        <>
          {data.joinedAt && (
            <p className="text-xs text-ink-2">{t(($) => $.form.joined, { date: format.date(data.joinedAt) })}</p>
          )}
          <MemberForm key={id} member={data} reload={() => void mutate()} />
        </>
      ) : error ? (
        <LoadFailed busy={isValidating} onRetry={() => void mutate()} />
      ) : (
        <FormSkeleton sections={[4, 5, 2]} />
      )}
      {question}
    </Page>
  );
}
