import type { Recognition } from "@plaudit/api/recognition.ts";
import { useErrorText } from "@plaudit/i18n/error-text.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { ConfirmDialog } from "@plaudit/ui/confirm-dialog.tsx";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { useState } from "react";
import { deleteRecognition } from "../write-data.ts";

type Props = { draft: Recognition | null; onClose: () => void };

export function DeleteDraft({ draft, onClose }: Props) {
  const { t } = useTranslation("recognition");
  const { t: common } = useTranslation();
  const say = useErrorText();
  const [busy, setBusy] = useState(false);
  async function handleDelete() {
    if (!draft) return;
    setBusy(true);
    try {
      await deleteRecognition(draft);
      toast.ok(t(($) => $.progress.delete.done));
    } catch (error) {
      toast.error(say(error));
    }
    setBusy(false);
    onClose();
  }
  return (
    <ConfirmDialog
      open={draft !== null}
      danger
      busy={busy}
      title={t(($) => $.progress.delete.title)}
      confirmLabel={t(($) => $.progress.delete.confirm)}
      cancelLabel={t(($) => $.delete.cancel)}
      closeLabel={common(($) => $.action.close)}
      onCancel={onClose}
      onConfirm={() => void handleDelete()}
    >
      {t(($) => $.progress.delete.text)}
    </ConfirmDialog>
  );
}
