import { permissionsOf, type Role } from "@plaudit/api/permissions.ts";
import { sql } from "drizzle-orm";
import type { WorkerCtx } from "../../../jobs/context.ts";
import { type NewNotification, notify } from "../../notification/index.ts";
import { type BankRow, bankRow } from "../queries.ts";

const having = (permission: "points:browse" | "points:manage") =>
  (Object.keys(permissionsOf) as Role[]).filter((role) => permissionsOf[role].includes(permission));
const MOST = 200;

/** Its owners, and those who manage points. */
async function tellOwners(ctx: WorkerCtx, bank: BankRow, alert: Pick<NewNotification, "params" | "sourceKey">) {
  const { db } = ctx;
  const told = await db.rows<{ id: string; browses: boolean }>(sql`
    select m.id, m.role = any(${sql.param(having("points:browse"))}::text[]) as browses from tenant_members m where m.tenant_id = ${db.tenantId} and m.status = 'joined' and m.suspended_at is null
      and (m.role = any(${sql.param(having("points:manage"))}::text[]) or m.id = any(${sql.param(bank.ownerIds)}::uuid[]))
    order by m.id = any(${sql.param(bank.ownerIds)}::uuid[]) desc, m.name_key, m.id limit ${MOST}`);
  await notify(
    ctx,
    told.map(({ id, browses }) => ({
      ...alert,
      fromMemberId: null,
      // An owner need not have the console.
      resourcePath: browses ? `/admin/points/bank/configure/${bank.id}` : "/home",
      memberId: id,
    })),
  );
}

/** Once for each time that it fell below its threshold. */
export async function alertLow(ctx: WorkerCtx, { bankId }: { bankId: string }): Promise<void> {
  const bank = await bankRow(ctx.db, bankId);
  if (!bank.lowSince || bank.endedAt) return;
  await tellOwners(ctx, bank, {
    params: { kind: "bank.low", bank: bank.name, count: bank.balance },
    sourceKey: `bank:${bankId}:${bank.lowSince.toISOString()}`,
  });
}

/** Once for each day on which gifts wait for points. */
export async function alertShort(ctx: WorkerCtx, { bankId, day }: { bankId: string; day: string }): Promise<void> {
  const bank = await bankRow(ctx.db, bankId);
  await tellOwners(ctx, bank, {
    params: { kind: "bank.short", bank: bank.name },
    sourceKey: `bank:${bankId}:short:${day}`,
  });
}
