import type { Permission } from "./permissions.ts";

/** What moderators decide about. */
export const moderatedTypes = ["recognition", "award", "card", "comment"] as const;
export type ModeratedType = (typeof moderatedTypes)[number];

export const moderatedPermission = {
  recognition: "recognition:moderate",
  award: "recognition:moderate",
  card: "recognition:moderate",
  comment: "comment:moderate",
} as const satisfies Record<ModeratedType, Permission>;

/** The list of those that wait. */
export const flaggedKeys = {
  recognition: "GET /recognition/recognitions/flagged",
  award: "GET /award/awards/flagged",
  card: "GET /card/cards/flagged",
  comment: "GET /recognition/comments/flagged",
} as const satisfies Record<ModeratedType, string>;
