import { useTranslation } from "@plaudit/i18n/react.ts";
import { ConfirmDialog } from "@plaudit/ui/confirm-dialog.tsx";

type Props = { open: boolean; onCancel: () => void; onConfirm: () => void };

export function DeleteAllDialog(props: Props) {
  const { t } = useTranslation("notification");
  const { t: common } = useTranslation();
  return (
    <ConfirmDialog
      {...props}
      title={t(($) => $.deleteAll)}
      confirmLabel={t(($) => $.deleteAll)}
      cancelLabel={common(($) => $.action.cancel)}
      closeLabel={common(($) => $.action.close)}
      danger
    >
      {t(($) => $.deleteAllText)}
    </ConfirmDialog>
  );
}
