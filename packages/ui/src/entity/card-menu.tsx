import { Ellipsis } from "../icons.tsx";
import { Menu, type MenuEntry } from "../menu.tsx";

export const CardMenu = ({
  label,
  entries,
  className = "",
}: {
  label: string;
  entries: MenuEntry[];
  className?: string;
}) =>
  entries.length === 0 ? null : (
    <Menu
      label={label}
      entries={entries}
      className={`target -me-2 -mt-1.5 grid size-10 shrink-0 place-items-center rounded-md text-ink-3 hover:bg-sunken hover:text-ink ${className}`}
      button={<Ellipsis className="size-5" aria-hidden="true" />}
    />
  );
