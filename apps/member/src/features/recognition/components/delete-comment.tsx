import type { Comment } from "@plaudit/api/engagement.ts";
import type { Recognition } from "@plaudit/api/recognition.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { ConfirmDialog } from "@plaudit/ui/confirm-dialog.tsx";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { useState } from "react";
import { useErrorText } from "../../../lib/error-text.ts";
import { deleteComment } from "../data.ts";

type Props = { item: Recognition; comment: Comment; onClose: () => void };

export function DeleteComment({ item, comment, onClose }: Props) {
  const { t } = useTranslation("engagement");
  const say = useErrorText();
  const [busy, setBusy] = useState(false);
  async function handleDelete() {
    setBusy(true);
    try {
      await deleteComment(item, comment);
      onClose();
    } catch (error) {
      toast.error(say(error));
      setBusy(false);
    }
  }
  return (
    <ConfirmDialog
      open
      danger
      busy={busy}
      title={t(($) => $.comments.deleteTitle)}
      confirmLabel={t(($) => $.comments.deleteConfirm)}
      cancelLabel={t(($) => $.comments.keep)}
      closeLabel={t(($) => $.close)}
      onCancel={onClose}
      onConfirm={() => void handleDelete()}
    >
      {t(($) => $.comments.deleteText)}
    </ConfirmDialog>
  );
}
