import { useId } from "react";
import { element } from "../element.ts";
import { themeBadgePaint } from "./badge-paint.ts";
import { drawnBadges } from "./drawn.ts";
import { motifBadge } from "./motif-badges.ts";

type Props = {
  /** One that comes with the product. */
  kind: string;
  /** A picture of the company's own, in its place. */
  urls?: Record<string, string> | null | undefined;
  className?: string;
};

const addressOf = (urls: Record<string, string>, size: "desktop" | "mobile") =>
  Object.entries(urls).find(([variant]) => variant.endsWith(`-badge-${size}`))?.[1];

/** The badge of an award or an incentive; its name stands beside it. */
export function AwardBadge({ kind, urls, className = "size-16" }: Props) {
  const id = useId().replace(/\W/g, "");
  if (urls)
    return (
      <img
        src={addressOf(urls, "mobile")}
        srcSet={`${addressOf(urls, "mobile")} 192w, ${addressOf(urls, "desktop")} 512w`}
        sizes="14rem"
        alt=""
        className={`block shrink-0 object-contain ${className}`}
      />
    );
  const drawn = drawnBadges[kind]?.(themeBadgePaint);
  const shape = drawn ?? motifBadge(kind, themeBadgePaint, id);
  return (
    <svg
      aria-hidden="true"
      viewBox={drawn ? "0 0 120 120" : "0 0 96 96"}
      className={`block shrink-0 ${drawn ? "overflow-visible" : ""} ${className}`}
    >
      {shape && element(shape)}
    </svg>
  );
}
