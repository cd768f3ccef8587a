import { useApps } from "@plaudit/api/react";
import type { Recognition } from "@plaudit/api/recognition.ts";
import { useErrorText } from "@plaudit/i18n/error-text.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { ConfirmDialog } from "@plaudit/ui/confirm-dialog.tsx";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { useState } from "react";
import { deleteRecognition } from "../data.ts";

interface Props {
  item: Recognition;
  open: boolean;
  onClose: () => void;
  onDeleted?: (() => void) | undefined;
}

/** Explains beforehand what happens to the points. */
export function DeleteDialog({ item, open, onClose, onDeleted }: Props) {
  const { t } = useTranslation("recognition");
  const { number } = useFormat();
  const points = useApps().has("points");
  const say = useErrorText();
  const [busy, setBusy] = useState(false);
  const given = (item.amount + item.endorsementStats.amount) * item.recipientCount;
  async function handleDelete() {
    setBusy(true);
    try {
      await deleteRecognition(item);
      toast.ok(t(($) => $.delete.done));
      onClose();
      onDeleted?.();
    } catch (error) {
      toast.error(say(error));
    }
    setBusy(false);
  }
  return (
    <ConfirmDialog
      open={open}
      danger
      busy={busy}
      title={t(($) => $.delete.title)}
      confirmLabel={t(($) => $.delete.confirm)}
      cancelLabel={t(($) => $.delete.cancel)}
      closeLabel={t(($) => $.send.close)}
      onCancel={onClose}
      onConfirm={() => void handleDelete()}
    >
      <p>{t(($) => $.delete.text)}</p>
      {points && given > 0 && <p className="mt-3">{t(($) => $.delete.points, { count: given, n: number(given) })}</p>}
    </ConfirmDialog>
  );
}
