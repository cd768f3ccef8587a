import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { PointGlyph } from "@plaudit/ui/art/glyphs.tsx";
import { Avatar } from "@plaudit/ui/avatar.tsx";
import { Panel } from "@plaudit/ui/panel.tsx";
import { TextLink } from "@plaudit/ui/text-link.tsx";
import { pathTo } from "../../../screens.ts";
import type { OwnIncentive } from "../data.ts";
import { useTerms } from "../use-terms.ts";
import { PunchCard } from "./punch-card.tsx";

/** What it gives, how often still, and who did it last. */
export function IncentiveFacts({ incentive }: { incentive: OwnIncentive }) {
  const { t } = useTranslation("incentive");
  const { number } = useFormat();
  const terms = useTerms();
  const { points, proof, status, latestClaimants, approved } = incentive;
  return (
    <aside className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Panel title={t(($) => $.gives.title)}>
        <p className="flex items-baseline gap-2 tabular-nums">
          <PointGlyph className="size-6 self-center text-brand-text" />
          <span className="font-display text-[2.25rem] leading-none font-[460]">{number(points)}</span>
          <span className="text-sm text-ink-2">{t(($) => $.gives.unit, { points })}</span>
        </p>
        <p className="mt-3 text-xs text-ink-2">{t(($) => $.gives[proof === "code" ? "scan" : "each"])}</p>
        {status === "active" && (
          <div className="mt-4">
            <PunchCard incentive={incentive} />
            <p className="mt-2 text-xs text-ink-2">{terms(incentive)}</p>
          </div>
        )}
      </Panel>
      <Panel title={t(($) => $.latest.title)}>
        {latestClaimants.length > 0 ? (
          <>
            <ul className="grid gap-3">
              {latestClaimants.map((person) => (
                <li key={person.id} className="flex items-center gap-3">
                  <Avatar person={person} decorative />
                  <span className="min-w-0">
                    <TextLink
                      to={pathTo("profile", { id: person.id })}
                      className="block truncate text-sm font-semibold text-ink!"
                    >
                      <bdi>{person.name}</bdi>
                    </TextLink>
                    {person.jobTitle && (
                      <span className="block truncate text-xs text-ink-2">
                        <bdi>{person.jobTitle}</bdi>
                      </span>
                    )}
                  </span>
                </li>
              ))}
            </ul>
            <p className="mt-4 text-xs text-ink-2">{t(($) => $.approved, { count: approved, n: number(approved) })}</p>
          </>
        ) : (
          <p className="text-sm text-ink-2">{t(($) => $.latest.nobody)}</p>
        )}
      </Panel>
    </aside>
  );
}
