import { type KeyboardEvent, type ReactNode, Suspense, useState } from "react";

export type OverlayState = { button: HTMLElement; open: boolean; onChange: (open: boolean) => void };
export type OverlayButtonProps = {
  label: string;
  /** The button's own text already names it. */
  named?: boolean;
  button: ReactNode;
  buttonClass: string;
  onOpen?: () => void;
  /** The pointer or the focus has come near: time to fetch what is inside. */
  onIntent: () => void;
  /** The content is loading: the panel shows when it has loaded. Null once it has. */
  pending: () => Promise<unknown> | null;
  /** -1 where something else walks to it. */
  tabIndex?: number;
};
type Props = OverlayButtonProps & { popup: "menu" | "dialog"; children: (state: OverlayState) => ReactNode };

/** The button of a menu or popover, whose behavior is fetched when somebody comes near. */
export function OverlayButton(props: Props) {
  const { label, named, button, buttonClass, onOpen, onIntent, pending, popup, tabIndex, children } = props;
  const [element, setElement] = useState<HTMLButtonElement | null>(null);
  const [opened, setOpened] = useState(false);
  const [open, setOpen] = useState(false);
  function show() {
    setOpened(true);
    setOpen(true);
    onOpen?.();
  }
  function handleClick() {
    if (open) return setOpen(false);
    // Filled before it shows: what grows after it was placed may turn over to the other side of its button.
    const coming = pending();
    if (coming) void coming.then(show, show);
    else show();
  }
  function handleKey(event: KeyboardEvent) {
    if (event.key !== "Escape" || !open) return;
    event.preventDefault();
    event.stopPropagation();
    setOpen(false);
  }
  return (
    <>
      <button
        ref={setElement}
        type="button"
        tabIndex={tabIndex}
        aria-label={named ? undefined : label}
        aria-haspopup={popup}
        aria-expanded={open}
        data-open={open || undefined}
        className={buttonClass}
        onPointerEnter={onIntent}
        onFocus={onIntent}
        onClick={handleClick}
        onKeyDown={handleKey}
      >
        {button}
      </button>
      {opened && element && (
        <Suspense fallback={null}>{children({ button: element, open, onChange: setOpen })}</Suspense>
      )}
    </>
  );
}
