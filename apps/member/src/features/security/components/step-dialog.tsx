import { useTranslation } from "@plaudit/i18n/react.ts";
import { FormDialog } from "@plaudit/ui/form-dialog.tsx";
import type { ReactNode } from "react";
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

export function StepDialog({ submit, step, ...props }: Props) {
  const { t } = useTranslation();
  return (
    <FormDialog
      {...props}
      labels={{
        close: t(($) => $.action.close),
        cancel: t(($) => $.action.cancel),
        submit,
        busy: t(($) => $.action.saving),
      }}
      busy={step.busy}
      onSubmit={step.handleSubmit}
      error={step.problems.form}
    />
  );
}
