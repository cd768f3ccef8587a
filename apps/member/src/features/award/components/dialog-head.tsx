import { AwardBadge } from "@plaudit/ui/art/badges/award-badge.tsx";
import { PetalField } from "@plaudit/ui/art/petal-field.tsx";
import type { ReactNode } from "react";
import type { OwnAwardType } from "../data.ts";

type Props = { type: Pick<OwnAwardType, "name" | "badge" | "badgeUrls">; children: ReactNode };

/** The award that a dialog is about, on the deep ground. */
export const DialogHead = ({ type, children }: Props) => (
  <div className="relative isolate flex items-center gap-4 overflow-hidden bg-deep px-5 py-5 text-on-deep sm:px-6">
    <PetalField rings={5} eye={false} className="absolute -end-24 top-1/2 -z-10 size-96 -translate-y-1/2 opacity-45" />
    <div className="min-w-0 grow">
      <p className="font-display text-loud leading-tight font-[440] wrap-anywhere track-display">
        <bdi>{type.name}</bdi>
      </p>
      <p className="mt-1 text-sm text-on-deep-2 wrap-anywhere">
        <bdi>{children}</bdi>
      </p>
    </div>
    <AwardBadge kind={type.badge} urls={type.badgeUrls} className="size-18 sm:size-24" />
  </div>
);
