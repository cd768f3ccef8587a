import type { RedemptionStatus } from "@plaudit/api/reward-arts.ts";
import type { TenantDb } from "../../../db/tenant-db.ts";
import { periodAt } from "../../points/index.ts";

interface Standing {
  id: string;
  rewardId: string;
  providerId: string;
  month: string;
  points: number;
  faceValue: number;
  currency: string;
  country: string | null;
}
interface Counted extends Standing {
  variantId: string;
  stocked: boolean;
}
/** What it adds to the columns of its month. */
function sumsOf({ month, points, faceValue }: Standing, by: 1 | -1) {
  const columns = ["redemptions", "points", "value"].map((name) => `${name}_${Number(month.slice(5))}`);
  return {
    year: Number(month.slice(0, 4)),
    counted: [by, by * points, by * faceValue],
    columns: columns.join(", "),
    added: columns.map((name) => `${name} = m.${name} + excluded.${name}`).join(", "),
  };
}

/** One more redemption of a reward, or with -1 one that is taken back. The reward's row is locked. */
export function countRedemption(db: TenantDb, one: Counted, by: 1 | -1): void {
  db.write({
    name: "reward_counted",
    text: "update rewards set redeemed = redeemed + $3 where tenant_id = $1 and id = $2",
    values: [db.tenantId, one.rewardId, by],
  });
  if (one.stocked)
    db.write({
      name: "reward_stock",
      text: "update reward_variants set stock = stock - $4 where tenant_id = $1 and reward_id = $2 and id = $3 and stock is not null",
      values: [db.tenantId, one.rewardId, one.variantId, by],
    });
}

const PARTS = 8;

/**
 * One more where it stands, or with -1 one fewer. Others may wait for these rows: they are locked after everything else that may be waited for,
 * those of the reward first.
 */
export function countStanding(db: TenantDb, one: Standing, status: RedemptionStatus, by: 1 | -1): void {
  const { year, counted, columns, added } = sumsOf(one, by);
  db.write({
    name: `reward_year_${one.month.slice(5)}`,
    text: `insert into reward_years as m (tenant_id, status, year, reward_id, currency, provider_id, ${columns})
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
      on conflict (tenant_id, status, year, reward_id, currency) do update set ${added}`,
    values: [db.tenantId, status, year, one.rewardId, one.currency, one.providerId, ...counted],
  });
  db.write({
    name: `reward_standing_${one.month.slice(5)}`,
    text: `insert into reward_standings as m (tenant_id, country, status, year, reward_id, currency, provider_id, ${columns})
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
      on conflict (tenant_id, country, status, year, reward_id, currency) do update set ${added}`,
    values: [db.tenantId, one.country ?? "", status, year, one.rewardId, one.currency, one.providerId, ...counted],
  });
  db.write({
    name: "reward_total",
    text: `insert into reward_totals as m (tenant_id, month, country, status, provider_id, currency, part, redemptions, points, value)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
      on conflict (tenant_id, month, country, status, provider_id, currency, part) do update set
        redemptions = m.redemptions + excluded.redemptions, points = m.points + excluded.points, value = m.value + excluded.value`,
    values: [
      ...[db.tenantId, one.month, one.country ?? "", status, one.providerId, one.currency],
      ...[Number.parseInt(one.id.slice(-1), 16) % PARTS, ...counted],
    ],
  });
}

/** It stands elsewhere. States are passed forward only, so two at once never wait for one another. */
export function countState(db: TenantDb, one: Standing, from: RedemptionStatus, to: RedemptionStatus): void {
  countStanding(db, one, from, -1);
  countStanding(db, one, to, 1);
}

interface Taxed {
  memberId: string;
  country: string | null;
  currency: string;
  faceValue: number;
  tax: "none" | "company" | "member";
}
/** What somebody received counts as pay of that year. */
export function countTax(db: TenantDb, one: Taxed, { now, zone }: { now: Date; zone: string }): void {
  if (one.tax === "none" || one.faceValue === 0) return;
  const [company, member] = one.tax === "company" ? [one.faceValue, 0] : [0, one.faceValue];
  db.write({
    name: "reward_tax",
    text: `insert into reward_taxes as x (tenant_id, year, country, currency, member_id, redemptions, paid_by_company, paid_by_member)
      values ($1, $2, $3, $4, $5, 1, $6, $7)
      on conflict (tenant_id, year, country, currency, member_id) do update set redemptions = x.redemptions + 1,
        paid_by_company = x.paid_by_company + excluded.paid_by_company, paid_by_member = x.paid_by_member + excluded.paid_by_member`,
    values: [
      ...[db.tenantId, Number(periodAt(now, zone, "year").key), one.country ?? "", one.currency, one.memberId],
      ...[company, member],
    ],
  });
}

/** Gives the code that lapses first to a redemption, whose reward is locked; null where none is left. */
export async function takeCode(
  db: TenantDb,
  {
    rewardId,
    variantId,
    redemptionId,
    today,
  }: { rewardId: string; variantId: string; redemptionId: string; today: string },
): Promise<{ sealed: string; expiresOn: string | null } | null> {
  const [code] = await db.query<{ sealed: string; expiresOn: string | null }>({
    name: "reward_take_code",
    text: `update reward_codes set redemption_id = $4 where tenant_id = $1 and reward_id = $2 and fingerprint = (
        select c.fingerprint from reward_codes c where c.tenant_id = $1 and c.reward_id = $2 and c.variant_id = $3
          and c.redemption_id is null and (c.expires_on is null or c.expires_on >= $5::date)
        order by c.expires_on, c.fingerprint limit 1)
      returning sealed, expires_on::text as "expiresOn"`,
    values: [db.tenantId, rewardId, variantId, redemptionId, today],
  });
  return code ?? null;
}
