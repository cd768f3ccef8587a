import { useEffect } from "react";

const parts = "li, tr, article, section, form, fieldset, ol, ul, aside, [role=dialog], main";
/** Here for a few seconds only. */
const passing = "[data-toasts]";

const isShown = (part: HTMLElement) => part.checkVisibility() && !part.closest(`[inert], ${passing}`);

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

/** What stood beside the removed item of a list, and is an item too. */
function besideOf({ nextSibling, previousSibling }: MutationRecord, removed: Node) {
  if (!(removed instanceof HTMLElement) || !removed.matches("li, tr, article, section")) return;
  const isItem = (node: Node | null) =>
    node instanceof HTMLElement && node.isConnected && node.tagName === removed.tagName && isShown(node);
  return [nextSibling, previousSibling].find(isItem) as HTMLElement | undefined;
}

/** Whatever goes away with the focus in it hands it to its neighbor in the list, else to the part around it. */
export function useKeptFocus() {
  useEffect(() => {
    let last: Element | null = null;
    let wasInDialog = false;
    const isLost = () => document.activeElement === null || document.activeElement === document.body;
    const handleIn = (event: FocusEvent) => {
      const target = event.target as Element;
      const place = target.closest<HTMLElement>("[data-place]")?.dataset.place;
      wasInDialog = place !== undefined;
      last = place === undefined ? target : document.getElementById(place);
    };
    // Left on purpose, by a touch beside everything: a browser may tell the same of what is being removed.
    const handleOut = () =>
      queueMicrotask(() => {
        if (isLost() && last?.isConnected) last = null;
      });
    const watch = new MutationObserver((records) => {
      if (!last || last.isConnected || !isLost()) return;
      const gone = last;
      last = null;
      for (const record of records)
        for (const removed of record.removedNodes)
          if (removed.contains(gone)) {
            const beside = besideOf(record, removed);
            if (!beside) return focusAround(record.target as Element);
            focusPart(beside);
            // Headless UI still looks for what had the focus long ago.
            if (wasInDialog) setTimeout(() => focusPart(beside));
            return;
          }
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
