import type { Comment } from "@plaudit/api/engagement.ts";
import { isBlank } from "@plaudit/api/plain-text.ts";
import { useErrorText } from "@plaudit/i18n/error-text.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { TextArea } from "@plaudit/ui/form/text-area.tsx";
import { FormDialog } from "@plaudit/ui/form-dialog.tsx";
import { type FormEvent, useState } from "react";
import { report } from "../data.ts";
import type { Subject } from "../subject.ts";
import type { DialogProps } from "./dialog-props.ts";

const longest = 500;

/** Why this should be looked at; the reason stays while the dialog is closed. */
export function FlagDialog({ subject, open, onClose }: Omit<DialogProps, "subject"> & { subject: Subject | Comment }) {
  const { t } = useTranslation("engagement");
  const { t: common } = useTranslation();
  const say = useErrorText();
  const [reason, setReason] = useState("");
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();
  const missing = isBlank(reason);
  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (missing || busy) return;
    setBusy(true);
    setFailed(undefined);
    try {
      await report(subject, reason.trim());
      toast.ok(t(($) => $.flag.done));
      onClose();
    } catch (error) {
      setFailed(say(error));
    }
    setBusy(false);
  }
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t(($) => $.flag.title)}
      labels={{
        close: common(($) => $.action.close),
        cancel: common(($) => $.action.cancel),
        submit: t(($) => $.flag.submit),
        busy: common(($) => $.action.saving),
      }}
      busy={busy}
      onSubmit={handleSubmit}
      error={failed}
    >
      <p className="text-sm text-ink-2">{t(($) => $.flag.text)}</p>
      <TextArea
        label={t(($) => $.flag.reason)}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        maxLength={longest}
        count={[reason.length, longest]}
        error={tried && missing ? t(($) => $.flag.noReason) : undefined}
        data-autofocus
      />
    </FormDialog>
  );
}
