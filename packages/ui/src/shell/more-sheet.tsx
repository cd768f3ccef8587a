import type { ReactNode } from "react";
import { Drawer } from "../drawer.tsx";
import { CircleHelp } from "../icons.tsx";
import { NavItem } from "./nav-item.tsx";
import type { NavEntry } from "./types.ts";

type Props = {
  open: boolean;
  onClose: () => void;
  labels: { title: string; close: string; help: string };
  entries: NavEntry[];
  onHelp?: () => void;
  /** Shown above the entries, such as the balances. */
  lead?: ReactNode;
};

/** Entries that do not fit into the phone's bar and the rail. */
export const MoreSheet = ({ open, onClose, labels, entries, onHelp, lead }: Props) => (
  <Drawer open={open} onClose={onClose} title={labels.title} closeLabel={labels.close}>
    {lead && <div className="mb-4 rounded-md bg-sunken p-4">{lead}</div>}
    <ul className="grid gap-0.5">
      {entries.map((entry) => (
        <NavItem key={entry.to} entry={entry} wide onClick={onClose} />
      ))}
      {onHelp && (
        <li className="sm:hidden">
          <button
            type="button"
            onClick={() => {
              onClose();
              onHelp();
            }}
            className="flex h-12 w-full items-center gap-3.5 rounded-md px-2 text-base font-semibold text-ink-2 hover:bg-sunken"
          >
            <CircleHelp className="size-5" strokeWidth={1.7} aria-hidden="true" />
            {labels.help}
          </button>
        </li>
      )}
    </ul>
  </Drawer>
);
