import { sql } from "drizzle-orm";
import { newId } from "../../../db/id.ts";
import { multiRow } from "../../../db/multi-row.ts";
import { among, counted, ofTenant } from "../../../db/rows.ts";
import type { TenantDb } from "../../../db/tenant-db.ts";
import type { Enqueue } from "../../../jobs/enqueue.ts";
import { hashToken } from "../../account/index.ts";
import { recordAudit } from "../../audit/index.ts";
import { tenantMembers } from "../../directory/index.ts";
import { INVITATION_DAYS, invitationToken } from "../rules/invitation-token.ts";
import { type Invitee, type NoInvitation, noInvitation } from "../rules/may-be-invited.ts";
import { revokeInvitations } from "./revoke-invitations.ts";

interface Ctx {
  db: TenantDb;
  readonly now: Date;
  enqueue: Enqueue;
  secret: string;
  /** Null for the operator of the whole, on the command line. */
  actor: { memberId: string | null };
}
export interface Invited {
  invited: { memberId: string; invitationId: string }[];
  skipped: { id: string; reason: NoInvitation }[];
}

const lockedMembers = async (db: TenantDb, ids: readonly string[]) =>
  new Map(
    (
      await db.rows<Invitee & { id: string }>(sql`
        select id, email, status, suspended_at is not null as suspended from tenant_members
        where tenant_id = ${db.tenantId} and id = any(${sql.param(ids)}::uuid[]) order by id for update`)
    ).map((member) => [member.id, member]),
  );

/** Sends each member a link for one sign-in. A new link replaces one that was sent before. */
export async function inviteMembers(ctx: Ctx, ids: readonly string[]): Promise<Invited> {
  const { db, enqueue, secret } = ctx;
  const members = await lockedMembers(db, ids);
  const result: Invited = { invited: [], skipped: [] };
  const rows: unknown[][] = [];
  for (const id of new Set(ids)) {
    const member = members.get(id);
    const reason = noInvitation(member);
    if (reason) result.skipped.push({ id, reason });
    else {
      const invitationId = newId();
      result.invited.push({ memberId: id, invitationId });
      rows.push([hashToken(invitationToken(secret, invitationId)), id, member?.email]);
    }
  }
  const invited = result.invited.map(({ memberId }) => memberId);
  revokeInvitations(ctx, invited);
  const statements = multiRow({
    name: "invitations_insert",
    head: "insert into invitations (tenant_id, expires_at, token_hash, member_id, email) values",
    row: "($1, app.now() + make_interval(days => $2), ?, ?, ?)",
    shared: [db.tenantId, INVITATION_DAYS],
    rows,
  });
  for (const statement of statements) db.write(statement);
  const them = ofTenant(db, tenantMembers, among(tenantMembers.id, invited));
  const version = counted(tenantMembers.version);
  db.write(db.orm.update(tenantMembers).set({ status: "invited", version }).where(them));
  for (const { memberId, invitationId } of result.invited) {
    db.later(enqueue("identity.mail-invitation", { tenantId: db.tenantId, memberId, invitationId }));
    await recordAudit(ctx, {
      action: "tenantMember.invite",
      entityType: "tenantMember",
      entityId: memberId,
      before: { status: members.get(memberId)?.status },
      after: { status: "invited" },
    });
  }
  return result;
}
