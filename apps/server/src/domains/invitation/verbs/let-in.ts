import type { Role } from "@plaudit/api/permissions.ts";
import { sql } from "drizzle-orm";
import type { AnonymousCtx } from "../../../context.ts";
import { byId, counted } from "../../../db/rows.ts";
import type { AuthDb } from "../../../db/tenant-db.ts";
import { DomainError } from "../../../error.ts";
import { addMembership, beginState, enterTenant } from "../../account/index.ts";
import { recordChange } from "../../audit/index.ts";
import { renameMember, tenantMembers } from "../../directory/index.ts";
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
  role: Role;
  expected: boolean;
}

/** The invited member becomes this person's, who has joined from now on. */
export async function letIn(ctx: Ctx, newcomer: Newcomer): Promise<Entrance> {
  const { db, now, enqueue } = ctx;
  const { invitation, userId, familyId, names } = newcomer;
  const { tenantId, memberId } = invitation;
  const entered = await enterTenant(db, tenantId);
  const [[member], belongs] = await Promise.all([
    db.rows<Invitee>(sql`
      select role, status = 'invited' and suspended_at is null and email = ${invitation.email} as expected
      from tenant_members where tenant_id = ${tenantId} and id = ${memberId} for update`),
    addMembership(db, { userId, tenantId, memberId }),
  ]);
  if (!member?.expected) throw deadLink();
  if (!belongs) throw new DomainError("Conflict", "belongsAlready");
  const joined = { userId, status: "joined", joinedAt: now, version: counted(tenantMembers.version) } as const;
  db.write(
    db.orm
      .update(tenantMembers)
      .set(joined)
      .where(byId(invitation, tenantMembers, memberId)),
  );
  if (names) renameMember(entered, memberId, names);
  const self = { db: entered.db, actor: { memberId } };
  await recordChange(self, "tenantMember.join", memberId, { status: "invited" }, { status: "joined" });
  if (entered.features.includes("points")) {
    db.later(enqueue("points.allocate", { tenantId, memberIds: [memberId] }));
    db.later(enqueue("gift.pay", { tenantId }));
  }
  db.later(enqueue("invitation.publish-joined", { tenantId, memberId }));
  const state = await beginState(ctx, { familyId, userId, tenantId });
  return { state, next: member.role === "admin" ? "/admin" : "/home" };
}
