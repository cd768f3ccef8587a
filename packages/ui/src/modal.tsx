import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { focusAround } from "./app/kept-focus.ts";

type Props = { open: boolean; onClose: () => void; label: string; className: string; children: ReactNode };
const leave = 220;

function closesItself(event: KeyboardEvent<HTMLDialogElement>) {
  return event.key === "Escape" && !event.defaultPrevented && !event.currentTarget.querySelector(":popover-open");
}

/** The platform's modal dialog under React's control: focus is kept and given back, the page behind is inert, Escape and the veil ask `onClose` first. */
export function Modal({ open, onClose, label, className, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const [leaving, setLeaving] = useState(false);
  // While it still stands in the page: a dialog that is gone gives no focus back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    const page = document.documentElement;
    if (!document.querySelector("dialog:modal"))
      page.style.setProperty("--scrollbar", `${innerWidth - page.getBoundingClientRect().width}px`);
    dialog.showModal();
    [...dialog.querySelectorAll<HTMLElement>("[data-autofocus]")].at(-1)?.focus();
    return () => {
      dialog.close();
      // What opened it may be gone by now.
      if (document.activeElement === document.body) focusAround(dialog);
      setLeaving(true);
      setTimeout(() => setLeaving(false), leave);
    };
  }, [open]);
  return (
    <dialog
      ref={ref}
      aria-label={label}
      className={`modal ${className}`}
      onKeyDown={(event) => {
        if (!closesItself(event)) return;
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        // Browsers force a second close request through; what is guarded opens again.
        if (event.target === event.currentTarget && open && !event.currentTarget.open) event.currentTarget.showModal();
      }}
      onPointerDown={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      {(open || leaving) && children}
    </dialog>
  );
}
