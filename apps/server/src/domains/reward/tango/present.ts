import type { TangoConnection, TangoOrder } from "@plaudit/api/tango.ts";
import { sql } from "drizzle-orm";
import type { TenantCtx } from "../../../context.ts";
import { DomainError } from "../../../error.ts";
import { peopleByIds } from "../../directory/index.ts";
import type { Connection } from "./connection.ts";
import { type OrderRow, orderColumns } from "./orders.ts";
import { tangoOrderPolicy, tangoProviderPolicy } from "./policy.ts";

const RECENT_MS = 30 * 86_400_000;
const iso = (at: Date | null) => at?.toISOString() ?? null;

/** `kind` of its keys: the keys themselves never leave. */
export async function presentConnection(
  ctx: TenantCtx,
  of: Connection,
  kind: "basic" | "oauth",
): Promise<TangoConnection> {
  const { db } = ctx;
  const [people, [figures]] = await Promise.all([
    peopleByIds(ctx, [of.keysChangedBy]),
    db.rows<Omit<TangoConnection["recent"], "oldestUnknownAt"> & { oldest: Date | null; brands: number }>(sql`
      select count(*)::int as orders, count(*) filter (where o.state = 'complete' and o.attempts = 1)::int as "atOnce",
        count(*) filter (where o.state = 'complete' and o.attempts > 1)::int as later,
        count(*) filter (where o.state = 'failed')::int as failed, count(*) filter (where o.settled_at is null)::int as open,
        count(*) filter (where o.state = 'unknown')::int as unknown, min(o.created_at) filter (where o.state = 'unknown') as oldest,
        (select count(*)::int from rewards r where r.tenant_id = ${db.tenantId} and r.provider_id = ${of.providerId}
          and r.offered_at is not null and r.archived_at is null) as brands
      from tango_orders o where o.tenant_id = ${db.tenantId} and o.created_at > ${new Date(ctx.now.getTime() - RECENT_MS)}`),
  ]);
  const { oldest = null, brands = 0, ...recent } = figures ?? {};
  return {
    __entity_type__: "tangoProvider",
    __permissions__: tangoProviderPolicy.permissionsOn(ctx.actor, of),
    id: of.providerId,
    system: of.system,
    customer: of.customer,
    account: of.account,
    keys: { kind, changedAt: of.keysChangedAt.toISOString(), changedBy: people.get(of.keysChangedBy) ?? null },
    deniedAt: iso(of.deniedAt),
    balance:
      of.balance !== null && of.balanceAt
        ? { amount: of.balance, currency: of.balanceCurrency ?? "", at: of.balanceAt.toISOString() }
        : null,
    catalogAt: iso(of.catalogAt),
    lastEventAt: iso(of.lastEventAt),
    countries: of.countries,
    prepaid: of.prepaid,
    donations: of.donations,
    markup: of.markup,
    brands,
    recent: { orders: 0, atOnce: 0, later: 0, failed: 0, open: 0, unknown: 0, ...recent, oldestUnknownAt: iso(oldest) },
    version: of.version,
  };
}

interface Shown extends OrderRow {
  memberId: string;
  reward: string;
  points: number;
}
async function present(ctx: TenantCtx, rows: readonly Shown[]): Promise<TangoOrder[]> {
  const people = await peopleByIds(
    ctx,
    rows.map(({ memberId }) => memberId),
  );
  return rows.map((row) => ({
    __entity_type__: "tangoOrder",
    __permissions__: tangoOrderPolicy.permissionsOn(ctx.actor, row),
    id: row.redemptionId,
    member: people.get(row.memberId) ?? null,
    reward: row.reward,
    points: row.points,
    value: { amount: row.value, currency: row.currency },
    state: row.state,
    attempts: row.attempts,
    reference: row.externalRef,
    problem: row.problem,
    missingAt: iso(row.missingAt),
    nextAt: iso(row.nextAt),
    createdAt: row.createdAt.toISOString(),
  }));
}
const shown = sql`select ${orderColumns}, d.member_id as "memberId", d.reward_name as reward, d.points from tango_orders o`;

/** Those that are not over, the oldest first. */
export async function openOrders(
  ctx: TenantCtx,
  { cursor, pageSize }: { cursor?: string | undefined; pageSize: number },
) {
  const { db } = ctx;
  // Ids count up with time.
  const rows = await db.rows<Shown>(sql`${shown}
    join redemptions d on d.tenant_id = ${db.tenantId} and d.id = o.redemption_id
    where o.tenant_id = ${db.tenantId} and o.settled_at is null${cursor ? sql` and o.redemption_id > ${cursor}::uuid` : sql``}
    order by o.redemption_id limit ${pageSize + 1}`);
  const page = rows.slice(0, pageSize);
  const next = rows.length > pageSize ? (page.at(-1)?.redemptionId ?? null) : null;
  return { results: await present(ctx, page), next };
}

export async function presentOrder(ctx: TenantCtx, id: string): Promise<TangoOrder> {
  const { db } = ctx;
  const rows = await db.rows<Shown>(sql`${shown}
    join redemptions d on d.tenant_id = ${db.tenantId} and d.id = o.redemption_id
    where o.tenant_id = ${db.tenantId} and o.redemption_id = ${id}`);
  const [order] = await present(ctx, rows);
  if (!order) throw new DomainError("NotFound", "tango.noOrder");
  return order;
}
