import type { Redemption } from "@plaudit/api/redemption.ts";
import type { ShopRewardPage } from "@plaudit/api/reward-shop.ts";
import { sql } from "drizzle-orm";
import type { TangoSystem } from "../../../adapters/tango/tango.ts";
import type { TenantDb } from "../../../db/tenant-db.ts";
import { freeAmountOf } from "./free-amount.ts";
import { plainText } from "./rules/plain-text.ts";

const LONGEST_TERMS = 20_000;

interface Supplied {
  terms: string;
  country: string | null;
  system: TangoSystem;
  asOf: Date | null;
}
/** What its member is told of a gift card before they take it. */
export async function suppliedOf(
  { db, actor }: { db: TenantDb; actor: { memberId: string } },
  rewardId: string,
): Promise<ShopRewardPage["supplied"]> {
  const [row] = await db.rows<Supplied>(sql`
    select b.terms, m.country, c.system, c.catalog_at as "asOf" from rewards r
    join tango_connections c on c.tenant_id = ${db.tenantId} and c.provider_id = r.provider_id
    join tango_brands b on b.tenant_id = ${db.tenantId} and b.key = split_part(r.external_id, ' ', 1)
    left join tenant_members m on m.tenant_id = ${db.tenantId} and m.id = ${actor.memberId}
    where r.tenant_id = ${db.tenantId} and r.id = ${rewardId}`);
  if (!row) return null;
  const { terms, country, system, asOf } = row;
  const free = await freeAmountOf(db, rewardId);
  return {
    ...{ terms: plainText(terms, LONGEST_TERMS, true), country, free },
    ...{ trial: system === "sandbox", asOf: asOf?.toISOString() ?? null },
  };
}

type Shown = Omit<NonNullable<Redemption["order"]>, "contact"> & { contactId: string | null };
interface Row {
  id: string;
  reference: string;
  sentAt: Date | null;
  sent: number;
  nextAt: Date | null;
  system: TangoSystem;
  contactId: string | null;
}
/** Since when the keys are refused, by the provider whose rewards are ordered with them. */
export async function refusals(db: TenantDb): Promise<Map<string, Date>> {
  const rows = await db.rows<{ id: string; since: Date }>(sql`
    select c.provider_id as id, c.denied_at as since from tango_connections c
    where c.tenant_id = ${db.tenantId} and c.denied_at is not null`);
  return new Map(rows.map(({ id, since }) => [id, since]));
}

/** How the orders of redemptions stand, and who looks after them. */
export async function ordersOf(db: TenantDb, ids: readonly string[]): Promise<Map<string, Shown>> {
  if (ids.length === 0) return new Map();
  const rows = await db.rows<Row>(sql`
    select o.redemption_id as id, o.external_ref as reference, o.first_sent_at as "sentAt", o.attempts as sent,
      o.next_at as "nextAt", o.system, p.owner_ids[1] as "contactId"
    from tango_orders o
    join redemptions d on d.tenant_id = ${db.tenantId} and d.id = o.redemption_id
    join reward_providers p on p.tenant_id = ${db.tenantId} and p.id = d.provider_id
    where o.tenant_id = ${db.tenantId} and o.redemption_id = any(${sql.param(ids)}::uuid[])`);
  return new Map(
    rows.map(({ id, system, sentAt, nextAt, ...order }) => [
      id,
      {
        ...order,
        ...{
          sentAt: sentAt?.toISOString() ?? null,
          nextAt: nextAt?.toISOString() ?? null,
          trial: system === "sandbox",
        },
      },
    ]),
  );
}
