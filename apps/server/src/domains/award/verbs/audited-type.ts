import type { AwardTypeRow } from "../type-queries.ts";

/** What the form sets. */
export type Stored = Pick<
  AwardTypeRow,
  | "name"
  | "description"
  | "badge"
  | "picture"
  | "points"
  | "pointsLocked"
  | "budgetItemId"
  | "senders"
  | "notify"
  | "pinForDays"
  | "nomination"
  | "nominationStartAt"
  | "nominationEndAt"
  | "maxNominations"
  | "places"
  | "nominators"
  | "candidates"
  | "jury"
  | "criteria"
  | "anonymous"
  | "judgingDays"
>;
/** As the log keeps it. */
export const auditedType = (row: Stored & { archivedAt?: Date | null }) => ({
  name: row.name,
  description: row.description,
  badge: row.badge,
  mediaObjectId: row.picture?.id ?? null,
  points: row.points,
  pointsLocked: row.pointsLocked,
  budgetItemId: row.budgetItemId,
  senders: row.nomination ? null : row.senders,
  notify: row.notify,
  pinForDays: row.pinForDays,
  nominationStartAt: row.nominationStartAt?.toISOString() ?? null,
  nominationEndAt: row.nominationEndAt?.toISOString() ?? null,
  maxNominations: row.maxNominations,
  places: row.places,
  nominators: row.nominators,
  candidates: row.candidates,
  jury: row.jury,
  criteria: row.criteria.map(({ name }) => name),
  anonymous: row.anonymous,
  judgingDays: row.judgingDays,
  archived: Boolean(row.archivedAt),
});
export const storedOf = (row: AwardTypeRow): Stored => ({
  name: row.name,
  description: row.description,
  badge: row.badge,
  picture: row.picture,
  points: row.points,
  pointsLocked: row.pointsLocked,
  budgetItemId: row.budgetItemId,
  senders: row.senders,
  notify: row.notify,
  pinForDays: row.pinForDays,
  nomination: row.nomination,
  nominationStartAt: row.nominationStartAt,
  nominationEndAt: row.nominationEndAt,
  maxNominations: row.maxNominations,
  places: row.places,
  nominators: row.nominators,
  candidates: row.candidates,
  jury: row.jury,
  criteria: row.criteria,
  anonymous: row.anonymous,
  judgingDays: row.judgingDays,
});
