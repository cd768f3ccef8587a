import type { TenantCtx } from "../../../context.ts";
import { DomainError, fieldError, fieldErrors } from "../../../error.ts";
import { nameKey } from "../../../name-key.ts";
import { isOpenBank, storedSettings } from "../../points/index.ts";
import { type IncentiveRow, incentiveRows, reviewRoles } from "../queries.ts";
import type { Stored } from "./audited.ts";

const INCENTIVES_MAX = 200;

/** A unique index backs the name when two use one at once. */
export async function checkName(ctx: TenantCtx, name: string, id: string | null): Promise<IncentiveRow[]> {
  const others = (await incentiveRows(ctx)).filter((row) => row.id !== id && !row.endedAt);
  if (others.some((row) => nameKey(row.name) === nameKey(name))) throw fieldError("name", "taken", "nameTaken");
  return others;
}

export function checkCount(others: readonly IncentiveRow[]): void {
  if (others.length >= INCENTIVES_MAX) throw new DomainError("Conflict", "incentive.tooMany");
}

/** Only who may review at all is named. */
export async function checkReviewers({ db }: TenantCtx, ids: readonly string[]): Promise<string[]> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return [];
  const found = await db.query<{ id: string }>({
    name: "incentive_reviewers",
    text: `select m.id from tenant_members m where m.tenant_id = $1 and m.id = any($2::uuid[])
      and m.status <> 'archived' and m.role = any($3::text[])`,
    values: [db.tenantId, wanted, reviewRoles],
  });
  const known = new Set(found.map(({ id }) => id));
  const unknown = ids.flatMap((id, n) =>
    known.has(id) ? [] : [{ type: "unknown", path: `reviewers.${n}`, key: "incentive.noReviewer" as const }],
  );
  if (unknown.length > 0) throw fieldErrors(unknown);
  return wanted;
}

/** Dates that were there before may have passed. */
function checkDates({ now }: TenantCtx, { opensAt, closesAt }: Stored, before: Stored | null): void {
  if (!closesAt) return;
  const moved = closesAt.getTime() !== before?.closesAt?.getTime() || opensAt?.getTime() !== before?.opensAt?.getTime();
  if (!moved) return;
  if (closesAt <= now) throw fieldError("closesAt", "range", "incentive.closesPast");
  if (opensAt && closesAt <= opensAt) throw fieldError("closesAt", "range", "incentive.closesBefore");
}

/** What depends on the company's settings and banks. An incentive may be stricter than they are, never looser. */
export async function checkStored(ctx: TenantCtx, after: Stored, before: Stored | null, isActive: boolean) {
  if (!ctx.actor.features.includes("points")) throw fieldError("points", "disabled", "pointsOff");
  checkDates(ctx, after, before);
  const { row: settings } = await storedSettings(ctx.db);
  const most = settings.incentiveClaimMax;
  if (most !== null && after.points > most && after.points !== before?.points)
    throw fieldError("points", "range", "amountMax", { max: most });
  const { budgetItemId: bankId } = after;
  if (bankId && bankId !== before?.budgetItemId && !(await isOpenBank(ctx.db, bankId)))
    throw fieldError("budgetItemId", "unknown", "incentive.bankGone");
  if (isActive && !bankId && !settings.incentiveBankId)
    throw fieldError("budgetItemId", "required", "incentive.bankMissing");
}
