/** The topmost modal dialog, while one is open; the page behind it is inert. */
export const openModal = () => [...document.querySelectorAll<HTMLElement>("[aria-modal=true]")].at(-1);

/** A dialog, a popover or a menu stands above the page. */
export const isOverlayOpen = () =>
  document.querySelector(":is([role=dialog], [role=menu]):not([data-closed])") !== null;
