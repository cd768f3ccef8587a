import { AwardBadge } from "@plaudit/ui/art/badges/award-badge.tsx";
import type { OwnAwardType } from "../data.ts";

/** What an award is for, beside its badge. */
export const TypeHead = ({ type }: { type: OwnAwardType }) => (
  <div className="flex grow items-start gap-4">
    <div className="min-w-0 grow">
      <h3 className="font-display text-title leading-snug font-[480] wrap-anywhere track-display">
        <bdi>{type.name}</bdi>
      </h3>
      <p className="mt-1 text-base text-ink-2 wrap-anywhere">
        <bdi>{type.description}</bdi>
      </p>
    </div>
    <AwardBadge kind={type.badge} urls={type.badgeUrls} className="size-18 shrink-0 sm:size-24" />
  </div>
);
