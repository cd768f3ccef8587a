import { lazy, type ReactNode } from "react";
import type { MenuEntry } from "./menu-entry.ts";
import { Popover } from "./popover.tsx";

export type { MenuEntry } from "./menu-entry.ts";

const load = () => import("./menu-panel.tsx");
const Panel = lazy(async () => ({ default: (await load()).MenuPanel }));

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
    onIntent={() => void load()}
    panelClass="min-w-52 rounded-md p-1.5"
  >
    {(close) => <Panel label={label} entries={entries} close={close} />}
  </Popover>
);
