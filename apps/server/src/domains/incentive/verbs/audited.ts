import type { Audience } from "../../points/index.ts";
import type { IncentiveRow } from "../queries.ts";

/** What the form sets. */
export type Stored = Pick<
  IncentiveRow,
  | "name"
  | "description"
  | "badge"
  | "picture"
  | "points"
  | "budgetItemId"
  | "audience"
  | "perPerson"
  | "perMonth"
  | "inAll"
  | "opensAt"
  | "closesAt"
  | "proof"
  | "rotating"
  | "reviewers"
>;
const idsOf = ({ roles, teamIds, memberIds }: Audience) => [...roles, ...teamIds, ...memberIds];

/** As the log keeps it. */
export const audited = (row: Stored) => ({
  name: row.name,
  description: row.description,
  badge: row.badge,
  mediaObjectId: row.picture?.id ?? null,
  points: row.points,
  budgetItemId: row.budgetItemId,
  audience: idsOf(row.audience),
  perPerson: row.perPerson,
  perMonth: row.perMonth,
  inAll: row.inAll,
  opensAt: row.opensAt?.toISOString() ?? null,
  closesAt: row.closesAt?.toISOString() ?? null,
  proof: row.proof,
  rotating: row.rotating,
  reviewers: row.reviewers,
});
export const storedOf = (row: IncentiveRow): Stored => ({
  name: row.name,
  description: row.description,
  badge: row.badge,
  picture: row.picture,
  points: row.points,
  budgetItemId: row.budgetItemId,
  audience: row.audience,
  perPerson: row.perPerson,
  perMonth: row.perMonth,
  inAll: row.inAll,
  opensAt: row.opensAt,
  closesAt: row.closesAt,
  proof: row.proof,
  rotating: row.rotating,
  reviewers: row.reviewers,
});
