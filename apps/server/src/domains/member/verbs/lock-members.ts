import type { ActionOn } from "@plaudit/api/entities.ts";
import { type SQL, sql } from "drizzle-orm";
import type { TenantCtx } from "../../../context.ts";
import type { TenantDb } from "../../../db/tenant-db.ts";
import { DomainError } from "../../../error.ts";
import { type MemberColumns, memberColumns } from "../member-queries.ts";
import { memberPolicy } from "../policy.ts";

interface Ctx {
  db: TenantDb;
  actor: { memberId: string };
}
const active = (row: MemberColumns) => row.role === "admin" && row.status === "joined" && row.suspendedAt === null;

const lockRows = ({ db }: Pick<Ctx, "db">, condition: SQL) =>
  db.rows<MemberColumns>(sql`
    select ${memberColumns} from tenant_members m where m.tenant_id = ${db.tenantId} and ${condition} order by m.id for no key update`);

/**
 * Checked again once the locks are held: the caller must still be an administrator. As the policy does not let callers
 * remove themselves, one stays if two administrators remove each other at once.
 */
function checkActor({ actor }: Ctx, rows: MemberColumns[]): void {
  if (!rows.some((row) => row.id === actor.memberId && active(row))) throw new DomainError("Forbidden", "mayNot");
}

/** Every way in which administrators go starts here, or with `lockMember`. */
export async function lockAdmins(ctx: Ctx): Promise<void> {
  checkActor(ctx, await lockRows(ctx, sql`m.role = 'admin'`));
}

/**
 * A member to whom this may be done, locked; somebody else together with every administrator. `due` is false where it is
 * so already.
 */
export async function lockMember(
  ctx: Pick<TenantCtx, "db" | "actor" | "asked">,
  id: string,
  action: ActionOn<"tenantMember">,
): Promise<MemberColumns & { due: boolean }> {
  const own = id === ctx.actor.memberId;
  const rows = await lockRows(ctx, own ? sql`m.id = ${id}` : sql`(m.id = ${id} or m.role = 'admin')`);
  const member = rows.find((row) => row.id === id);
  if (!member) throw new DomainError("NotFound", "noPerson");
  if (!own) checkActor(ctx, rows);
  return { ...member, due: memberPolicy.require(ctx, action, member) };
}
