import { can } from "@plaudit/api/permissions.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { PointGlyph } from "@plaudit/ui/art/glyphs.tsx";
import { Button } from "@plaudit/ui/button.tsx";
import { PeopleList } from "@plaudit/ui/entity/people-list.tsx";
import { ErrorState } from "@plaudit/ui/feedback/error-state.tsx";
import { Skeleton } from "@plaudit/ui/feedback/skeleton.tsx";
import { Panel } from "@plaudit/ui/panel.tsx";
import type { EndorsableSubject } from "../subject.ts";
import { useEndorsements } from "../thread-data.ts";

function Endorsers({ subject }: { subject: EndorsableSubject }) {
  const { t } = useTranslation("engagement");
  const { t: common } = useTranslation();
  const { number } = useFormat();
  const { data, items, error, more, loadMore, loadingMore, mutate } = useEndorsements(subject);
  if (error && !data)
    return (
      <ErrorState
        title={t(($) => $.endorse.failed)}
        retry={common(($) => $.action.retry)}
        onRetry={() => void mutate()}
      />
    );
  if (!data)
    return (
      <div role="status" aria-label={t(($) => $.endorse.loading)}>
        <Skeleton className="h-10" />
      </div>
    );
  // Somebody who added points twice is listed once, with the sum.
  const sums = new Map(items.map(({ member }) => [member.id, { member, amount: 0 }]));
  for (const { member, amount } of items) {
    const sum = sums.get(member.id);
    if (sum) sum.amount += amount;
  }
  if (items.length === 0) return <p className="text-sm text-ink-2">{t(($) => $.endorse.none)}</p>;
  return (
    <>
      <PeopleList
        people={[...sums.values()].map(({ member, amount }) => ({
          person: member,
          end: (
            <span className="flex items-center gap-1 text-sm font-semibold text-brand-text tabular-nums">
              <PointGlyph className="size-3.5" />
              {number(amount)}
            </span>
          ),
        }))}
      />
      {more && (
        <Button kind="quiet" size="sm" off={loadingMore} onClick={() => void loadMore()}>
          {t(($) => $.endorse.more)}
        </Button>
      )}
    </>
  );
}

/** Who added points, and the way to add some. */
export function EndorsersPanel({ subject, onAdd }: { subject: EndorsableSubject; onAdd: () => void }) {
  const { t } = useTranslation("engagement");
  const { number } = useFormat();
  const { count, amount } = subject.endorsementStats;
  return (
    <Panel
      title={t(($) => $.endorse.title)}
      action={
        count > 0 && (
          <span className="text-xs font-semibold text-ink-2 tabular-nums">
            {t(($) => $.endorse.sum, { n: number(amount) })}
          </span>
        )
      }
    >
      <Endorsers subject={subject} />
      {can(subject, "endorse") && (
        <Button kind="soft" className="mt-4 w-full" onClick={onAdd}>
          <PointGlyph className="size-4.5" />
          {t(($) => $.endorse.add)}
        </Button>
      )}
    </Panel>
  );
}
