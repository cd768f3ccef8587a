import { useEffect } from "react";

const parts = "li, tr, article, section, form, fieldset, ol, ul, aside, [role=dialog], main";
/** Removed after a few seconds. */
const passing = "[data-toasts]";

const isShown = (part: HTMLElement) => part.checkVisibility() && !part.closest(`[inert], ${passing}`);

const isFocusLost = () => document.activeElement === null || document.activeElement === document.body;

/** A part of the page takes the focus, and no place in the order of tabbing. */
function focusPart(part: HTMLElement) {
  if (part.hasAttribute("tabindex")) return part.focus({ preventScroll: true });
  part.tabIndex = -1;
  part.addEventListener("blur", () => part.removeAttribute("tabindex"), { once: true });
  part.focus({ preventScroll: true });
}

/** The focus goes to the nearest part around an element that is shown, at last to the page's main part. */
export function focusAround(inside: Element | null) {
  let part = inside?.closest<HTMLElement>(parts);
  while (part && !isShown(part)) part = part.parentElement?.closest<HTMLElement>(parts);
  const place = part ?? document.getElementById("main");
  if (place) focusPart(place);
}

/** The neighbor of the removed item of a list, if it is an item too. */
function besideOf({ nextSibling, previousSibling }: MutationRecord, removed: Node) {
  if (!(removed instanceof HTMLElement) || !removed.matches("li, tr, article, section")) return;
  const isItem = (node: Node | null) =>
    node instanceof HTMLElement && node.isConnected && node.tagName === removed.tagName && node.checkVisibility();
  return [nextSibling, previousSibling].find(isItem) as HTMLElement | undefined;
}

/** What takes the place of an element that was removed: its neighbor in the list, else the part around it. */
function heirOf(element: Element, records: MutationRecord[]) {
  for (const record of records)
    for (const removed of record.removedNodes)
      if (removed.contains(element)) return besideOf(record, removed) ?? (record.target as HTMLElement);
  return null;
}

/** What had the focus last, without menus: their entries are unmounted when what they opened closes. */
let lastOutsideMenus: HTMLElement | null = null;
/** What opened the dialogs that are open. What is removed meanwhile is replaced by its neighbor, or by the part around it. */
const openers = new Set<{ element: HTMLElement | null; replaced: boolean }>();

/** Remembers what has the focus while a dialog opens; call the result when it closes, with where the dialog is rendered. */
export function rememberOpener(): (place: Element | null) => void {
  const opener = { element: lastOutsideMenus, replaced: false };
  openers.add(opener);
  return (place) => {
    openers.delete(opener);
    const wanted = opener.element?.isConnected ? opener.element : place;
    // Headless UI has given it to what had it before the opener.
    if (opener.replaced && opener.element?.isConnected) return focusAround(opener.element);
    if (isFocusLost()) opener.element?.focus({ preventScroll: true });
    if (isFocusLost()) focusAround(wanted);
  };
}

/** Whatever goes away with the focus in it hands it to its neighbor in the list, else to the part around it. */
export function useKeptFocus() {
  useEffect(() => {
    /** In a dialog, where the dialog is rendered: what removes that place closes the dialog. */
    let last: Element | null = null;
    /** What had the focus in a dialog. */
    let inside: Element | null = null;
    const handleIn = (event: FocusEvent) => {
      const target = event.target as Element;
      const place = target.closest<HTMLElement>("[data-place]")?.dataset.place;
      inside = place === undefined ? null : target;
      if (target instanceof HTMLElement && !target.closest("[role=menu]")) lastOutsideMenus = target;
      last = place === undefined ? target : document.getElementById(place);
    };
    // Left on purpose, by a touch beside everything: a browser may report the same for an element that is being removed.
    const handleOut = () =>
      queueMicrotask(() => {
        if (!isFocusLost()) return;
        if (last?.isConnected) last = null;
        if (inside?.isConnected) inside = null;
      });
    const watch = new MutationObserver((records) => {
      for (const opener of openers)
        if (opener.element?.isConnected === false) {
          opener.element = heirOf(opener.element, records);
          opener.replaced = true;
        }
      if (!isFocusLost()) return;
      const wasInDialog = inside !== null;
      const find = (gone: Element | null, within: string) => {
        if (gone?.isConnected !== false) return;
        for (const record of records)
          for (const removed of record.removedNodes)
            if (removed.contains(gone) && record.target.isConnected && (record.target as Element).closest(within))
              return { record, removed };
      };
      const part = find(inside, "[data-place]");
      const opener = [...openers].at(-1);
      // A dialog that is gone altogether hands the focus on by itself, to what opened it if that is still there.
      const returns = !part && wasInDialog && opener?.element?.isConnected && !opener.replaced;
      const found = returns ? undefined : (part ?? find(last, "*"));
      if (returns || found) inside = last = null;
      if (!found) return;
      const beside = besideOf(found.record, found.removed);
      if (!beside) return focusAround(found.record.target as Element);
      focusPart(beside);
      // Headless UI still looks for what had the focus long ago.
      if (wasInDialog) setTimeout(() => focusPart(beside));
    });
    watch.observe(document.body, { subtree: true, childList: true });
    document.addEventListener("focusin", handleIn);
    document.addEventListener("focusout", handleOut);
    return () => {
      watch.disconnect();
      document.removeEventListener("focusin", handleIn);
      document.removeEventListener("focusout", handleOut);
    };
  }, []);
}
