import { nameMark, nameTurn } from "./art/name-mark.ts";
import type { ImageUrls } from "./entity/types.ts";

type Props = { name: string; logoUrls?: ImageUrls; square?: boolean; onDeep?: boolean; className?: string };

/** The tenant's logo, at most 264 × 52; without one a mark in the brand's color and the name. */
export function Logo({ name, logoUrls, square, onDeep, className = "" }: Props) {
  const src = square ? (logoUrls?.["logo-square"] ?? logoUrls?.logo) : logoUrls?.logo;
  if (src)
    return (
      <img
        src={src}
        alt={name}
        className={`object-contain ${square ? "size-8" : "h-auto max-h-13 w-auto max-w-66"} ${className}`}
      />
    );
  return (
    <span className={`inline-flex max-h-13 max-w-66 min-w-0 items-center gap-2.5 ${className}`}>
      <svg
        aria-hidden="true"
        viewBox="0 0 32 32"
        className="size-8 shrink-0"
        style={{ rotate: `${nameTurn(name)}deg` }}
      >
        <path d={nameMark.ground} fill={onDeep ? "var(--t-on-deep)" : "var(--t-brand)"} />
        <path d={nameMark.light} fill="var(--t-spark)" />
        <path d={nameMark.shade} fill={onDeep ? "var(--t-deep-3)" : "var(--t-ink)"} opacity={onDeep ? 1 : 0.28} />
      </svg>
      <span dir="auto" className={square ? "sr-only" : "truncate text-[1.1875rem] font-bold track-display"}>
        {name}
      </span>
    </span>
  );
}
