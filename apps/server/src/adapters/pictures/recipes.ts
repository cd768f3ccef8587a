import type { MediaKind } from "@plaudit/api/media.ts";

export interface Recipe {
  /** The longer side over the shorter, at most. */
  ratio: number;
  /** The shorter side in pixels, at least. */
  least: number;
  variants: readonly Variant[];
  /** What moves goes on moving, and documents are taken too. */
  attachment?: true;
}
export interface Variant {
  name: string;
  width: number;
  height: number;
  /** `cover` fills and cuts; `inside` keeps the whole and never enlarges; `contain` keeps it on a clear ground. */
  fit: "cover" | "inside" | "contain";
  /** PNG where mail programs show it, too. */
  format: "webp" | "png";
}

const square = (name: string, size: number): Variant => ({
  name,
  width: size,
  height: size,
  fit: "cover",
  format: "webp",
});

const whole = (name: string, size: number): Variant => ({
  name,
  width: size,
  height: size,
  fit: "inside",
  format: "webp",
});

/** Each size of an avatar is about twice the one before: dense screens take the next. */
export const recipes: Record<MediaKind, Recipe> = {
  avatar: {
    ratio: 3,
    least: 32,
    variants: [square("avatar-sm", 48), square("avatar-md", 96), square("avatar-lg", 192), square("avatar-xl", 384)],
  },
  logo: {
    ratio: 12,
    least: 16,
    variants: [
      { name: "logo", width: 792, height: 156, fit: "inside", format: "png" },
      { name: "logo-square", width: 192, height: 192, fit: "contain", format: "png" },
    ],
  },
  banner: {
    ratio: 8,
    least: 160,
    variants: [{ name: "banner", width: 2400, height: 1200, fit: "inside", format: "webp" }],
  },
  "recognition-attachment": {
    ratio: 12,
    least: 16,
    variants: [whole("recognition-attachment-desktop", 1920), whole("recognition-attachment-mobile", 840)],
    attachment: true,
  },
  "announcement-attachment": {
    ratio: 12,
    least: 16,
    variants: [whole("announcement-attachment-desktop", 1920), whole("announcement-attachment-mobile", 840)],
    attachment: true,
  },
  "award-badge": {
    ratio: 3,
    least: 96,
    variants: [whole("award-badge-desktop", 512), whole("award-badge-mobile", 192)],
  },
  "incentive-badge": {
    ratio: 3,
    least: 96,
    variants: [whole("incentive-badge-desktop", 512), whole("incentive-badge-mobile", 192)],
  },
  "incentive-proof": {
    ratio: 12,
    least: 16,
    variants: [whole("incentive-proof-desktop", 1920), whole("incentive-proof-mobile", 840)],
    attachment: true,
  },
  card: {
    ratio: 12,
    least: 16,
    variants: [whole("card-fullsize", 1920), whole("card-thumbnail", 480)],
  },
  celebration: {
    ratio: 3,
    least: 160,
    variants: [whole("celebration-desktop", 1920), whole("celebration-mobile", 384)],
  },
  reward: {
    ratio: 3,
    least: 160,
    variants: [whole("reward-desktop", 1280), whole("reward-mobile", 480)],
  },
};

/** Pixels that are decoded at most: of what is read line by line, of what is held whole meanwhile, of what shrinks on the way. */
const LINE_BY_LINE = 25_000_000;
const HELD_WHOLE = 10_000_000;
const SHRINKING = 60_000_000;
/** Of all frames of an animation, which are held at once. */
export const MOVING = 16_000_000;
/** The longer side of an animation. */
export const MOVING_SIDE = 960;
export function mostPixels({ format, isProgressive }: { format?: string; isProgressive?: boolean }): number {
  if (isProgressive || format === "webp" || format === "gif") return HELD_WHOLE;
  return format === "jpeg" ? SHRINKING : LINE_BY_LINE;
}
export const typeOf = { webp: "image/webp", png: "image/png" } as const;
