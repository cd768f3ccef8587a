import { useTranslation } from "@plaudit/i18n/react.ts";
import { TextArea } from "@plaudit/ui/form/text-area.tsx";
import { FormDialog } from "@plaudit/ui/form-dialog.tsx";
import { type FormEvent, useState } from "react";

const longest = 500;
type Props = {
  count: number;
  onClose: () => void;
  /** Whether it was done. */
  onSubmit: (message: string) => Promise<boolean>;
};

/** Several at once: each of their members is told, with the same words. */
export function TogetherDialog({ count, onClose, onSubmit }: Props) {
  const { t } = useTranslation("redemption-admin");
  const common = useTranslation("common").t;
  const [message, setMessage] = useState("");
  const [busy, setBusy] = useState(false);
  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const done = await onSubmit(message.trim());
    setBusy(false);
    if (done) onClose();
  }
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t(($) => $.fulfil.together, { count, n: count })}
      labels={{
        close: common(($) => $.action.close),
        cancel: common(($) => $.action.cancel),
        submit: t(($) => $.fulfil.act),
        busy: common(($) => $.action.saving),
      }}
      busy={busy}
      onSubmit={(event) => void handleSubmit(event)}
    >
      <p className="text-sm text-ink-2">{t(($) => $.fulfil.told, { count })}</p>
      <TextArea
        label={t(($) => $.reasonMany)}
        optional={common(($) => $.form.optional)}
        rows={3}
        maxLength={longest}
        count={[message.length, longest]}
        value={message}
        onChange={(event) => setMessage(event.target.value)}
        data-autofocus
      />
    </FormDialog>
  );
}
