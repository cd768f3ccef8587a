import { MOST_DECLINE_REASON } from "@plaudit/api/incentive-limits.ts";
import { isBlank } from "@plaudit/api/plain-text.ts";
import { useDraft } from "@plaudit/api/react/draft.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { TextArea } from "@plaudit/ui/form/text-area.tsx";
import { FormDialog } from "@plaudit/ui/form-dialog.tsx";
import { type FormEvent, useId, useState } from "react";
import type { Claim } from "../data.ts";

const whys = ["unclear", "other", "twice"] as const;
const empty = { reason: "" };
type Props = {
  claims: readonly Claim[];
  open: boolean;
  busy: boolean;
  onClose: () => void;
  /** Whether it was done. */
  onDecline: (reason: string) => Promise<boolean>;
};

/** A reason is always given: it is what the claimant reads. */
export function DeclineDialog({ claims, open, busy, onClose, onDecline }: Props) {
  const { t } = useTranslation("incentive-admin");
  const { t: common } = useTranslation();
  const { number } = useFormat();
  const group = useId();
  const [first] = claims;
  const several = claims.length > 1;
  const [{ reason }, keep, clear] = useDraft(`decline-${several ? "several" : first?.id}`, empty);
  const [tried, setTried] = useState(false);
  const name = first?.member.firstName ?? "";
  const count = { count: claims.length, n: number(claims.length) };
  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (isBlank(reason) || busy) return;
    if (!(await onDecline(reason.trim()))) return;
    clear();
    setTried(false);
    onClose();
  }
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={several ? t(($) => $.decline.titleMany, count) : t(($) => $.decline.title, { name: first?.member.name })}
      width="sm:max-w-[34rem]"
      labels={{
        close: common(($) => $.action.close),
        cancel: common(($) => $.action.cancel),
        submit: several ? t(($) => $.decline.sendMany, count) : t(($) => $.decline.send, { name }),
        busy: common(($) => $.action.saving),
      }}
      busy={busy}
      onSubmit={(event) => void handleSubmit(event)}
    >
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
                onChange={() => keep({ reason: text })}
                className="absolute inset-0 size-full cursor-pointer opacity-0"
              />
              <span className="block text-sm font-semibold">{t(($) => $.decline.label[why])}</span>
              <span className="block text-xs text-ink-2">{t(($) => $.decline.hint[why])}</span>
            </label>
          );
        })}
      </fieldset>
      <TextArea
        label={several ? t(($) => $.decline.readsMany) : t(($) => $.decline.reads, { name })}
        hint={t(($) => $.decline.always)}
        value={reason}
        maxLength={MOST_DECLINE_REASON}
        count={[reason.length, MOST_DECLINE_REASON]}
        onChange={({ target }) => keep({ reason: target.value })}
        error={tried && isBlank(reason) ? t(($) => $.decline.missing) : undefined}
        data-autofocus
      />
    </FormDialog>
  );
}
