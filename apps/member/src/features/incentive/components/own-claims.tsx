import { can } from "@plaudit/api/permissions.ts";
import { useErrorText } from "@plaudit/i18n/error-text.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Badge } from "@plaudit/ui/badge.tsx";
import { Button } from "@plaudit/ui/button.tsx";
import { ConfirmDialog } from "@plaudit/ui/confirm-dialog.tsx";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { useState } from "react";
import { PartFailed } from "../../../lib/part-failed.tsx";
import { type OwnClaim, useOwnClaims, useWithdraw } from "../data.ts";

const looks = { pending: "warn", approved: "ok", declined: "danger", withdrawn: "plain" } as const;

type RowProps = { claim: OwnClaim; named: boolean; onWithdraw: () => void };

function ClaimRow({ claim, named, onWithdraw }: RowProps) {
  const { t } = useTranslation("incentive");
  const { t: points } = useTranslation("points");
  const { number, ago } = useFormat();
  const { status, text, decision, incentive } = claim;
  const amount = points(($) => $.amount, { count: claim.points, n: number(claim.points) });
  const when = decision
    ? t(($) => $.mine.decided, { when: ago(decision.at) })
    : t(($) => $.mine.sent, { when: ago(claim.createdAt) });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <div className="min-w-0 grow basis-60">
        <b className="block text-sm font-semibold wrap-anywhere">
          <bdi>{named ? incentive.name : amount}</bdi>
        </b>
        <p className="text-xs text-ink-2 wrap-anywhere">
          {text && (
            <>
              <span dir="auto">{t(($) => $.mine.quote, { text })}</span>
              {" · "}
            </>
          )}
          {named && `${amount} · `}
          {when}
        </p>
        {decision?.reason && (
          <p className="mt-1 text-xs wrap-anywhere">
            {decision.by && (
              <b className="font-semibold">
                <bdi>{decision.by.name}</bdi>:{" "}
              </b>
            )}
            <bdi>{decision.reason}</bdi>
          </p>
        )}
      </div>
      <Badge state={looks[status]}>{t(($) => $.state[status])}</Badge>
      {can(claim, "withdraw") && (
        <Button
          kind="quiet"
          size="sm"
          aria-label={t(($) => $.mine.withdrawThis, { name: incentive.name })}
          onClick={onWithdraw}
        >
          {t(($) => $.mine.withdraw)}
        </Button>
      )}
    </li>
  );
}

/** What the reader claimed, of one incentive or of all, the latest first; nothing where there is none. */
export function OwnClaims({ incentiveId }: { incentiveId?: string }) {
  const { t } = useTranslation("incentive");
  const { t: common } = useTranslation();
  const errorText = useErrorText();
  const claims = useOwnClaims(incentiveId);
  const { withdraw, pending } = useWithdraw();
  const [taking, setTaking] = useState<OwnClaim | null>(null);
  const { items, data, error, more, loadMore, loadingMore } = claims;
  async function handleWithdraw() {
    if (!taking) return;
    try {
      await withdraw(taking);
      toast.ok(t(($) => $.mine.withdrawn));
    } catch (failed) {
      toast.error(errorText(failed));
    }
    setTaking(null);
  }
  if (error && !data) return <PartFailed query={claims} />;
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="own-claims" className="mt-10">
      <h2 id="own-claims" className="mb-3 text-base font-semibold">
        {t(($) => $.mine.title)}
      </h2>
      <ul className="lines-y rounded-lg bg-surface px-5 shadow-2 sm:px-6">
        {items.map((claim) => (
          <ClaimRow key={claim.id} claim={claim} named={!incentiveId} onWithdraw={() => setTaking(claim)} />
        ))}
      </ul>
      {more && (
        <Button kind="line" className="mx-auto mt-5 flex" off={loadingMore} onClick={() => void loadMore()}>
          {t(($) => $.more)}
        </Button>
      )}
      <ConfirmDialog
        open={taking !== null}
        title={t(($) => $.mine.ask)}
        confirmLabel={t(($) => $.mine.withdraw)}
        cancelLabel={t(($) => $.mine.keep)}
        closeLabel={common(($) => $.action.close)}
        busy={pending}
        onConfirm={() => void handleWithdraw()}
        onCancel={() => setTaking(null)}
      >
        {t(($) => $.mine.askText)}
      </ConfirmDialog>
    </section>
  );
}
