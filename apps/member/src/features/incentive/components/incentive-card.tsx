import { can } from "@plaudit/api/permissions.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { PointGlyph } from "@plaudit/ui/art/glyphs.tsx";
import { Avatar } from "@plaudit/ui/avatar.tsx";
import { LinkButton } from "@plaudit/ui/link-button.tsx";
import { pathTo } from "../../../screens.ts";
import type { OwnIncentive } from "../data.ts";
import { useTerms } from "../use-terms.ts";
import { IncentiveBand } from "./incentive-band.tsx";
import { PunchCard } from "./punch-card.tsx";

const FACES = 3;

/** One that the reader may claim: what one does for it, what it gives, how often still, and who did it last. */
export function IncentiveCard({ incentive }: { incentive: OwnIncentive }) {
  const { t } = useTranslation("incentive");
  const { t: points } = useTranslation("points");
  const { number } = useFormat();
  const terms = useTerms();
  const { id, name, description, latestClaimants, approved } = incentive;
  const claims = can(incentive, "claim");
  const amount = { count: incentive.points, n: number(incentive.points) };
  return (
    <li className="flex flex-col overflow-hidden rounded-lg bg-surface shadow-2">
      <IncentiveBand incentive={incentive}>
        <p className="absolute end-5 -bottom-4 flex h-9 items-center gap-1.5 rounded-full bg-surface px-3 text-base font-semibold tabular-nums shadow-2">
          <PointGlyph className="size-4.5 text-brand-text" />
          <span aria-hidden="true">{amount.n}</span>
          <span className="sr-only">{points(($) => $.amount, amount)}</span>
        </p>
      </IncentiveBand>
      <div className="flex grow flex-col p-5 pt-9 sm:p-6 sm:pt-10">
        <h2 className="font-display text-title leading-tight font-[480] wrap-anywhere track-display">
          <bdi>{name}</bdi>
        </h2>
        <p className="mt-1.5 mb-5 text-sm text-ink-2 wrap-anywhere">
          <bdi>{description}</bdi>
        </p>
        <PunchCard incentive={incentive} />
        <p className="mt-2 mb-5 text-xs text-ink-2">{terms(incentive)}</p>
        <div className="mt-auto flex items-center gap-3 border-line border-t pt-4">
          <span aria-hidden="true" className="flex empty:hidden">
            {latestClaimants.slice(0, FACES).map((person, n) => (
              <Avatar key={person.id} person={person} decorative ring="halo-3" className={n > 0 ? "-ms-1.5" : ""} />
            ))}
          </span>
          <span className="min-w-0 grow text-xs text-ink-2">
            {approved > 0 ? t(($) => $.approved, { count: approved, n: number(approved) }) : t(($) => $.latest.nobody)}
          </span>
          <LinkButton
            to={pathTo("incentive", { id })}
            kind={claims ? "soft" : "line"}
            aria-label={claims ? t(($) => $.claimThis, { name }) : t(($) => $.openThis, { name })}
          >
            {claims ? t(($) => $.claim) : t(($) => $.open)}
          </LinkButton>
        </div>
      </div>
    </li>
  );
}
