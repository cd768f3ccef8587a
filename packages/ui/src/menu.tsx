import type { ReactNode } from "react";
import { lazyMenuPanel } from "./lazy-menu-panel.ts";
import type { MenuEntry } from "./menu-entry.ts";
import { Popover } from "./popover.tsx";

export type { MenuEntry } from "./menu-entry.ts";

const { Panel, near } = lazyMenuPanel;

type Props = {
  button: ReactNode;
  entries: MenuEntry[];
  label: string;
  className?: string;
  named?: boolean;
  tabIndex?: number;
};

export const Menu = ({ button, entries, label, className = "", named, tabIndex }: Props) => (
  <Popover
    label={label}
    named={named}
    tabIndex={tabIndex}
    button={button}
    buttonClass={className}
    popup="menu"
    gap={6}
    {...near}
    panelClass="min-w-52 rounded-md p-1.5"
  >
    {(close) => <Panel label={label} entries={entries} close={close} />}
  </Popover>
);
