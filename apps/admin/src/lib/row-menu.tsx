import { useTranslation } from "@plaudit/i18n/react.ts";
import { Ellipsis } from "@plaudit/ui/icons.tsx";
import { Menu } from "@plaudit/ui/menu.tsx";
import type { MenuEntry } from "@plaudit/ui/menu-entry.ts";

/** What else can be done to the thing of this name. */
export function RowMenu({ name, entries }: { name: string; entries: MenuEntry[] }) {
  const { t } = useTranslation("admin");
  return (
    <Menu
      label={t(($) => $.act.more, { name })}
      entries={entries}
      className="target grid size-10 place-items-center rounded-md text-ink-2 hover:bg-sunken"
      button={<Ellipsis className="size-5" aria-hidden="true" />}
    />
  );
}
