import { useApps } from "@plaudit/api/react";
import type { Recognition } from "@plaudit/api/recognition.ts";
import { useErrorText } from "@plaudit/i18n/error-text.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { ConfirmDialog } from "@plaudit/ui/confirm-dialog.tsx";
import { Skeleton } from "@plaudit/ui/feedback/skeleton.tsx";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { useState } from "react";
import { PartFailed } from "../../../lib/part-failed.tsx";
import { deleteRecognition, useReversal } from "../write-data.ts";

interface Props {
  item: Recognition;
  open: boolean;
  onClose: () => void;
  onDeleted?: (() => void) | undefined;
}

/** What happens to the points, as it would be now. */
function PointsText({ query }: { query: ReturnType<typeof useReversal> }) {
  const { t } = useTranslation("recognition");
  const { number } = useFormat();
  if (query.isValidating && !query.error)
    return (
      <div role="status" aria-label={t(($) => $.delete.loading)} className="mt-3">
        <Skeleton className="h-5" />
      </div>
    );
  if (!query.data || query.error) return <PartFailed query={query} />;
  const { given, shortfall } = query.data;
  if (given === 0) return null;
  return (
    <p className="mt-3">
      {t(($) => $.delete.points, { count: given, n: number(given) })}
      {shortfall > 0 && ` ${t(($) => $.delete.shortfall, { count: shortfall, n: number(shortfall) })}`}
    </p>
  );
}

/** Explains beforehand what happens to the points. */
export function DeleteDialog({ item, open, onClose, onDeleted }: Props) {
  const { t } = useTranslation("recognition");
  const { t: common } = useTranslation();
  const points = useApps().has("points");
  const reversal = useReversal(item.id, points);
  const say = useErrorText();
  const [busy, setBusy] = useState(false);
  const unknown = points && (reversal.isValidating || reversal.error !== undefined);
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
      busy={busy || unknown}
      title={t(($) => $.delete.title)}
      confirmLabel={t(($) => $.delete.confirm)}
      cancelLabel={t(($) => $.delete.cancel)}
      closeLabel={common(($) => $.action.close)}
      onCancel={onClose}
      onConfirm={() => void handleDelete()}
    >
      <p>{t(($) => $.delete.text)}</p>
      {points && <PointsText query={reversal} />}
    </ConfirmDialog>
  );
}
