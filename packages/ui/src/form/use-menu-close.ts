import { type FocusEvent, useRef } from "react";

/** For a combobox that is all of a dialog or popover, which a choice, Escape and a touch elsewhere close. Tab goes on. */
export function useMenuClose(onClose: () => void) {
  const goesOn = useRef(false);
  return {
    onFocusCapture: () => {
      goesOn.current = false;
    },
    onBlurCapture: (event: FocusEvent) => {
      goesOn.current = event.relatedTarget !== null;
    },
    onClose: () => {
      if (!goesOn.current) onClose();
    },
  };
}
