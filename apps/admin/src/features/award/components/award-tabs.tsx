import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { NavLink } from "react-router";
import { pathTo } from "../../../screens.ts";

/** The two lists: what is sent, and what is given by nomination; with how many there are of each. */
export function AwardTabs({ kinds }: { kinds: { sent: number; nominated: number } | undefined }) {
  const { t } = useTranslation("award-admin");
  const { number } = useFormat();
  const tab = (to: string, label: string, count: number | undefined) => (
    <NavLink
      to={to}
      className="flex h-11 shrink-0 items-center gap-1.5 border-transparent border-b-2 text-sm font-semibold text-ink-2 hover:text-ink aria-[current=page]:border-mark aria-[current=page]:text-ink"
    >
      {label}{" "}
      {count !== undefined && <span className="text-xs font-normal text-ink-2 tabular-nums">{number(count)}</span>}
    </NavLink>
  );
  return (
    <nav aria-label={t(($) => $.title)} className="flex gap-5 border-line border-b">
      {tab(
        pathTo("award-types"),
        t(($) => $.title),
        kinds?.sent,
      )}
      {tab(
        pathTo("award-nominations"),
        t(($) => $.nominations.title),
        kinds?.nominated,
      )}
    </nav>
  );
}
