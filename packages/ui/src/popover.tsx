import { type CSSProperties, type ReactNode, Suspense, useId, useRef, useState } from "react";

type Props = {
  label: string;
  /** The button's own text already names it. */
  named?: boolean;
  button: ReactNode;
  buttonClass: string;
  panelClass: string;
  /** A menu's panel names itself; a dialog is named by `label`. */
  popup?: "menu" | "dialog";
  gap?: number;
  /** May be lazy: the panel waits for it. */
  children: (close: () => void) => ReactNode;
  onOpen?: () => void;
  /** The pointer or the focus has come near: time to fetch what is inside. */
  onIntent?: () => void;
  /** -1 where something else walks to it. */
  tabIndex?: number;
};

/** The platform's own popover: top layer, light dismiss, Escape and focus return come with it; anchored to its button on the side of the reading direction. */
export function Popover(props: Props) {
  const {
    label,
    named,
    button,
    buttonClass,
    panelClass,
    popup = "dialog",
    gap = 8,
    onOpen,
    onIntent,
    tabIndex,
  } = props;
  const id = useId();
  const anchor = `--a${id.replace(/\W/g, "")}`;
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const spoken = popup === "dialog" ? { role: "dialog", "aria-label": label } : {};
  return (
    <>
      <button
        type="button"
        tabIndex={tabIndex}
        aria-label={named ? undefined : label}
        aria-haspopup={popup}
        aria-expanded={open}
        popoverTarget={id}
        data-open={open || undefined}
        className={buttonClass}
        style={{ anchorName: anchor } as CSSProperties}
        onPointerEnter={onIntent}
        onFocus={onIntent}
      >
        {button}
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        {...spoken}
        className={`popover ${panelClass}`}
        style={{ positionAnchor: anchor, "--gap": `${gap}px` } as CSSProperties}
        onToggle={(event) => {
          if (event.target !== event.currentTarget) return;
          const now = event.newState === "open";
          setOpen(now);
          if (now) onOpen?.();
        }}
      >
        {open && <Suspense fallback={null}>{props.children(() => panel.current?.hidePopover())}</Suspense>}
      </div>
    </>
  );
}
