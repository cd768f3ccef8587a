import { lazyMenuPanel } from "./lazy-menu-panel.ts";
import type { MenuEntry } from "./menu-entry.ts";
import { OverlayButton, type OverlayButtonProps } from "./overlay-button.tsx";

export type { MenuEntry } from "./menu-entry.ts";

const { Panel, near } = lazyMenuPanel;

type Props = Pick<OverlayButtonProps, "button" | "label" | "named" | "tabIndex"> & {
  entries: MenuEntry[];
  className?: string;
};

export const Menu = ({ entries, className = "", ...button }: Props) => (
  <OverlayButton {...button} {...near} popup="menu" buttonClass={className}>
    {(state) => <Panel {...state} label={button.label} entries={entries} />}
  </OverlayButton>
);
