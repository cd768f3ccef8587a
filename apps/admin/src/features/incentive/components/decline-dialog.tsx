import { MOST_DECLINE_REASON } from "@plaudit/api/incentive-limits.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { useId } from "react";
import { WordsDialog } from "../../../lib/words-dialog.tsx";
import type { Claim } from "../data.ts";

const whys = ["unclear", "other", "twice"] as const;
type Props = {
  claims: readonly Claim[];
  open: boolean;
  busy: boolean;
  onClose: () => void;
  /** Whether it was done. */
  onDecline: (reason: string) => Promise<boolean>;
};

/** A reason is always given: it is what the claimant reads. */
export function DeclineDialog({ claims, onDecline, ...props }: Props) {
  const { t } = useTranslation("incentive-admin");
  const { number } = useFormat();
  const group = useId();
  const [first] = claims;
  const several = claims.length > 1;
  const name = first?.member.firstName ?? "";
  const count = { count: claims.length, n: number(claims.length) };
  return (
    <WordsDialog
      {...props}
      draft={`decline-${several ? "several" : first?.id}`}
      title={several ? t(($) => $.decline.titleMany, count) : t(($) => $.decline.title, { name: first?.member.name })}
      submit={several ? t(($) => $.decline.sendMany, count) : t(($) => $.decline.send, { name })}
      label={several ? t(($) => $.decline.readsMany) : t(($) => $.decline.reads, { name })}
      hint={t(($) => $.decline.always)}
      missing={t(($) => $.decline.missing)}
      most={MOST_DECLINE_REASON}
      onSend={onDecline}
    >
      {(reason, choose) => (
        <fieldset className="grid min-w-0 gap-2">
          <legend className="mb-1.5 text-sm font-semibold">{t(($) => $.decline.why)}</legend>
          {whys.map((why) => {
            const text = t(($) => $.decline.text[why]);
            return (
              <label
                key={why}
                className={`relative block rounded-md px-4 py-3 has-focus-visible:outline-2 has-focus-visible:outline-ring ${reason === text ? "bg-brand-soft rim-mark" : "rim-edge"}`}
              >
                <input
                  type="radio"
                  name={group}
                  checked={reason === text}
                  onChange={() => choose(text)}
                  className="absolute inset-0 size-full cursor-pointer opacity-0"
                />
                <span className="block text-sm font-semibold">{t(($) => $.decline.label[why])}</span>
                <span className="block text-xs text-ink-2">{t(($) => $.decline.hint[why])}</span>
              </label>
            );
          })}
        </fieldset>
      )}
    </WordsDialog>
  );
}
