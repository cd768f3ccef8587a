import { useTranslation } from "@plaudit/i18n/react.ts";
import { NavLink } from "react-router";
import { pathTo } from "../../screens.ts";

/** Members and their teams are two lists of one section. */
export function PeopleTabs() {
  const { t } = useTranslation("member");
  const tab = (to: string, label: string) => (
    <NavLink
      to={to}
      className="flex h-11 shrink-0 items-center border-transparent border-b-2 text-sm font-semibold text-ink-2 hover:text-ink aria-[current=page]:border-mark aria-[current=page]:text-ink"
    >
      {label}
    </NavLink>
  );
  return (
    <nav
      aria-label={t(($) => $.title)}
      className="flex shrink-0 gap-5 overflow-x-auto border-line border-b px-4 no-bar md:px-8"
    >
      {tab(
        pathTo("members"),
        t(($) => $.users),
      )}
      {tab(
        pathTo("teams"),
        t(($) => $.teams),
      )}
    </nav>
  );
}
