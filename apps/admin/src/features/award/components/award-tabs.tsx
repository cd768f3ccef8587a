import { useTranslation } from "@plaudit/i18n/react.ts";
import { NavLink } from "react-router";
import { pathTo } from "../../../screens.ts";

/** The two lists: what is sent, and what is given by nomination. */
export function AwardTabs() {
  const { t } = useTranslation("award-admin");
  const tab = (to: string, label: string) => (
    <NavLink
      to={to}
      className="flex h-11 shrink-0 items-center border-transparent border-b-2 text-sm font-semibold text-ink-2 hover:text-ink aria-[current=page]:border-mark aria-[current=page]:text-ink"
    >
      {label}
    </NavLink>
  );
  return (
    <nav aria-label={t(($) => $.title)} className="flex gap-5 border-line border-b">
      {tab(
        pathTo("award-types"),
        t(($) => $.title),
      )}
      {tab(
        pathTo("award-nominations"),
        t(($) => $.nominations.title),
      )}
    </nav>
  );
}
