import { moderatedPermission } from "@plaudit/api/moderated.ts";
import { useApps } from "@plaudit/api/react";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { LinkButton } from "@plaudit/ui/link-button.tsx";
import { Page } from "@plaudit/ui/shell/page.tsx";
import type { ReactNode } from "react";
import { NavLink } from "react-router";
import { wholeScreen } from "../../../lib/queue/whole-screen.ts";
import { useCurrentInSight } from "../../../lib/use-current-in-sight.ts";
import { pathTo } from "../../../screens.ts";
import { useCounts } from "../data.ts";

/** The queues and what was decided, under one title. */
export function FlaggedPage({ children }: { children: ReactNode }) {
  const { t } = useTranslation("moderation");
  const { number } = useFormat();
  const { may } = useApps();
  const counts = useCounts()?.open;
  const bar = useCurrentInSight(counts !== undefined);
  const tab = (to: string, label: string, count?: number) => (
    <NavLink
      to={to}
      className="flex h-11 shrink-0 items-center gap-1.5 border-transparent border-b-2 text-sm font-semibold text-ink-2 hover:text-ink aria-[current=page]:border-mark aria-[current=page]:text-ink"
    >
      {label}
      {count !== undefined && <span className="text-xs font-medium text-ink-3 tabular-nums">{number(count)}</span>}
    </NavLink>
  );
  const tabs = [
    ["flagged-recognition", "recognition"],
    ["flagged-awards", "award"],
    ["flagged-cards", "card"],
    ["flagged-comments", "comment"],
  ] as const;
  return (
    <Page
      title={t(($) => $.title)}
      bleed
      actions={
        <LinkButton kind="line" size="sm" to={pathTo("flagged-words")}>
          {t(($) => $.words.title)}
        </LinkButton>
      }
    >
      <div className={`-mx-4 -mt-3 md:-mx-8 ${wholeScreen}`}>
        <nav
          ref={bar}
          aria-label={t(($) => $.title)}
          className="relative flex shrink-0 gap-5 overflow-x-auto border-line border-b px-4 no-bar md:px-8"
        >
          {tabs
            .filter(([, type]) => may(moderatedPermission[type]))
            .map(([screen, type]) => (
              <span key={type} className="contents">
                {tab(
                  pathTo(screen),
                  t(($) => $.tabs[type]),
                  counts?.[type],
                )}
              </span>
            ))}
          {tab(
            pathTo("flagged-decided"),
            t(($) => $.tabs.decided),
          )}
        </nav>
        {children}
      </div>
    </Page>
  );
}
