import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";

type Props = {
  open: boolean;
  title: string;
  children: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  closeLabel: string;
  danger?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/** One question, two answers; the harmless one has the focus. */
export function ConfirmDialog(props: Props) {
  return (
    <Dialog
      open={props.open}
      onClose={props.onCancel}
      title={props.title}
      closeLabel={props.closeLabel}
      width="sm:max-w-[28rem]"
      footer={
        <div className="flex justify-end gap-2 max-sm:flex-col-reverse">
          <Button kind="line" onClick={props.onCancel} data-autofocus>
            {props.cancelLabel}
          </Button>
          <Button kind={props.danger ? "danger" : "primary"} off={props.busy} onClick={props.onConfirm}>
            {props.confirmLabel}
          </Button>
        </div>
      }
    >
      <div className="px-5 pb-5 text-sm text-ink-2 sm:px-6">{props.children}</div>
    </Dialog>
  );
}
