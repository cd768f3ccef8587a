import { useTranslation } from "@plaudit/i18n/react.ts";
import { useStep } from "../use-step.ts";
import { OwnPassword } from "./own-password.tsx";
import { StepDialog } from "./step-dialog.tsx";

type Props = {
  open: boolean;
  onClose: () => void;
  title: string;
  text?: string;
  submit: string;
  danger?: boolean;
  run: (password: string) => Promise<void>;
};

/** Whoever changes how one signs in enters the password again. */
export function ConfirmWithPassword({ text, run, ...props }: Props) {
  const { t } = useTranslation("security");
  const step = useStep({
    check: (fields) => ({ password: fields.get("password") ? undefined : t(($) => $.password.needed) }),
    run: (fields) => run(String(fields.get("password"))),
    wrong: () => ({ password: t(($) => $.password.wrong) }),
  });
  return (
    <StepDialog {...props} step={step}>
      <p className="text-sm text-ink-2">{text ?? t(($) => $.password.confirmText)}</p>
      <OwnPassword focused error={step.problems.password} />
    </StepDialog>
  );
}
