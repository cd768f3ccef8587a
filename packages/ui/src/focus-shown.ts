/** Gives the focus; inside a popover that is about to show, with its showing. */
export function focusShown(element: HTMLElement | undefined | null) {
  if (element?.closest("[popover]:not(:popover-open)")) element.autofocus = true;
  else element?.focus({ preventScroll: true });
}
