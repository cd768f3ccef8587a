import { type ReactNode, useId, useState } from "react";

type Props = {
  summary: ReactNode;
  /** Opens and closes it when this changes, as its button does. */
  open?: boolean;
  className?: string;
  buttonClass: string;
  children: ReactNode;
};

/** A button, and what it shows below itself. The console's menu is drawn with it, before Headless UI has come. */
export function Disclosure({ summary, open = false, className = "", buttonClass, children }: Props) {
  const panel = useId();
  const [wanted, setWanted] = useState(open);
  const [isOpen, setOpen] = useState(open);
  if (wanted !== open) {
    setWanted(open);
    setOpen(open);
  }
  return (
    <div className={`group ${className}`} data-open={isOpen || undefined}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panel : undefined}
        className={`flex w-full items-center text-start ${buttonClass}`}
        onClick={() => setOpen(!isOpen)}
      >
        {summary}
      </button>
      {isOpen && <div id={panel}>{children}</div>}
    </div>
  );
}
