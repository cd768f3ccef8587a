import { ApiError } from "@plaudit/api/client.ts";
import { maxPerRecipient } from "@plaudit/api/gift-limits.ts";
import { useErrorText } from "@plaudit/i18n/error-text.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { GiveGlyph } from "@plaudit/ui/art/glyphs.tsx";
import { Button } from "@plaudit/ui/button.tsx";
import { Dialog } from "@plaudit/ui/dialog.tsx";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { FormErrors } from "@plaudit/ui/form/form-errors.tsx";
import { useState } from "react";
import type { EndorsableSubject } from "../subject.ts";
import { useEndorse } from "../thread-data.ts";
import type { DialogProps } from "./dialog-props.ts";

const amounts = [5, 10, 25, 50];
const cell =
  "relative grid h-11 min-w-0 grow basis-0 place-items-center rounded-md text-sm font-semibold tabular-nums rim-edge has-checked:bg-brand has-checked:text-on-brand has-checked:rim-none hover:bg-sunken has-checked:hover:bg-brand-hover has-disabled:bg-sunken has-disabled:text-ink-3 has-disabled:rim-none has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring";

type Props = DialogProps<EndorsableSubject> & {
  /** Points that the reader may still give. */
  left: number;
  /** Points for each recipient in one endorsement; 0 while it is not known. */
  cap: number;
};

/** Adds points for everybody whom the subject is for, from the reader's own allocation. */
export function EndorseDialog({ subject, left, cap, open, onClose }: Props) {
  const { t } = useTranslation("engagement");
  const { t: common } = useTranslation();
  const { t: recognition } = useTranslation("recognition");
  const { number } = useFormat();
  const say = useErrorText();
  const { endorse, pending } = useEndorse(subject);
  const max = Math.min(cap, maxPerRecipient(left, subject.recipientCount));
  const offered = cap > 0 ? [...amounts.filter((amount) => amount < cap), cap] : amounts;
  const [chosen, setChosen] = useState<number | null>(null);
  const [failed, setFailed] = useState<string>();
  const total = (chosen ?? 0) * subject.recipientCount;
  async function handleAdd() {
    if (chosen === null) return;
    setFailed(undefined);
    try {
      await endorse(chosen);
      toast.ok(t(($) => $.endorse.done, { count: chosen, n: number(chosen) }));
      onClose();
    } catch (error) {
      const refused = error instanceof ApiError && error.error === "PointsExceptionError";
      setFailed(refused ? t(($) => $.endorse.refused) : say(error));
    }
  }
  const people = recognition(($) => $.send.members, {
    count: subject.recipientCount,
    n: number(subject.recipientCount),
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(($) => $.endorse.add)}
      closeLabel={common(($) => $.action.close)}
      width="sm:max-w-[26rem]"
      footer={
        <Button className="w-full" off={pending || chosen === null} onClick={() => void handleAdd()}>
          {pending ? t(($) => $.endorse.adding) : t(($) => $.endorse.add)}
        </Button>
      }
    >
      <fieldset className="min-w-0 px-5 pb-5 sm:px-6">
        <legend className="mb-2 text-sm font-semibold text-ink-2">{t(($) => $.endorse.each)}</legend>
        <div className="flex gap-1.5">
          {offered.map((amount) => (
            <label key={amount} title={amount > max ? t(($) => $.endorse.notEnough) : undefined} className={cell}>
              <input
                type="radio"
                name={`endorse-${subject.id}`}
                className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
                checked={chosen === amount}
                disabled={amount > max}
                onChange={() => setChosen(amount)}
              />
              {number(amount)}
              {amount > max && <span className="sr-only">{t(($) => $.endorse.notEnough)}</span>}
            </label>
          ))}
        </div>
        <p aria-live="polite" className="mt-3 flex flex-wrap items-center gap-x-2 text-xs text-ink-2 tabular-nums">
          <GiveGlyph className="size-4.5 text-brand-text" />
          {recognition(($) => $.send.left, { count: left - total, remaining: number(left - total) })}
          {total > 0 && subject.recipientCount > 1 && (
            <span>
              {recognition(($) => $.send.total, { count: total, n: number(total), each: number(chosen ?? 0), people })}
            </span>
          )}
        </p>
        {cap > 0 && <p className="mt-1 text-xs text-ink-2">{t(($) => $.endorse.cap, { n: number(cap) })}</p>}
        <div className="mt-3">
          <FormErrors errors={[failed]} />
        </div>
      </fieldset>
    </Dialog>
  );
}
