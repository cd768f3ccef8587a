import { load } from "@plaudit/ui/app/load.ts";
import { lazy, Suspense } from "react";
import type { Award } from "../data.ts";

const DeleteDialog = lazy(async () => ({ default: (await load(() => import("./delete-dialog.tsx"))).DeleteDialog }));
const EditDialog = lazy(async () => ({ default: (await load(() => import("./edit-dialog.tsx"))).EditDialog }));
const RecipientsDialog = lazy(async () => ({
  default: (await load(() => import("./recipients-dialog.tsx"))).RecipientsDialog,
}));

export type AwardAction = "edit" | "delete" | "recipients";
type Props = {
  award: Award;
  what: AwardAction | null;
  open: boolean;
  onClose: () => void;
  onDeleted: () => void;
};

/** Their code comes with the first click. */
export const AwardDialogs = ({ what, open, onDeleted, ...props }: Props) => (
  <Suspense fallback={null}>
    {what === "delete" && <DeleteDialog {...props} open={open} onDeleted={onDeleted} />}
    {what === "recipients" && <RecipientsDialog {...props} open={open} />}
    {what === "edit" && open && <EditDialog {...props} />}
  </Suspense>
);
