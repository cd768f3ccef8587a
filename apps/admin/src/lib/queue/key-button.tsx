import { Button, type ButtonProps } from "@plaudit/ui/button.tsx";
import { useLayoutEffect, useRef } from "react";

/** Whether a key that is pressed belongs to the page: not to a field, a dialog or a shortcut of the browser. */
export const isForPage = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !ctrlKey &&
  !metaKey &&
  !altKey &&
  !(target instanceof HTMLElement && target.closest("input:not([type=checkbox]), textarea, select, dialog")) &&
  !document.querySelector("dialog[open]");

/** What keys do on this page, by their capital letters. */
export function useKeys(keys: Record<string, () => void>) {
  // With what is seen, not a moment later.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const act = isForPage(event) && keys[event.key.toUpperCase()];
      if (!act) return;
      // The letter would be typed into the field of the dialog that it opens.
      event.preventDefault();
      act();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
}

/** A button with its key. */
export function KeyButton({ shortcut, children, ...props }: ButtonProps & { shortcut: string }) {
  const button = useRef<HTMLButtonElement>(null);
  useKeys({ [shortcut]: () => button.current?.click() });
  return (
    <Button ref={button} aria-keyshortcuts={shortcut} className="max-sm:grow max-sm:px-3" {...props}>
      {children}
      <span aria-hidden="true" className="text-xs font-medium max-sm:hidden">
        {shortcut}
      </span>
    </Button>
  );
}
