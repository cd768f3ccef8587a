import { can } from "@plaudit/api/permissions.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Badge } from "@plaudit/ui/badge.tsx";
import { Button } from "@plaudit/ui/button.tsx";
import { EmptyState } from "@plaudit/ui/feedback/empty-state.tsx";
import { Skeleton } from "@plaudit/ui/feedback/skeleton.tsx";
import { useState } from "react";
import { LoadFailed } from "../../../lib/load-failed.tsx";
import { type Claim, useDecisions } from "../data.ts";
import { ReverseDialog } from "./reverse-dialog.tsx";

const looks = { approve: "ok", decline: "danger" } as const;

function PastRow({ claim, onReverse }: { claim: Claim; onReverse: () => void }) {
  const { t } = useTranslation("incentive-admin");
  const { t: points } = useTranslation("points");
  const { number, date } = useFormat();
  const { member, decision, incentive, reversal } = claim;
  if (!decision) return null;
  const day = date(decision.at);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3 text-sm">
      <div className="min-w-0 grow basis-80">
        <p className="wrap-anywhere">
          <b className="font-semibold">
            <bdi>{member.name}</bdi>
          </b>{" "}
          <span className="text-ink-2">
            <bdi>{incentive.name}</bdi>
          </span>
        </p>
        <p className="text-xs text-ink-2 wrap-anywhere">
          {points(($) => $.amount, { count: claim.points, n: number(claim.points) })} ·{" "}
          {decision.by
            ? t(($) => $.past.by, { name: decision.by.name, day })
            : claim.proof === "code"
              ? t(($) => $.past.scanned, { day })
              : t(($) => $.past.by, { name: t(($) => $.past.somebody), day })}
        </p>
        {decision.reason && (
          <p className="mt-0.5 text-xs wrap-anywhere" dir="auto">
            {t(($) => $.claims.quote, { text: decision.reason })}
          </p>
        )}
        {reversal && (
          <p className="mt-0.5 text-xs wrap-anywhere">
            <bdi>
              {t(($) => $.past.reversedBy, {
                name: reversal.by?.name ?? t(($) => $.past.somebody),
                day: date(reversal.at),
                reason: reversal.reason,
              })}
            </bdi>
          </p>
        )}
      </div>
      {can(claim, "reverse") && (
        <Button
          kind="quiet"
          size="sm"
          className="max-sm:order-1"
          aria-label={t(($) => $.reverse.actOn, { name: member.name })}
          onClick={onReverse}
        >
          {t(($) => $.reverse.act)}
        </Button>
      )}
      {decision.undoUntil && <span className="text-xs text-ink-2">{t(($) => $.past.soon)}</span>}
      {reversal ? (
        <Badge state="plain">{t(($) => $.past.reversed)}</Badge>
      ) : (
        <Badge state={looks[decision.verdict]}>{t(($) => $.past[decision.verdict])}</Badge>
      )}
    </li>
  );
}

/** What was decided, the latest first. */
export function PastClaims({ id }: { id: string }) {
  const { t } = useTranslation("incentive-admin");
  const { items, pages, error, isValidating, mutate, more, loadingMore, loadMore } = useDecisions(id);
  const [taking, setTaking] = useState<{ claim: Claim; open: boolean } | null>(null);
  if (error && pages.length === 0) return <LoadFailed busy={isValidating} onRetry={() => void mutate()} />;
  if (pages.length === 0)
    return (
      <div role="status" aria-label={t(($) => $.claims.loading)} className="lines-y max-w-[58rem] border-line border-y">
        {["a", "b", "c", "d"].map((key) => (
          <div key={key} className="flex items-center gap-4 py-3">
            <span className="min-w-0 grow">
              <Skeleton className="h-4 w-64 max-w-full" />
              <Skeleton className="mt-2 h-3 w-44 max-w-full" />
            </span>
            <Skeleton className="h-6 w-20 rounded-full" />
          </div>
        ))}
      </div>
    );
  if (items.length === 0)
    return (
      <EmptyState art="steps" tone={15} title={t(($) => $.past.none)}>
        {t(($) => $.past.noneText)}
      </EmptyState>
    );
  return (
    <>
      <ul aria-label={t(($) => $.claims.decided)} className="lines-y mb-5 max-w-[58rem] border-line border-y">
        {items.map((claim) => (
          <PastRow key={claim.id} claim={claim} onReverse={() => setTaking({ claim, open: true })} />
        ))}
      </ul>
      {more && (
        <Button kind="line" off={loadingMore} onClick={() => void loadMore()}>
          {t(($) => $.list.more)}
        </Button>
      )}
      {taking && (
        <ReverseDialog
          key={taking.claim.id}
          {...taking}
          onClose={() => setTaking((now) => now && { ...now, open: false })}
        />
      )}
    </>
  );
}
