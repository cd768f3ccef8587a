import { type CSSProperties, useState } from "react";
import { hash, hueOf } from "./art/seed.ts";
import type { ImageUrls, Person } from "./entity/types.ts";
import { initials } from "./initials.ts";

// The five sizes there are; anything larger is xl and fills its container.
const sizes = {
  40: "size-10 text-xs",
  48: "size-12 text-base",
  88: "size-22 text-[1.875rem]",
  120: "size-30 text-[2.625rem]",
  xl: "size-full",
} as const;
export type AvatarSize = keyof typeof sizes;

const ladder = ["sm", "md", "lg", "xl"] as const;
const variants = { 40: "sm", 48: "sm", 88: "md", 120: "lg", xl: "xl" } as const;
const urlOf = (urls: NonNullable<ImageUrls>, variant: (typeof ladder)[number]) =>
  urls[`avatar-${variant}`] ?? urls[variant] ?? urls.url;
/** The variant of this size, and for dense screens the next. */
function photoOf(urls: ImageUrls | undefined, size: AvatarSize) {
  const src = urls && urlOf(urls, variants[size]);
  if (!src) return null;
  const next = urlOf(urls, ladder[ladder.indexOf(variants[size]) + 1] ?? "xl");
  return { src, srcSet: next && next !== src ? `${src} 1x, ${next} 2x` : undefined };
}
const arcs = [
  "M0 40A40 40 0 0 1 40 0v13a27 27 0 0 0-27 27z",
  "M0 0h20a20 20 0 0 1-20 20zm40 40H20a20 20 0 0 1 20-20z",
  "M0 20a20 20 0 0 1 40 0z",
  "M0 0a40 40 0 0 1 40 40A40 40 0 0 1 0 0z",
];

/** Head and shoulders of anybody. */
const nobody = "M20 21a6.500 6.500 0 1 0 0-13a6.500 6.500 0 0 0 0 13zM7 40a13 13 0 0 1 26 0z";

type Props = { person: Person; size?: AvatarSize; ring?: string; className?: string; decorative?: boolean };

/** A photo when there is one that loads; else initials over a quiet arc in the person's own hue. It never guesses what someone looks like. */
export function Avatar({ person, size = 40, ring = "", className = "", decorative }: Props) {
  const shape = `${sizes[size]} ${ring} shrink-0 rounded-full ${className}`;
  const photo = photoOf(person.avatarUrls, size);
  const [failed, setFailed] = useState("");
  if (photo && failed !== photo.src)
    return (
      <img
        {...photo}
        onError={() => setFailed(photo.src)}
        alt={decorative ? "" : person.name}
        loading="lazy"
        decoding="async"
        className={`${shape} object-cover`}
      />
    );
  const label = decorative ? { "aria-hidden": true } : { role: "img", "aria-label": person.name };
  if (person.erased)
    return (
      <span {...label} className={`${shape} overflow-hidden bg-sunken text-ink-3`}>
        <svg aria-hidden="true" viewBox="0 0 40 40" className="size-full" fill="currentColor">
          <path d={nobody} />
        </svg>
      </span>
    );
  const letters = initials(person.name);
  const style = {
    "--tone": hueOf(person.id),
    color: "oklch(var(--said) var(--tone))",
    background: "oklch(var(--soft-2) var(--tone))",
  } as CSSProperties;
  return (
    <span
      {...label}
      className={`${shape} relative isolate grid place-items-center overflow-hidden font-semibold`}
      style={style}
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 40 40"
        className="absolute inset-0 -z-10 size-full"
        style={{ rotate: `${(hash(person.id) % 4) * 90}deg` }}
        fill="oklch(var(--soft) var(--tone))"
      >
        <path d={arcs[hash(`${person.id}k`) % 4]} />
      </svg>
      {size === "xl" ? (
        <svg aria-hidden="true" viewBox="0 0 100 100" className="size-full">
          <text x="50" y="50" dy=".36em" textAnchor="middle" fontSize="38" fill="currentColor">
            {letters}
          </text>
        </svg>
      ) : (
        <span aria-hidden="true">{letters}</span>
      )}
    </span>
  );
}
