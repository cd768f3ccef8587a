import { type KeyboardEvent, type RefCallback, useEffect, useLayoutEffect, useRef } from "react";

type Props = {
  element: HTMLElement;
  wanted: boolean;
  isOpen: boolean;
  close: () => void;
  onOpenChange: (open: boolean) => void;
  /** The next two come from Headless UI's button. */
  ref?: RefCallback<HTMLElement>;
  onKeyDown?: (event: KeyboardEvent) => void;
};
const enter = { key: "Enter", preventDefault() {}, stopPropagation() {} } as KeyboardEvent;

/** Replaces Headless UI's own button by the one that was on the page before the library loaded, and forwards to it. */
export function ButtonStandIn({ element, wanted, isOpen, close, onOpenChange, ref, onKeyDown }: Props) {
  const was = useRef(false);
  useLayoutEffect(() => {
    ref?.(element);
    return () => void ref?.(null);
  }, [ref, element]);
  // A wish is followed once, when it changes.
  useEffect(() => {
    if (wanted === isOpen) return;
    if (wanted) onKeyDown?.(enter);
    else close();
  }, [wanted]);
  useEffect(() => {
    if (was.current === isOpen) return;
    was.current = isOpen;
    onOpenChange(isOpen);
  }, [isOpen]);
  return null;
}

/** To the side of the button with more space. */
export function anchorOf(button: HTMLElement, gap: number) {
  const { left, right } = button.getBoundingClientRect();
  const towardsRight = innerWidth - left > right;
  return { to: towardsRight === (document.dir !== "rtl") ? "bottom start" : "bottom end", gap, padding: 8 } as const;
}
