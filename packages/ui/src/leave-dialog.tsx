import { ConfirmDialog } from "./confirm-dialog.tsx";

export type LeaveLabels = { title: string; text: string; leave: string; stay: string; close: string };
type Props = { open: boolean; labels: LeaveLabels; onConfirm: () => void; onCancel: () => void };

/** Asks before what was typed is lost. */
export const LeaveDialog = ({ open, labels, onConfirm, onCancel }: Props) => (
  <ConfirmDialog
    open={open}
    title={labels.title}
    confirmLabel={labels.leave}
    cancelLabel={labels.stay}
    closeLabel={labels.close}
    danger
    onConfirm={onConfirm}
    onCancel={onCancel}
  >
    {labels.text}
  </ConfirmDialog>
);
