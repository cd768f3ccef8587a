import type { CSSProperties } from "react";
import { AwardBadge } from "../art/badges/award-badge.tsx";
import { TvPetals } from "./tv-petals.tsx";

type Props = {
  kind: string;
  /** The address of the company's own, in place of the badge. */
  picture?: string | undefined;
};
/** It is the same enamel by day, where the frame's ground is light. */
const enamel = {
  "--t-deep": "var(--enamel-deep)",
  "--t-deep-2": "var(--enamel-deep-2)",
  "--t-deep-3": "var(--enamel-deep-3)",
  "--t-spark": "var(--enamel-spark)",
  "--t-on-deep": "#fdfbf6",
} as CSSProperties;
const shadow = "size-full drop-shadow-[0_3vmin_4vmin_rgb(0_0_0/40%)]";

/** An award's badge, among petals. */
export const TvBadge = ({ kind, picture }: Props) => (
  <>
    <TvPetals />
    <div style={enamel} className="absolute inset-[4vmin] landscape:inset-[6vmin]">
      {picture ? (
        <img src={picture} alt="" className={`object-contain ${shadow}`} />
      ) : (
        <AwardBadge kind={kind} className={shadow} />
      )}
    </div>
  </>
);
