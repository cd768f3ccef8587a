import { toneStyle } from "../../tone.tsx";
import { outings } from "./outings.tsx";
import { RewardPhoto } from "./reward-photo.tsx";
import { table } from "./table.tsx";
import { things } from "./things.tsx";

const goods = { ...outings, ...table, ...things };
type Props = {
  /** The drawing that stands there until there is a picture. */
  art: keyof typeof goods;
  urls?: Record<string, string> | null | undefined;
  /** How wide it is drawn at most, as `sizes` has it. */
  sizes?: string;
  className?: string;
};

/** What a reward looks like; its name stands beside it. */
export function RewardPicture({ art, urls, sizes = "20rem", className = "" }: Props) {
  if (urls) return <RewardPhoto urls={urls} sizes={sizes} className={className} />;
  const { tone, draw } = goods[art];
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 300 240"
      preserveAspectRatio="xMidYMid slice"
      className={`block ${className}`}
      style={{ ...toneStyle(tone), background: "oklch(var(--art-0) var(--tone))" }}
    >
      {draw}
    </svg>
  );
}
