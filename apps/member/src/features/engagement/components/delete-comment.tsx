import type { Comment } from "@plaudit/api/engagement.ts";
import { useErrorText } from "@plaudit/i18n/error-text.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { ConfirmDialog } from "@plaudit/ui/confirm-dialog.tsx";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { useState } from "react";
import { useEngagement } from "../data.ts";
import type { Subject } from "../subject.ts";

type Props = { subject: Subject; comment: Comment; onClose: () => void };

export function DeleteComment({ subject, comment, onClose }: Props) {
  const { t } = useTranslation("engagement");
  const { t: common } = useTranslation();
  const say = useErrorText();
  const { removeComment } = useEngagement(subject);
  const [busy, setBusy] = useState(false);
  async function handleDelete() {
    setBusy(true);
    try {
      await removeComment(comment);
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
      closeLabel={common(($) => $.action.close)}
      onCancel={onClose}
      onConfirm={() => void handleDelete()}
    >
      {t(($) => $.comments.deleteText)}
    </ConfirmDialog>
  );
}
