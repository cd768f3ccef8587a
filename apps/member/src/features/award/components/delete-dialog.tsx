import { useErrorText } from "@plaudit/i18n/error-text.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { ConfirmDialog } from "@plaudit/ui/confirm-dialog.tsx";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { useState } from "react";
import { PartFailed } from "../../../lib/part-failed.tsx";
import { type Award, deleteAward, useReversal } from "../data.ts";

type Props = { award: Award; open: boolean; onClose: () => void; onDeleted: () => void };

/** Explains beforehand what happens to the points. */
export function DeleteDialog({ award, open, onClose, onDeleted }: Props) {
  const { t } = useTranslation("award");
  const { t: common } = useTranslation();
  const { number } = useFormat();
  const say = useErrorText();
  const reversal = useReversal(award.id);
  const [busy, setBusy] = useState(false);
  const { returns = 0, shortfall = 0 } = reversal.data ?? {};
  async function handleDelete() {
    setBusy(true);
    try {
      await deleteAward(award);
      toast.ok(t(($) => $.delete.done));
      onClose();
      onDeleted();
    } catch (error) {
      toast.error(say(error));
    }
    setBusy(false);
  }
  return (
    <ConfirmDialog
      open={open}
      danger
      busy={busy || reversal.isValidating || reversal.error !== undefined}
      title={t(($) => $.delete.title)}
      confirmLabel={t(($) => $.delete.confirm)}
      cancelLabel={common(($) => $.action.cancel)}
      closeLabel={common(($) => $.action.close)}
      onCancel={onClose}
      onConfirm={() => void handleDelete()}
    >
      <p>{t(($) => $.delete.text)}</p>
      {reversal.error && <PartFailed query={reversal} />}
      {returns > 0 && <p className="mt-3">{t(($) => $.delete.returns, { count: returns, n: number(returns) })}</p>}
      {shortfall > 0 && (
        <p className="mt-3">{t(($) => $.delete.shortfall, { count: shortfall, n: number(shortfall) })}</p>
      )}
    </ConfirmDialog>
  );
}
