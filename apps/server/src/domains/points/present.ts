import type { PointsAccount } from "@plaudit/api/points.ts";
import type { OwnAccountRow, RuleRow } from "./account-queries.ts";
import { type Lot, liveSum } from "./rules/lots.ts";
import { nextLapse } from "./rules/next-lapse.ts";
import { isoDate, periodAt } from "./rules/periods.ts";
import { pickAllocation } from "./rules/pick-allocation.ts";

export interface Owner {
  zone: string;
  endorsementCap: number;
  recognitionMax: number;
  presets: number[];
}

/** When the next allocation is due, by the current rules. */
function renewal(rules: readonly RuleRow[], owner: Owner, now: Date) {
  const current = pickAllocation(rules, isoDate(now, owner.zone));
  if (!current) return null;
  const { end } = periodAt(now, owner.zone, current.period);
  const next = pickAllocation(rules, isoDate(end, owner.zone)) ?? current;
  return { at: end, amount: next.amount };
}

interface Sources {
  row: OwnAccountRow | undefined;
  lots: readonly Lot[];
  /** Those that fit the owner. */
  rules: readonly RuleRow[];
  owner: Owner;
  now: Date;
}

/** An account that nothing has touched yet is presented as empty; lapsed lots do not count, even before the job removes them. */
export function presentAccount(type: PointsAccount["type"], { row, lots, rules, owner, now }: Sources): PointsAccount {
  const renews = type === "allocation" ? renewal(rules, owner, now) : null;
  const lapse = nextLapse(lots, now);
  return {
    __entity_type__: "pointsAccount",
    type,
    balance: liveSum(lots, now),
    lockedAt: row?.locked_at?.toISOString() ?? null,
    ...(row === undefined || row.received === null ? {} : { allTimeReceived: row.received }),
    renewsAt: renews?.at.toISOString() ?? null,
    renewsTo: renews?.amount ?? null,
    lapsesAt: type === "redeemable" ? (lapse?.at.toISOString() ?? null) : null,
    lapses: type === "redeemable" ? (lapse?.points ?? null) : null,
    endorsementCap: type === "allocation" ? owner.endorsementCap : null,
    recognitionMax: type === "allocation" ? owner.recognitionMax : null,
    presets: type === "allocation" ? owner.presets : null,
  };
}
