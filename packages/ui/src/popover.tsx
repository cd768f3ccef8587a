import { type CSSProperties, type ReactNode, Suspense, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";

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
  /** What is inside is on its way: the panel shows when it has come. Null once it is here. */
  pending?: () => Promise<unknown> | null;
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
    pending,
    tabIndex,
  } = props;
  const id = useId();
  const anchor = `--a${id.replace(/\W/g, "")}`;
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const waited = useRef(false);
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
        onBeforeToggle={(event) => {
          if (event.target !== event.currentTarget || event.newState !== "open") return;
          // Filled before it shows: what grows after it was placed may turn over to the other side of its button.
          const coming = waited.current ? null : pending?.();
          if (!coming) return flushSync(() => setOpen(true));
          event.preventDefault();
          waited.current = true;
          const show = () => panel.current?.showPopover();
          void coming.then(show, show);
        }}
        onToggle={(event) => {
          if (event.target !== event.currentTarget) return;
          if (event.newState === "open") onOpen?.();
          else setOpen(false);
        }}
      >
        {open && <Suspense fallback={null}>{props.children(() => panel.current?.hidePopover())}</Suspense>}
      </div>
    </>
  );
}
