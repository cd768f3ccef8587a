import { useErrorText } from "@plaudit/i18n/error-text.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { undoDecision } from "./history-data.ts";

/** What a message about a decision offers; nobody has been told of it yet. */
export function useUndo() {
  const { t } = useTranslation("shop");
  const errorText = useErrorText();
  return (id: string) => ({
    action: {
      label: t(($) => $.approvals.undo),
      onAction: () =>
        void undoDecision(id).then(
          () => toast.ok(t(($) => $.approvals.undone)),
          (error: unknown) => toast.error(errorText(error)),
        ),
    },
  });
}
