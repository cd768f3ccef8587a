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
  lead?: ReactNode;
  width?: string;
  /** Nothing inside takes focus: the body does, so that it can be scrolled by key. */
  readOnly?: boolean;
};

/** Centered from 600 px up; below that it rises from the bottom edge and leaves a strip of the page behind it. */
export function Dialog(props: Props) {
  const { open, onClose, title, closeLabel, children, footer, lead, width = "sm:max-w-[46.75rem]" } = props;
  return (
    <Modal
      open={open}
      onClose={onClose}
      label={title}
      className={`modal-rise mx-auto mt-auto mb-0 max-h-[calc(100dvh-2rem)] w-full max-w-full rounded-t-xl sm:my-auto sm:max-h-[calc(100dvh-3rem)] sm:rounded-xl ${width}`}
    >
      <div className="flex max-h-[inherit] min-h-0 flex-col overflow-hidden rounded-[inherit]">
        <span
          aria-hidden="true"
          className="absolute inset-x-0 top-2 z-10 mx-auto h-1 w-10 rounded-full bg-line-2 sm:hidden"
        />
        <DialogHead title={title} lead={lead} onClose={onClose} closeLabel={closeLabel} />
        <div
          {...(props.readOnly ? { tabIndex: 0, role: "group", "aria-label": title } : {})}
          className="min-h-0 grow overflow-y-auto overscroll-contain outline-offset-[-2px]"
        >
          {children}
        </div>
        {footer && (
          <div className="dialog-foot shrink-0 border-line border-t px-5 py-3 pb-[max(.75rem,env(safe-area-inset-bottom))] sm:px-6">
            {footer}
          </div>
        )}
      </div>
    </Modal>
  );
}
