import type { Recognition } from "@plaudit/api/recognition.ts";
import { load } from "@plaudit/ui/app/load.ts";
import { lazy, Suspense } from "react";

const DeleteDialog = lazy(async () => ({ default: (await load(() => import("./delete-dialog.tsx"))).DeleteDialog }));

type Props = {
  item: Recognition;
  what: "delete" | null;
  open: boolean;
  onClose: () => void;
  onDeleted?: () => void;
};

/** Its code comes with the first click. */
export const LazyDeleteDialog = ({ what, ...props }: Props) =>
  what && (
    <Suspense fallback={null}>
      <DeleteDialog {...props} />
    </Suspense>
  );
