import { Dialog, Transition } from "@headlessui/react";
import {
  type ComponentProps,
  useCallback,
  useEffect,
  useInsertionEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { rememberOpener } from "./app/kept-focus.ts";
import type { ModalProps } from "./modal-props.ts";

/** The focus goes to the last element that requests it, on touch screens too; it comes back at once, not after the dialog has faded. */
function useFocus(open: boolean, place: string) {
  const dialog = useRef<HTMLElement>(null);
  const giveBack = useRef<ReturnType<typeof rememberOpener>>(undefined);
  const ref = useCallback((element: HTMLElement | null) => {
    dialog.current = element;
    const wanted = [...(element?.querySelectorAll<HTMLElement>("[data-autofocus]") ?? [])].at(-1);
    // Once its ancestors know that the dialog is theirs: a popover around it would close.
    queueMicrotask(() => wanted?.focus({ preventScroll: true }));
  }, []);
  useLayoutEffect(() => {
    const inside = document.activeElement;
    if (!open && inside instanceof HTMLElement && dialog.current?.contains(inside)) inside.blur();
  }, [open]);
  // Before the dialog takes the focus. Headless UI gives it back to what had it: a menu's entry that fades away, or nothing.
  useLayoutEffect(() => {
    if (open) giveBack.current = rememberOpener();
  }, [open]);
  useEffect(() => {
    if (open) return;
    giveBack.current?.(document.getElementById(place));
    giveBack.current = undefined;
  }, [open, place]);
  // One that is a screen goes away while it is open. Headless UI, if it came only with this dialog, does not know the opener.
  useEffect(
    () => () => {
      const give = giveBack.current;
      setTimeout(() => give?.(null));
    },
    [],
  );
  return ref;
}

/** How wide the strip for the scroll bar is, measured before Headless UI locks the page: it misses one that is empty. */
function useScrollbar(open: boolean) {
  useInsertionEffect(() => {
    const page = document.documentElement;
    if (!open || page.style.overflow === "hidden") return;
    page.style.setProperty("--scrollbar", `${innerWidth - page.getBoundingClientRect().width}px`);
  }, [open]);
}

/** Opens once it is mounted: only then does Headless UI know which part of the page is behind it. */
function PlacedDialog({ open, ...props }: ComponentProps<typeof Dialog<"div">>) {
  const [placed, setPlaced] = useState(false);
  useLayoutEffect(() => setPlaced(true), []);
  return <Dialog static open={open && placed} {...props} />;
}

/** Focus is kept inside and given back, the page behind is inert; Escape and the backdrop ask `onClose` first. */
export function ModalPanel({ open, onClose, label, className, children, place }: ModalProps & { place: string }) {
  useScrollbar(open);
  return (
    <Transition show={open} appear>
      <PlacedDialog
        ref={useFocus(open, place)}
        open={open}
        onClose={onClose}
        aria-label={label}
        data-place={place}
        inert={!open}
        className={`modal ${className}`}
      >
        {children}
      </PlacedDialog>
    </Transition>
  );
}
