/** The topmost modal dialog, while one is open; the page behind it is inert. */
export const openModal = () => [...document.querySelectorAll<HTMLElement>("[aria-modal=true]")].at(-1);

/** Whether a dialog, a popover or a menu is open above the page. */
export const isOverlayOpen = () =>
  document.querySelector(":is([role=dialog], [role=menu]):not([data-closed])") !== null;
