import {
  type ComponentProps,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from "react";

type Props = {
  label: string;
  /** The button's own text already names it. */
  named?: boolean;
  button: ReactNode;
  buttonClass: string;
  panelClass: string;
  popup?: "menu" | "dialog";
  role?: string;
  gap?: number;
  children: (close: () => void) => ReactNode;
  onOpen?: (panel: HTMLDivElement) => void;
  onKeyDown?: (event: KeyboardEvent<HTMLDivElement>) => void;
};

/** The platform's own popover: top layer, light dismiss, Escape and focus return come with it; anchored to its button on the side of the reading direction. */
export function Popover(props: Props) {
  const { label, named, button, buttonClass, panelClass, popup = "dialog", role = "dialog", gap = 8 } = props;
  const id = useId();
  const anchor = `--a${id.replace(/\W/g, "")}`;
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const spoken: ComponentProps<"div"> = {
    role,
    "aria-label": label,
    onKeyDown: props.onKeyDown,
    onToggle: (event) => {
      const now = event.newState === "open";
      setOpen(now);
      if (now && panel.current) props.onOpen?.(panel.current);
    },
  };
  return (
    <>
      <button
        type="button"
        aria-label={named ? undefined : label}
        aria-haspopup={popup}
        aria-expanded={open}
        popoverTarget={id}
        data-open={open || undefined}
        className={buttonClass}
        style={{ anchorName: anchor } as CSSProperties}
      >
        {button}
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        className={`popover ${panelClass}`}
        style={{ positionAnchor: anchor, "--gap": `${gap}px` } as CSSProperties}
        {...spoken}
      >
        {open && props.children(() => panel.current?.hidePopover())}
      </div>
    </>
  );
}
