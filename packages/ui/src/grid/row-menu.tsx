import { Suspense, useState } from "react";
import { lazyMenuPanel } from "../lazy-menu-panel.ts";
import type { MenuEntry } from "../menu-entry.ts";

const { Panel, load } = lazyMenuPanel;

type Row = { button: HTMLElement; label: string; entries: MenuEntry[] };

/** One menu for all rows: each would cost as much as its row. Returns the menu and what opens it. */
export function useRowMenu() {
  const [row, setRow] = useState<Row | null>(null);
  const [open, setOpen] = useState(false);
  const menu = row && (
    <Suspense fallback={null}>
      <Panel {...row} open={open} onChange={setOpen} />
    </Suspense>
  );
  // Filled before it shows, as every popover.
  function show(next: Row) {
    if (open && row?.button === next.button) return setOpen(false);
    const fill = () => {
      setRow(next);
      setOpen(true);
    };
    void load().then(fill, fill);
  }
  return { menu, show };
}
