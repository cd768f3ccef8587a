import { useErrorText } from "@plaudit/i18n/error-text.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Bloom } from "@plaudit/ui/art/bloom.tsx";
import { Badge } from "@plaudit/ui/badge.tsx";
import { Button } from "@plaudit/ui/button.tsx";
import { ConfirmDialog } from "@plaudit/ui/confirm-dialog.tsx";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { useState } from "react";
import type { Part } from "./data.ts";
import { StepRow } from "./step-row.tsx";

type Props = {
  parts: Part[];
  /** They are all that the page has. */
  alone: boolean;
  onDismiss: () => Promise<void>;
};

/** How far it is, and what comes next. */
export function FirstSteps({ parts, alone, onDismiss }: Props) {
  const { t } = useTranslation("today");
  const common = useTranslation("common").t;
  const errorText = useErrorText();
  const format = useFormat();
  const [confirming, setConfirming] = useState(false);
  const [busy, setBusy] = useState(false);
  const steps = parts.flatMap((part) => part.steps);
  const total = steps.length;
  const done = steps.filter((step) => step.done).length;
  const left = total - done;
  const minutes = steps.reduce((sum, step) => sum + (step.done ? 0 : step.minutes), 0);
  const next = steps.find((step) => !step.done);
  const dismiss = async () => {
    setBusy(true);
    try {
      await onDismiss();
    } catch (error) {
      toast.error(errorText(error));
      setConfirming(false);
    }
    setBusy(false);
  };
  return (
    <section aria-labelledby="first-steps" className={alone ? "" : "mt-14"}>
      <div className={`flex items-center gap-6 sm:gap-9 ${alone ? "py-4 sm:py-8" : "pb-6"}`}>
        <Bloom
          value={done}
          max={total}
          petals={total * Math.ceil(12 / total)}
          className={`shrink-0 ${alone ? "size-24 sm:size-36" : "size-16 sm:size-20"}`}
        />
        <div>
          <h2
            id="first-steps"
            className={`font-display font-[440] track-display ${alone ? "text-display" : "text-2xl"}`}
          >
            {done * 2 === total
              ? t(($) => $.start.half)
              : t(($) => $.start.left, { count: left, n: format.number(left) })}
          </h2>
          <p className={`text-ink-2 ${alone ? "mt-2 text-base" : "mt-1 text-sm"}`}>
            {t(($) => $.start.progress, { done: format.number(done), total: format.number(total) })}{" "}
            {t(($) => $.start.time, { count: minutes, n: format.number(minutes) })} {t(($) => $.start.calm)}
          </p>
        </div>
      </div>
      {parts.map((part) => (
        <section
          key={part.id}
          aria-labelledby={`part-${part.id}`}
          className="grid gap-x-8 border-line border-t py-4 sm:grid-cols-[9.5rem_minmax(0,1fr)] sm:py-6"
        >
          <div className="max-sm:pb-2">
            <h3 id={`part-${part.id}`} className="text-sm font-semibold">
              {t(($) => $.start.part[part.id].title)}
            </h3>
            <p className="text-sm text-ink-2">{t(($) => $.start.part[part.id].text)}</p>
            {part.steps.every((step) => step.done) && (
              <p className="mt-2">
                <Badge state="ok">{t(($) => $.start.complete)}</Badge>
              </p>
            )}
          </div>
          <ol>
            {part.steps.map((step) => (
              <StepRow key={step.id} step={step} number={steps.indexOf(step) + 1} next={step === next} />
            ))}
          </ol>
        </section>
      ))}
      <Button kind="quiet" size="sm" className="mt-3 -ms-3" onClick={() => setConfirming(true)}>
        {t(($) => $.start.dismiss)}
      </Button>
      <ConfirmDialog
        open={confirming}
        title={t(($) => $.start.dismissTitle)}
        confirmLabel={t(($) => $.start.dismiss)}
        cancelLabel={common(($) => $.action.cancel)}
        closeLabel={common(($) => $.action.close)}
        busy={busy}
        onCancel={() => setConfirming(false)}
        onConfirm={() => void dismiss()}
      >
        {t(($) => $.start.dismissText)}
      </ConfirmDialog>
    </section>
  );
}
