import { useApps } from "@plaudit/api/react";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { Page } from "@plaudit/ui/shell/page.tsx";
import type { ReactNode } from "react";
import { NavLink } from "react-router";
import { useCurrentInSight } from "../../../lib/use-current-in-sight.ts";
import { pathTo, screens } from "../../../screens.ts";

/** The parts of the section, in their order. */
const tabs = [
  "points-overview",
  "points-allocation",
  "points-celebration",
  "points-peer",
  "points-banks",
  "points-incentive",
  "points-reporting",
  "points-liabilities",
  "points-preferences",
] as const;

function PointsTabs() {
  const { t } = useTranslation("points-admin");
  const { may } = useApps();
  const bar = useCurrentInSight();
  const shown = tabs.filter((id) => {
    const permission = screens.find((screen) => screen.id === id)?.permission;
    return !permission || may(permission);
  });
  return (
    <nav
      ref={bar}
      aria-label={t(($) => $.title)}
      className="relative -mx-4 flex shrink-0 gap-5 overflow-x-auto border-line border-b px-4 no-bar md:-mx-8 md:px-8"
    >
      {shown.map((id) => (
        <NavLink
          key={id}
          to={pathTo(id)}
          end={id === "points-overview"}
          className="flex h-11 shrink-0 items-center border-transparent border-b-2 text-sm font-semibold text-ink-2 hover:text-ink aria-[current=page]:border-mark aria-[current=page]:text-ink"
        >
          {t(($) => $.tabs[id])}
        </NavLink>
      ))}
    </nav>
  );
}

type Props = { actions?: ReactNode; children: ReactNode };

/** A screen of the section: its title, its parts, and what is open. */
export function PointsPage({ actions, children }: Props) {
  const { t } = useTranslation("points-admin");
  return (
    <Page title={t(($) => $.title)} actions={actions} max="max-w-[74rem]">
      <PointsTabs />
      {children}
    </Page>
  );
}
