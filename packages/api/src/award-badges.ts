/** Badges that come with the product: drawn ones first, then those made of motifs. */
export const drawnBadges = ["lighthouse", "star", "keystone", "roots", "summit", "lantern", "kite", "sail"] as const;
export const motifBadges = [
  "steady",
  "light",
  "quiet",
  "bridge",
  "grow",
  "north",
  "straight",
  "craft",
  "wide",
  "home",
  "door",
  "years",
] as const;
export const badges = [...drawnBadges, ...motifBadges] as const;
export type Badge = (typeof badges)[number];
/** How long an award may stay on top of the feed, in days. */
export const pinDays = [1, 3, 7] as const;
export const MOST_AWARD_POINTS = 1_000_000;
export const MOST_NOMINATIONS = 1_000;
export const MOST_WINNERS = 50;
/** Characters of the reason for a nomination. */
export const MOST_REASON = 1_000;
/** Of what a juror notes about a nominee. */
export const MOST_NOTE = 1_000;
export const MOST_JURORS = 50;
export const MOST_CRITERIA = 10;
export const MOST_JUDGING_DAYS = 90;
