import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Page } from "@plaudit/ui/shell/page.tsx";
import type { ReactNode } from "react";
import { NavLink, useParams } from "react-router";
import { NotFound } from "../../../lib/not-found.tsx";
import { wholeScreen } from "../../../lib/queue/whole-screen.ts";
import { pathTo } from "../../../screens.ts";
import { ALL, useClaimsLive, useDecisions, useIncentive, useWaiting } from "../data.ts";

/** Claims that wait and those that were decided, of one incentive or of all, under one title. */
export function ClaimsPage({ children }: { children: (id: string) => ReactNode }) {
  const { t } = useTranslation("incentive-admin");
  const { number } = useFormat();
  const { id = ALL } = useParams();
  const { data: incentive, error } = useIncentive(id);
  const waiting = useWaiting(id).pages[0]?.total;
  const decided = useDecisions(id).pages[0]?.total;
  useClaimsLive();
  if (error?.status === 404 || error?.status === 400) return <NotFound />;
  const tab = (to: string, label: string, count?: number) => (
    <NavLink
      to={to}
      className="flex h-11 shrink-0 items-center gap-1.5 border-transparent border-b-2 text-sm font-semibold text-ink-2 hover:text-ink aria-[current=page]:border-mark aria-[current=page]:text-ink"
    >
      {label}
      {count !== undefined && <span className="text-xs font-medium text-ink-3 tabular-nums">{number(count)}</span>}
    </NavLink>
  );
  return (
    <Page
      title={incentive?.name ?? t(($) => $.title)}
      bleed
      back={{ to: pathTo("incentives-manage"), label: t(($) => $.back) }}
    >
      <div className={`-mx-4 -mt-3 md:-mx-8 ${wholeScreen}`}>
        <nav
          aria-label={t(($) => $.claims.title)}
          className="flex shrink-0 gap-5 overflow-x-auto border-line border-b px-4 no-bar md:px-8"
        >
          {tab(
            pathTo("incentives-pending", { id }),
            t(($) => $.claims.waiting),
            waiting,
          )}
          {tab(
            pathTo("incentives-past", { id }),
            t(($) => $.claims.decided),
            decided,
          )}
        </nav>
        {children(id)}
      </div>
    </Page>
  );
}
