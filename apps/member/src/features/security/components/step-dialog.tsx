import { useTranslation } from "@plaudit/i18n/react.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { Dialog } from "@plaudit/ui/dialog.tsx";
import { FormErrors } from "@plaudit/ui/form/form-errors.tsx";
import { SubmitButton } from "@plaudit/ui/submit-button.tsx";
import { type ReactNode, useId } from "react";
import type { useStep } from "../use-step.ts";

type Props = {
  open: boolean;
  onClose: () => void;
  title: string;
  submit: string;
  danger?: boolean;
  step: ReturnType<typeof useStep>;
  children: ReactNode;
};

/** A question with fields: its form, and its two buttons below. */
export function StepDialog({ open, onClose, title, submit, danger, step, children }: Props) {
  const { t: common } = useTranslation();
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      closeLabel={common(($) => $.action.close)}
      width="sm:max-w-[32rem]"
      footer={
        <div className="flex justify-end gap-2 max-sm:flex-col-reverse">
          <Button kind="line" onClick={onClose}>
            {common(($) => $.action.cancel)}
          </Button>
          <SubmitButton
            form={id}
            kind={danger ? "danger" : "primary"}
            busy={step.busy}
            busyLabel={common(($) => $.action.saving)}
          >
            {submit}
          </SubmitButton>
        </div>
      }
    >
      <form id={id} noValidate onSubmit={step.handleSubmit} className="grid gap-4 px-5 pb-5 sm:px-6">
        {children}
        <FormErrors errors={[step.problems.form]} />
      </form>
    </Dialog>
  );
}
