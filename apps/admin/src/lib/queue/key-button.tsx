import { Button, type ButtonProps } from "@plaudit/ui/button.tsx";
import { useLayoutEffect, useRef } from "react";

/** Whether a key that is pressed belongs to the page: not to a field, a dialog or a shortcut of the browser. */
export const isForPage = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !ctrlKey &&
  !metaKey &&
  !altKey &&
  !(target instanceof HTMLElement && target.closest("input:not([type=checkbox]), textarea, select, dialog")) &&
  !document.querySelector("dialog[open]");

/** A button with its key. */
export function KeyButton({ shortcut, children, ...props }: ButtonProps & { shortcut: string }) {
  const button = useRef<HTMLButtonElement>(null);
  // With the button that names the key, not a moment later.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isForPage(event) || event.key.toUpperCase() !== shortcut) return;
      // The letter would be typed into the field of the dialog that it opens.
      event.preventDefault();
      button.current?.click();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [shortcut]);
  return (
    <Button ref={button} aria-keyshortcuts={shortcut} className="max-sm:grow max-sm:px-3" {...props}>
      {children}
      <span aria-hidden="true" className="text-xs font-medium max-sm:hidden">
        {shortcut}
      </span>
    </Button>
  );
}
