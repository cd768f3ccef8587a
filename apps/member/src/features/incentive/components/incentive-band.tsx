import { AwardBadge } from "@plaudit/ui/art/badges/award-badge.tsx";
import { motifBadges } from "@plaudit/ui/art/badges/motif-badges.ts";
import { Motif } from "@plaudit/ui/art/motif.tsx";
import { motifOf } from "@plaudit/ui/art/motif-of.ts";
import { hueOf } from "@plaudit/ui/art/seed.ts";
import type { ReactNode } from "react";
import type { OwnIncentive } from "../data.ts";

type Props = { incentive: OwnIncentive; tall?: boolean; children?: ReactNode };

/** What is drawn in the badge stands over the whole width, and the badge on its edge. */
export function IncentiveBand({ incentive: { id, badge, badgeUrls }, tall, children }: Props) {
  const drawn = motifBadges[badge];
  return (
    <div className="relative">
      <Motif
        kind={drawn?.motif ?? motifOf({ id })}
        tone={drawn?.tone ?? hueOf(id)}
        seed={id}
        w={tall ? 760 : 520}
        h={tall ? 120 : 80}
        u={tall ? 34 : 26}
        className={`w-full ${tall ? "h-28" : "h-20"}`}
      />
      <span className="absolute start-5 -bottom-5 rounded-full bg-surface p-1 shadow-2 sm:start-6">
        <AwardBadge kind={badge} urls={badgeUrls} className={tall ? "size-16" : "size-12"} />
      </span>
      {children}
    </div>
  );
}
