import { useErrorText } from "@plaudit/i18n/error-text.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Bloom } from "@plaudit/ui/art/bloom.tsx";
import { Button } from "@plaudit/ui/button.tsx";
import { ConfirmDialog } from "@plaudit/ui/confirm-dialog.tsx";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { useState } from "react";
import type { Step } from "./data.ts";
import { StepRow } from "./step-row.tsx";

/** How far it is, and what comes next. */
export function FirstSteps({ steps, onDismiss }: { steps: Step[]; onDismiss: () => Promise<void> }) {
  const { t } = useTranslation("admin");
  const common = useTranslation("common").t;
  const errorText = useErrorText();
  const format = useFormat();
  const [confirming, setConfirming] = useState(false);
  const [busy, setBusy] = useState(false);
  const total = steps.length;
  const done = steps.filter((step) => step.done).length;
  const left = total - done;
  const minutes = steps.reduce((sum, step) => sum + (step.done ? 0 : step.minutes), 0);
  const next = steps.findIndex((step) => !step.done);
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
    <>
      <div className="flex items-center gap-6 py-4 sm:gap-9 sm:py-8">
        <Bloom
          value={done}
          max={total}
          petals={total * Math.ceil(12 / total)}
          className="size-24 shrink-0 sm:size-36"
        />
        <div>
          <p className="font-display text-display font-[440] track-display">
            {done * 2 === total
              ? t(($) => $.start.half)
              : t(($) => $.start.left, { count: left, n: format.number(left) })}
          </p>
          <p className="mt-2 text-base text-ink-2">
            {t(($) => $.start.progress, { done: format.number(done), total: format.number(total) })}{" "}
            {t(($) => $.start.time, { count: minutes, n: format.number(minutes) })} {t(($) => $.start.calm)}
          </p>
        </div>
      </div>
      <ol className="border-line border-t">
        {steps.map((step, i) => (
          <StepRow key={step.id} step={step} number={i + 1} next={i === next} />
        ))}
      </ol>
      <Button kind="quiet" size="sm" className="mt-5 -ms-3" onClick={() => setConfirming(true)}>
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
    </>
  );
}
