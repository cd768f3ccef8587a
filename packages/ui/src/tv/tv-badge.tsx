import type { CSSProperties } from "react";
import { AwardBadge } from "../art/badges/award-badge.tsx";
import { TvPetals } from "./tv-petals.tsx";

type Props = {
  kind: string;
  /** The address of the company's own, in place of the badge. */
  picture?: string | undefined;
};
/** What is white on a badge is so by day, too. */
const paper = { "--t-on-deep": "#fdfbf6" } as CSSProperties;
const shadow = "size-full drop-shadow-[0_3vmin_4vmin_rgb(0_0_0/40%)]";

/** An award's badge, among petals. */
export const TvBadge = ({ kind, picture }: Props) => (
  <>
    <TvPetals />
    <div style={paper} className="absolute inset-[4vmin] landscape:inset-[6vmin]">
      {picture ? (
        <img src={picture} alt="" className={`object-contain ${shadow}`} />
      ) : (
        <AwardBadge kind={kind} className={shadow} />
      )}
    </div>
  </>
);
