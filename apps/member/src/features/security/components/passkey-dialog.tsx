import { useTranslation } from "@plaudit/i18n/react.ts";
import { TextField } from "@plaudit/ui/form/text-field.tsx";
import { addPasskey } from "../data.ts";
import { useStep } from "../use-step.ts";
import { OwnPassword } from "./own-password.tsx";
import { StepDialog } from "./step-dialog.tsx";

type Props = { open: boolean; onClose: () => void; onDone: (codes: string[] | null) => void };

/** Name and password, then the browser asks for finger, face or key. */
export function PasskeyDialog({ open, onClose, onDone }: Props) {
  const { t } = useTranslation("security");
  const step = useStep({
    check: (fields) => ({
      name: String(fields.get("name")).trim() ? undefined : t(($) => $.passkeys.nameNeeded),
      password: fields.get("password") ? undefined : t(($) => $.password.needed),
    }),
    run: async (fields) => {
      const added = await addPasskey(String(fields.get("name")).trim(), String(fields.get("password")));
      if (added) onDone(added.recoveryCodes);
      else step.show({ form: t(($) => $.passkeys.canceled) });
    },
    wrong: () => ({ password: t(($) => $.password.wrong) }),
  });
  return (
    <StepDialog
      open={open}
      onClose={onClose}
      title={t(($) => $.passkeys.add)}
      submit={t(($) => $.password.submit)}
      step={step}
    >
      <TextField
        name="name"
        maxLength={60}
        label={t(($) => $.passkeys.name)}
        hint={t(($) => $.passkeys.nameHint)}
        error={step.problems.name}
        data-autofocus
      />
      <OwnPassword error={step.problems.password} />
    </StepDialog>
  );
}
