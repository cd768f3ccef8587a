import { Menu, MenuButton, MenuItem, MenuItems, MenuSeparator } from "@headlessui/react";
import { Link } from "react-router";
import { anchorOf, ButtonStandIn } from "./button-stand-in.tsx";
import type { MenuEntry } from "./menu-entry.ts";
import type { OverlayState } from "./overlay-button.tsx";

const look =
  "menu-item flex h-9 w-full items-center gap-2.5 rounded-sm px-2.5 text-start text-sm max-sm:h-11 data-focus:bg-sunken data-disabled:text-ink-3 [&_svg]:size-4.5 [&_svg]:text-ink-3";

function Item({ entry }: { entry: Exclude<MenuEntry, "line"> }) {
  const shared = {
    disabled: entry.disabled ?? false,
    className: `${look} ${entry.danger ? "text-danger-text" : "text-ink"}`,
  };
  const inside = (
    <>
      {entry.icon}
      {entry.label}
    </>
  );
  return entry.to ? (
    <MenuItem {...shared} as={Link} to={entry.to}>
      {inside}
    </MenuItem>
  ) : (
    <MenuItem {...shared} as="button" type="button" onClick={entry.onSelect}>
      {inside}
    </MenuItem>
  );
}

type Props = OverlayState & { label: string; entries: MenuEntry[] };

/** The entries of a menu; the first one is chosen when it opens, arrows and first letters walk. */
export const MenuPanel = ({ button, open, onChange, label, entries }: Props) => (
  <Menu>
    {({ open: isOpen, close }) => (
      <>
        <MenuButton
          as={ButtonStandIn}
          element={button}
          wanted={open}
          isOpen={isOpen}
          close={close}
          onOpenChange={onChange}
        />
        <MenuItems
          transition
          modal={false}
          aria-label={label}
          anchor={anchorOf(button, 6)}
          className="popover min-w-52 rounded-md p-1.5 outline-none"
        >
          {entries.map((entry, i) =>
            entry === "line" ? (
              <MenuSeparator key={`line-${String(i)}`} as="hr" className="mx-2 my-1.5 border-line" />
            ) : (
              <Item key={entry.label} entry={entry} />
            ),
          )}
        </MenuItems>
      </>
    )}
  </Menu>
);
