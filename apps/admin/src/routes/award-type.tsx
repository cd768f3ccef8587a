import { can } from "@plaudit/api/permissions.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { AwardBadge } from "@plaudit/ui/art/badges/award-badge.tsx";
import { Badge } from "@plaudit/ui/badge.tsx";
import { LinkButton } from "@plaudit/ui/link-button.tsx";
import { useNavigate, useParams } from "react-router";
import { AwardSkeleton } from "../features/award/components/award-skeleton.tsx";
import { AwardeeList } from "../features/award/components/awardee-list.tsx";
import { ExportHead } from "../features/award/components/export-head.tsx";
import { type AwardType, fetchAwardees, useAwardType } from "../features/award/data.ts";
import { useAwardMenu } from "../features/award/use-award-menu.tsx";
import { useAwardText } from "../features/award/use-award-text.ts";
import { EditScreen } from "../lib/edit-screen.tsx";
import { RowMenu } from "../lib/row-menu.tsx";
import { pathTo } from "../screens.ts";

function Head({ type }: { type: AwardType }) {
  const { t } = useTranslation("award-admin");
  const { number } = useFormat();
  const text = useAwardText();
  const { stats } = type;
  const figures = [
    ["sent", stats.sent],
    ["recipients", stats.recipients],
    ["senders", stats.senders],
    ...(type.points > 0 || stats.points > 0 ? [["points", stats.points] as const] : []),
  ] as const;
  const facts = [
    [t(($) => $.column.senders), text.senders(type)],
    [t(($) => $.column.points), text.points(type)],
    ...(type.pointsBankName
      ? [[t(($) => $.column.bank), `${type.pointsBankName}, ${number(type.pointsBankBalance ?? 0)}`]]
      : []),
  ];
  return (
    <div className="grid gap-x-10 gap-y-6 pt-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="flex items-center gap-5">
        <AwardBadge kind={type.badge} urls={type.badgeUrls} className="size-24" />
        <div className="min-w-0">
          {type.archived && <Badge state="plain">{t(($) => $.archived)}</Badge>}
          <p className="mt-1 text-base wrap-anywhere">
            <bdi>{type.description}</bdi>
          </p>
          <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
            {facts.map(([label, value]) => (
              <div key={label} className="contents">
                <dt className="text-ink-2">{label}</dt>
                <dd>
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <dl aria-label={t(($) => $.stats.title)} className="lines-y border-line border-y text-sm">
        {figures.map(([key, value]) => (
          <div key={key} className="flex justify-between gap-4 py-2">
            <dt className="text-ink-2">{t(($) => $.stats[key])}</dt>
            <dd className="font-semibold tabular-nums">{number(value)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

export function Component() {
  const { t } = useTranslation("award-admin");
  const { id } = useParams();
  const navigate = useNavigate();
  const query = useAwardType(id);
  const { menu, question } = useAwardMenu({
    onFailed: query.mutate,
    onDeleted: () => void navigate(pathTo("award-types"), { replace: true }),
  });
  const type = query.data;
  return (
    <EditScreen
      of={query}
      title={(loaded) => loaded?.name ?? t(($) => $.title)}
      back={{ to: pathTo("award-types"), label: t(($) => $.back) }}
      max="max-w-[74rem]"
      skeleton={<AwardSkeleton below="rows" />}
      actions={
        type && (
          <>
            {can(type, "edit") && (
              <LinkButton size="sm" className="max-sm:h-11" to={pathTo("award-type-edit", { id: type.id })}>
                {t(($) => $.menu.edit)}
              </LinkButton>
            )}
            <RowMenu name={type.name} entries={menu(type)} />
          </>
        )
      }
    >
      {(loaded) => (
        <>
          <Head type={loaded} />
          <section aria-labelledby="recipients" className="mt-10 min-w-0">
            <ExportHead
              id="recipients"
              title={t(($) => $.recipients.title)}
              exported={
                loaded.stats.sent > 0
                  ? {
                      fetch: () => fetchAwardees(loaded.id),
                      file: "award-recipients.csv",
                      label: t(($) => $.recipients.export),
                      done: t(($) => $.recipients.exported),
                    }
                  : null
              }
            />
            <AwardeeList id={loaded.id} />
          </section>
          {question}
        </>
      )}
    </EditScreen>
  );
}
