import type { Recognition } from "@plaudit/api/recognition.ts";
import { load } from "@plaudit/ui/app/load.ts";
import { lazy, Suspense } from "react";

const DeleteDialog = lazy(async () => ({ default: (await load(() => import("./delete-dialog.tsx"))).DeleteDialog }));
const EditDialog = lazy(async () => ({ default: (await load(() => import("./edit-dialog.tsx"))).EditDialog }));
const RecipientsDialog = lazy(async () => ({
  default: (await load(() => import("./recipients-dialog.tsx"))).RecipientsDialog,
}));

export type RecognitionAction = "edit" | "delete" | "recipients";
type Props = {
  item: Recognition;
  what: RecognitionAction | null;
  open: boolean;
  onClose: () => void;
  onDeleted?: () => void;
};

/** Their code comes with the first click. */
export const LazyDialogs = ({ what, open, onDeleted, ...props }: Props) => (
  <Suspense fallback={null}>
    {what === "delete" && <DeleteDialog {...props} open={open} onDeleted={onDeleted} />}
    {what === "recipients" && <RecipientsDialog {...props} open={open} />}
    {what === "edit" && open && <EditDialog {...props} open />}
  </Suspense>
);
