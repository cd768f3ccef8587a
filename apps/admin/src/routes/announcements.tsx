import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { Skeleton } from "@plaudit/ui/feedback/skeleton.tsx";
import { AnnouncementsTable } from "../features/announcement/components/announcements-table.tsx";
import { OpeningHours } from "../features/announcement/components/opening-hours.tsx";
import { type Announcement, useAnnouncements, useAnnouncementVerbs } from "../features/announcement/data.ts";
import { EntityList } from "../lib/entity-list.tsx";
import { useVerbs } from "../lib/use-verbs.tsx";
import { pathTo } from "../screens.ts";

/** Fewer than six in ten are few. */
const FEW = 0.6;
const shareOf = ({ readRate }: Announcement) => (readRate ? readRate.read / Math.max(1, readRate.audience) : null);

/** The sentence, and rows below it. */
const skeleton = (
  <div aria-hidden="true">
    <Skeleton className="h-8 w-full max-w-xl" />
    <Skeleton className="mt-2 h-4 w-full max-w-96" />
    <div className="mt-8 grid gap-3">
      {[0, 1, 2, 3, 4].map((row) => (
        <Skeleton key={row} className="h-10 w-full" />
      ))}
    </div>
  </div>
);

export function Component() {
  const { t } = useTranslation("announcement-admin");
  const { number } = useFormat();
  const list = useAnnouncements();
  const { archive, delete: remove, clone } = useAnnouncementVerbs();
  const { attempt, confirm, question } = useVerbs({
    confirmed: { archive, delete: remove },
    harmless: ["archive"],
    text: (verb) => t(($) => $.confirm[verb]),
    onFailed: list.mutate,
  });
  const lede = (all: Announcement[]) => {
    const active = all.filter(({ status }) => status === "active");
    const count = active.length;
    const little = active.filter((one) => (shareOf(one) ?? 1) < FEW).length;
    if (count === 0) return t(($) => $.ledeNone);
    const out = t(($) => $.lede, { count, n: number(count) });
    return little === 0 ? out : `${out} ${t(($) => $.ledeLittle, { count: little, n: number(little) })}`;
  };
  const reach = (all: Announcement[]) => {
    const percent = (confirm: boolean) => {
      const shares = all.flatMap((one) => (one.confirm === confirm ? (shareOf(one) ?? []) : []));
      return shares.length > 0
        ? number(Math.round((100 * shares.reduce((sum, one) => sum + one, 0)) / shares.length))
        : null;
    };
    const [confirmed, others] = [percent(true), percent(false)];
    return confirmed && others && t(($) => $.reach, { confirmed, others });
  };
  return (
    <>
      <EntityList
        of={{ ...list, data: list.loaded }}
        title={t(($) => $.title)}
        add={{ to: pathTo("announcement-new"), label: t(($) => $.add), long: true }}
        skeleton={skeleton}
        empty={{ title: t(($) => $.empty.title), text: t(($) => $.empty.text) }}
      >
        {(all) => (
          <>
            <p className="font-display text-title font-[480] track-display">{lede(all)}</p>
            <p className="mt-1 text-sm text-ink-2 empty:hidden">{reach(all)}</p>
            <AnnouncementsTable
              all={all}
              onClone={(one) => void attempt("clone", one, clone(one))}
              onConfirm={(verb, one) => confirm(verb, one)}
            />
            {list.more && (
              <Button kind="line" className="mt-5" off={list.loadingMore} onClick={() => void list.loadMore()}>
                {t(($) => $.more)}
              </Button>
            )}
            <OpeningHours />
          </>
        )}
      </EntityList>
      {question}
    </>
  );
}
