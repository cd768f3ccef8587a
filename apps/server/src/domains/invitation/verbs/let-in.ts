import { sql } from "drizzle-orm";
import type { AnonymousCtx } from "../../../context.ts";
import type { AuthDb } from "../../../db/tenant-db.ts";
import { DomainError } from "../../../error.ts";
import { beginState, enterTenant } from "../../account/index.ts";
import { recordChange } from "../../audit/index.ts";
import { renameMember } from "../../directory/index.ts";
import { deadLink, type Invitation } from "../queries.ts";

export interface Entrance {
  state: string;
  /** Where the person goes first. */
  next: string;
}
interface Ctx extends Pick<AnonymousCtx, "enqueue" | "now" | "setCookie"> {
  db: AuthDb;
}
interface Newcomer {
  /** Taken by this transaction. */
  invitation: Invitation;
  userId: string;
  /** The sign-in that goes on into the tenant. */
  familyId: string;
  names?: { firstName: string; lastName: string };
}
interface Invitee {
  role: "admin" | "manager" | "employee";
  expected: boolean;
}

/** The invited member becomes this person's, who has joined from now on. */
export async function letIn(ctx: Ctx, newcomer: Newcomer): Promise<Entrance> {
  const { db, now, enqueue } = ctx;
  const { invitation, userId, familyId, names } = newcomer;
  const { tenant_id: tenantId, member_id: memberId } = invitation;
  const entered = await enterTenant(db, tenantId);
  const [[member], [membership]] = await Promise.all([
    db.rows<Invitee>(sql`
      select role, status = 'invited' and suspended_at is null and email = ${invitation.email} as expected
      from tenant_members where tenant_id = ${tenantId} and id = ${memberId} for update`),
    db.rows(sql`
      insert into tenant_memberships (user_id, tenant_id, member_id) values (${userId}, ${tenantId}, ${memberId})
      on conflict do nothing returning true`),
  ]);
  if (!member?.expected) throw deadLink();
  if (!membership) throw new DomainError("Conflict", "belongsAlready");
  db.write(sql`
    update tenant_members set user_id = ${userId}, status = 'joined', joined_at = ${now}, version = version + 1
    where tenant_id = ${tenantId} and id = ${memberId}`);
  if (names) renameMember(entered, memberId, names);
  const self = { db: entered.db, actor: { memberId } };
  await recordChange(self, "tenantMember.join", memberId, { status: "invited" }, { status: "joined" });
  if (entered.features.includes("points")) db.later(enqueue("points.allocate", { tenantId, memberIds: [memberId] }));
  db.later(enqueue("invitation.publish-joined", { tenantId, memberId }));
  const state = await beginState(ctx, { familyId, userId, tenantId });
  return { state, next: member.role === "admin" ? "/admin" : "/home" };
}
