import { permissionsOf, type Role } from "@plaudit/api/permissions.ts";
import { sql } from "drizzle-orm";
import type { WorkerCtx } from "../../../jobs/context.ts";
import { notify } from "../../notification/index.ts";
import { bankRow } from "../queries.ts";

const managing = (Object.keys(permissionsOf) as Role[]).filter((role) => permissionsOf[role].includes("points:manage"));
const MOST = 200;

/** Tells a bank's owners and those who manage points that it is low, once for each time that it fell below its threshold. */
export async function alertLow(ctx: WorkerCtx, { bankId }: { bankId: string }): Promise<void> {
  const { db } = ctx;
  const bank = await bankRow(db, bankId);
  if (!bank.lowSince || bank.endedAt) return;
  const told = await db.rows<{ id: string }>(sql`
    select m.id from tenant_members m where m.tenant_id = ${db.tenantId} and m.status = 'joined' and m.suspended_at is null
      and (m.role = any(${sql.param(managing)}::text[]) or m.id = any(${sql.param(bank.ownerIds)}::uuid[]))
    order by m.id = any(${sql.param(bank.ownerIds)}::uuid[]) desc, m.name_key, m.id limit ${MOST}`);
  const alert = {
    params: { kind: "bank.low" as const, bank: bank.name, count: bank.balance },
    fromMemberId: null,
    resourcePath: "/points",
    sourceKey: `bank:${bankId}:${bank.lowSince.toISOString()}`,
  };
  await notify(
    ctx,
    told.map(({ id }) => ({ ...alert, memberId: id })),
  );
}
