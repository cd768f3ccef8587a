import { drawnBadges } from "./drawn.tsx";
import { MotifBadge } from "./motif-badges.tsx";

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
  const drawn = drawnBadges[kind];
  return drawn ? (
    <svg aria-hidden="true" viewBox="0 0 120 120" className={`block shrink-0 overflow-visible ${className}`}>
      {drawn}
    </svg>
  ) : (
    <MotifBadge kind={kind} className={className} />
  );
}
