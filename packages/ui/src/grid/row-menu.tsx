import { type CSSProperties, Suspense, useEffect, useRef, useState } from "react";
import { lazyMenuPanel } from "../lazy-menu-panel.ts";
import type { MenuEntry } from "../menu-entry.ts";

const { Panel, load } = lazyMenuPanel;

type Open = { button: HTMLElement; label: string; entries: MenuEntry[] };

/** One menu for all rows: each would cost as much as its row. Answers the menu and what opens it. */
export function useRowMenu() {
  const [open, setOpen] = useState<Open | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const menu = panel.current;
    if (!open || !menu) return;
    open.button.style.setProperty("anchor-name", "--row-menu");
    menu.showPopover();
    return () => void open.button.style.removeProperty("anchor-name");
  }, [open]);
  const close = () => panel.current?.hidePopover();
  const menu = (
    <div
      ref={panel}
      popover="auto"
      className="popover min-w-52 rounded-md p-1.5"
      style={{ positionAnchor: "--row-menu", "--gap": "6px" } as CSSProperties}
      onToggle={(event) => {
        if (event.newState === "closed") setOpen(null);
      }}
    >
      {open && (
        <Suspense fallback={null}>
          <Panel label={open.label} entries={open.entries} close={close} />
        </Suspense>
      )}
    </div>
  );
  // Filled before it shows, as every popover.
  const show = (next: Open) => {
    const fill = () => setOpen(next);
    void load().then(fill, fill);
  };
  return { menu, show };
}
