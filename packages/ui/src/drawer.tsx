import type { ReactNode } from "react";
import { DialogHead } from "./dialog-head.tsx";
import { Modal } from "./modal.tsx";

type Props = {
  open: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  children: ReactNode;
  footer?: ReactNode;
};

/** A drawer of 375 at the reading direction's end; on a phone the same content comes from below. */
export function Drawer({ open, onClose, title, closeLabel, children, footer }: Props) {
  return (
    <Modal
      open={open}
      onClose={onClose}
      label={title}
      className="modal-slide mx-0 mt-auto mb-0 max-h-[88dvh] w-full max-w-full rounded-t-xl sm:my-0 sm:ms-auto sm:h-dvh sm:max-h-dvh sm:w-[23.4375rem] sm:rounded-none"
    >
      <div className="flex max-h-[inherit] min-h-0 flex-col overflow-hidden rounded-[inherit] sm:h-full">
        <DialogHead title={title} onClose={onClose} closeLabel={closeLabel} />
        <div className="min-h-0 grow overflow-y-auto overscroll-contain px-5 pb-6 sm:px-6">{children}</div>
        {footer && <div className="shrink-0 border-line border-t px-5 py-3 sm:px-6">{footer}</div>}
      </div>
    </Modal>
  );
}
