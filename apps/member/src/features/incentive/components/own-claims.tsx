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
import { ClaimQuestions } from "./claim-questions.tsx";

const looks = { pending: "warn", approved: "ok", declined: "danger", withdrawn: "plain", reversed: "plain" } as const;

type RowProps = { claim: OwnClaim; named: boolean; onWithdraw: () => void };

function ClaimRow({ claim, named, onWithdraw }: RowProps) {
  const { t } = useTranslation("incentive");
  const { t: points } = useTranslation("points");
  const { number, ago } = useFormat();
  const { status, happened, text, decision, reversal, incentive } = claim;
  const amount = points(($) => $.amount, { count: claim.points, n: number(claim.points) });
  const when = reversal
    ? t(($) => $.mine.reversed, { when: ago(reversal.at) })
    : decision
      ? t(($) => $.mine.decided, { when: ago(decision.at) })
      : t(($) => $.mine.sent, { when: ago(claim.createdAt) });
  const why = reversal ?? decision;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <div className="min-w-0 grow basis-60">
        <b className="block text-sm font-semibold wrap-anywhere">
          <bdi>{named ? incentive.name : amount}</bdi>
        </b>
        <p className="text-xs text-ink-2 wrap-anywhere">
          {happened && (
            <>
              <bdi>{happened}</bdi>
              {" · "}
            </>
          )}
          {text && (
            <>
              <span dir="auto">{t(($) => $.mine.quote, { text })}</span>
              {" · "}
            </>
          )}
          {named && `${amount} · `}
          {when}
        </p>
        {why?.reason && (
          <p className="mt-1 text-xs wrap-anywhere">
            {why.by && (
              <b className="font-semibold">
                <bdi>{why.by.name}</bdi>:{" "}
              </b>
            )}
            <bdi>{why.reason}</bdi>
          </p>
        )}
      </div>
      <Badge state={looks[status]}>{can(claim, "answer") ? t(($) => $.state.asked) : t(($) => $.state[status])}</Badge>
      {can(claim, "withdraw") && (
        <Button
          kind="quiet"
          size="sm"
          className="max-sm:-ms-3"
          aria-label={t(($) => $.mine.withdrawThis, { name: incentive.name })}
          onClick={onWithdraw}
        >
          {t(($) => $.mine.withdraw)}
        </Button>
      )}
      <ClaimQuestions claim={claim} />
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
