import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Page } from "@plaudit/ui/shell/page.tsx";
import type { ReactNode } from "react";
import { NavLink, useLocation } from "react-router";
import { wholeScreen } from "../../../lib/queue/whole-screen.ts";
import { useCurrentInSight } from "../../../lib/use-current-in-sight.ts";
import { pathTo } from "../../../screens.ts";
import { useProviders, useWaitingCounts } from "../data.ts";
import { KeysRefused } from "./keys-refused.tsx";

interface Tab {
  /** Null until it is known. */
  to: string | null;
  label: string;
  /** What waits there. */
  count?: ReactNode;
}

const tabClass = "flex h-11 shrink-0 items-center gap-1.5 border-transparent border-b-2 text-sm font-semibold";

/** The parts of the section, in their order; the store is the one that is open, or the first. */
function RewardsTabs() {
  const { t } = useTranslation("reward-admin");
  const { pathname } = useLocation();
  const { data, error } = useProviders();
  const { number } = useFormat();
  const waiting = useWaitingCounts();
  const bar = useCurrentInSight(data !== undefined);
  const [store] = data?.results ?? [];
  const shown = pathname.startsWith(pathTo("rewards-store", { id: "" })) ? pathname : null;
  const storePath = shown ?? (store && pathTo("rewards-store", { id: store.id }));
  const tabs: Tab[] = [
    { to: pathTo("rewards-setup"), label: t(($) => $.tabs.setup) },
    // It keeps its place while the stores load.
    ...(storePath || !(data || error) ? [{ to: storePath ?? null, label: t(($) => $.tabs.store) }] : []),
    {
      to: pathTo("rewards-approvals"),
      label: t(($) => $.tabs.approvals),
      count: waiting && number(waiting.approval),
    },
    {
      to: pathTo("rewards-fulfilment"),
      label: t(($) => $.tabs.fulfilment),
      count: waiting && number(waiting.fulfilment),
    },
    { to: pathTo("rewards-reporting"), label: t(($) => $.tabs.reporting) },
  ];
  return (
    <nav
      ref={bar}
      aria-label={t(($) => $.title)}
      className="relative -mx-4 flex shrink-0 gap-5 overflow-x-auto border-line border-b px-4 no-bar md:-mx-8 md:px-8"
    >
      {tabs.map(({ to, label, count }) =>
        to === null ? (
          <span key={label} aria-hidden="true" className={`${tabClass} text-ink-3`}>
            {label}
          </span>
        ) : (
          <NavLink
            key={label}
            to={to}
            className={`${tabClass} text-ink-2 hover:text-ink aria-[current=page]:border-mark aria-[current=page]:text-ink`}
          >
            {label}{" "}
            {count !== undefined && <span className="text-xs font-medium text-ink-3 tabular-nums">{count}</span>}
          </NavLink>
        ),
      )}
    </nav>
  );
}

type Props = { actions?: ReactNode; children: ReactNode };

/** A screen of the section: its title, its parts, and what is open. */
export function RewardsPage({ actions, children }: Props) {
  const { t } = useTranslation("reward-admin");
  return (
    <Page title={t(($) => $.title)} actions={actions} max="max-w-[74rem]">
      <RewardsTabs />
      <KeysRefused className="mt-5" />
      {children}
    </Page>
  );
}

/** A queue of the section, from edge to edge. */
export function RewardsQueuePage({ children }: { children: ReactNode }) {
  const { t } = useTranslation("reward-admin");
  return (
    <Page title={t(($) => $.title)} bleed>
      <div className={`-mt-3 ${wholeScreen}`}>
        <RewardsTabs />
        <KeysRefused className="my-4" />
        <div className="-mx-4 flex min-h-0 grow flex-col md:-mx-8">{children}</div>
      </div>
    </Page>
  );
}
