import { MOST_DECLINE_REASON } from "@plaudit/api/incentive-limits.ts";
import { useErrorText } from "@plaudit/i18n/error-text.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Skeleton } from "@plaudit/ui/feedback/skeleton.tsx";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { Facts } from "../../../lib/facts.tsx";
import { LoadFailed } from "../../../lib/load-failed.tsx";
import { WordsDialog } from "../../../lib/words-dialog.tsx";
import { type Claim, useReversal, useReverse } from "../data.ts";

type Props = { claim: Claim; open: boolean; onClose: () => void };

/** What comes back and what is short stands there before it is confirmed. */
export function ReverseDialog({ claim, open, onClose }: Props) {
  const { t } = useTranslation("incentive-admin");
  const { t: points } = useTranslation("points");
  const { number } = useFormat();
  const errorText = useErrorText();
  const { data, error, isValidating, mutate } = useReversal(open ? claim.id : null);
  const { reverse, pending } = useReverse();
  const amount = (n: number) => points(($) => $.amount, { count: n, n: number(n) });
  const { member, incentive } = claim;
  async function handleReverse(reason: string): Promise<boolean> {
    if (!data) return false;
    try {
      await reverse(claim, { reason, shortfall: data.shortfall });
      toast.ok(t(($) => $.reverse.done));
      return true;
    } catch (failed) {
      toast.error(errorText(failed));
      await mutate();
      return false;
    }
  }
  return (
    <WordsDialog
      open={open}
      onClose={onClose}
      busy={pending}
      off={!data}
      danger
      draft={`reverse-${claim.id}`}
      title={t(($) => $.reverse.title)}
      submit={t(($) => $.reverse.submit)}
      label={t(($) => $.reverse.reads, { name: member.firstName })}
      hint={t(($) => $.reverse[claim.proof === "code" ? "noteScan" : "note"])}
      missing={t(($) => $.decline.missing)}
      most={MOST_DECLINE_REASON}
      onSend={handleReverse}
    >
      {() => (
        <>
          <p className="text-sm text-ink-2 wrap-anywhere">
            {t(($) => $.reverse.text, { name: member.name, amount: amount(claim.points), incentive: incentive.name })}
          </p>
          {data ? (
            <Facts
              rows={[
                { name: t(($) => $.reverse.returns, { name: member.firstName }), value: amount(data.returns) },
                { name: t(($) => $.reverse.shortfall), value: amount(data.shortfall), warns: data.shortfall > 0 },
              ]}
            />
          ) : error ? (
            <LoadFailed busy={isValidating} onRetry={() => void mutate()} />
          ) : (
            <div className="lines-y" aria-hidden="true">
              {["a", "b"].map((key) => (
                <div key={key} className="flex h-10 items-center justify-between gap-4">
                  <Skeleton className="h-4 w-40" />
                  <Skeleton className="h-4 w-20" />
                </div>
              ))}
            </div>
          )}
        </>
      )}
    </WordsDialog>
  );
}
