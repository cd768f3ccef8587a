import type { ActionOn } from "@plaudit/api/entities.ts";
import { type SQL, sql } from "drizzle-orm";
import type { TenantCtx } from "../../../context.ts";
import type { TenantDb } from "../../../db/tenant-db.ts";
import { DomainError } from "../../../error.ts";
import { type MemberFacts, memberPolicy } from "../policy.ts";

interface LockedMember extends MemberFacts {
  user_id: string | null;
  first_name: string;
  last_name: string;
  role: "admin" | "manager" | "employee";
  suspended_at: Date | null;
  locale: string | null;
  timezone: string | null;
  avatar_id: string | null;
  public_staff_profile: boolean;
  prefers_private: boolean;
  version: number;
}
interface Ctx {
  db: TenantDb;
  actor: { memberId: string };
}
const active = (row: LockedMember) => row.role === "admin" && row.status === "joined" && row.suspended_at === null;

const lockRows = ({ db }: Pick<Ctx, "db">, condition: SQL) =>
  db.rows<LockedMember>(sql`
    select id, user_id, first_name, last_name, email, role, status, suspended_at, suspended_at is not null as suspended,
      locale, timezone, avatar_id, public_staff_profile, prefers_private, version
    from tenant_members where tenant_id = ${db.tenantId} and ${condition} order by id for update`);

/**
 * Whoever takes an administrator out must still be one once the locks are theirs, and the policy keeps them from going
 * themselves: of those who take each other out at once, one stays.
 */
function checkActor({ actor }: Ctx, rows: LockedMember[]): void {
  if (!rows.some((row) => row.id === actor.memberId && active(row))) throw new DomainError("Forbidden", "mayNot");
}

/** Every way in which administrators go begins here, or with `lockMember`. */
export async function lockAdmins(ctx: Ctx): Promise<void> {
  checkActor(ctx, await lockRows(ctx, sql`role = 'admin'`));
}

/**
 * A member to whom this may be done, locked; somebody else together with every administrator. `due` is false where it is
 * so already.
 */
export async function lockMember(
  ctx: Pick<TenantCtx, "db" | "actor" | "asked">,
  id: string,
  action: ActionOn<"tenantMember">,
): Promise<LockedMember & { due: boolean }> {
  const own = id === ctx.actor.memberId;
  const rows = await lockRows(ctx, own ? sql`id = ${id}` : sql`(id = ${id} or role = 'admin')`);
  const member = rows.find((row) => row.id === id);
  if (!member) throw new DomainError("NotFound", "noPerson");
  if (!own) checkActor(ctx, rows);
  return { ...member, due: memberPolicy.require(ctx, action, member) };
}
