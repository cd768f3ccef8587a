import { ApiError } from "@plaudit/api/client.ts";
import { useErrorText } from "@plaudit/i18n/error-text.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { type Choice, ChoicePicker } from "@plaudit/ui/form/choice-picker.tsx";
import { TextField } from "@plaudit/ui/form/text-field.tsx";
import { limitOf } from "@plaudit/ui/form/typed-number.ts";
import { FormDialog } from "@plaudit/ui/form-dialog.tsx";
import { type FormEvent, useState } from "react";
import { usePickerLabels } from "../../../lib/picker-labels.ts";
import { findPeople, personChoice } from "../../../lib/pickers.ts";
import { type Bank, useSaveBank } from "../data.ts";

type Field = "name" | "alertBelow" | "ownerIds";
type Props = { bank: Bank | null; onClose: () => void; onSaved?: (bank: Bank) => void };

/** A new bank, or what of one is not money. */
export function BankDialog({ bank, onClose, onSaved }: Props) {
  const { t } = useTranslation("bank");
  const { t: admin } = useTranslation("admin");
  const common = useTranslation("common").t;
  const errorText = useErrorText();
  const picker = usePickerLabels(t(($) => $.form.findOwners));
  const { save, busy } = useSaveBank(bank);
  const [name, setName] = useState(bank?.name ?? "");
  const [alert, setAlert] = useState(bank?.alertBelow == null ? "" : String(bank.alertBelow));
  const [owners, setOwners] = useState<Choice[]>(bank?.owners.map(personChoice) ?? []);
  const [errors, setErrors] = useState<Partial<Record<Field | "form", string>>>({});
  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const alertBelow = limitOf(alert);
    const wrong = {
      ...(name.trim() === "" && { name: common(($) => $.form.required) }),
      ...(Number.isNaN(alertBelow) && { alertBelow: t(($) => $.form.amountWrong) }),
    };
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    try {
      const saved = await save({ name: name.trim(), alertBelow, ownerIds: owners.map(({ id }) => id) });
      toast.ok(admin(($) => (bank ? $.done.save : $.done.add), { name: saved.name }));
      onClose();
      onSaved?.(saved);
    } catch (error) {
      const [detail] = error instanceof ApiError ? error.details : [];
      const at = String(detail?.path ?? "");
      const field = (["name", "alertBelow", "ownerIds"] as const).find((one) => at.startsWith(one));
      setErrors(detail && field ? { [field]: detail.message } : { form: errorText(error) });
    }
  }
  return (
    <FormDialog
      open
      onClose={onClose}
      title={bank ? t(($) => $.edit, { name: bank.name }) : t(($) => $.add)}
      labels={{
        close: common(($) => $.action.close),
        cancel: common(($) => $.action.cancel),
        submit: common(($) => $.action.save),
        busy: common(($) => $.action.saving),
      }}
      busy={busy}
      onSubmit={handleSubmit}
      error={errors.form}
    >
      <TextField
        label={t(($) => $.form.name)}
        error={errors.name}
        data-autofocus
        maxLength={80}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <TextField
        label={t(($) => $.form.alertBelow)}
        optional={common(($) => $.form.optional)}
        hint={t(($) => $.form.alertHint)}
        error={errors.alertBelow}
        inputMode="numeric"
        dir="ltr"
        autoComplete="off"
        value={alert}
        onChange={({ target }) => setAlert(target.value)}
      />
      <div className="min-h-40">
        <ChoicePicker
          label={t(($) => $.form.owners)}
          hint={t(($) => $.form.ownersHint)}
          error={errors.ownerIds}
          value={owners}
          onChange={setOwners}
          search={findPeople}
          labels={picker}
          most={20}
        />
      </div>
    </FormDialog>
  );
}
