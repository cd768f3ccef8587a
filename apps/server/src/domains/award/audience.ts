import type { Role } from "@plaudit/api/permissions.ts";
import type { RichText } from "@plaudit/api/rich-words.ts";
import { sql } from "drizzle-orm";
import type { WorkerCtx } from "../../jobs/context.ts";
import { type Audience, flagged } from "../engagement/index.ts";
import { awardPolicy } from "./policy.ts";
import { managesRecipient, received } from "./queries.ts";

export interface Announced {
  id: string;
  name: string;
  sender_id: string;
  message: RichText;
  tenant_wide: boolean;
  /** Its type has everybody notified. */
  notify: boolean;
  nomination: boolean;
}
/** Awards with more recipients than this do not notify them of each comment and reaction. */
const RECIPIENTS_TOLD = 20;
export const awardPath = (id: string): string => `/award/${id}`;

/** Null once it is deleted or hidden. */
export async function announced({ db }: WorkerCtx, id: string): Promise<Announced | null> {
  const [row] = await db.rows<Announced>(sql`
    select w.id, w.name, w.sender_id, w.message, w.tenant_wide, t.notify, t.nomination from awards w
    join award_types t on t.tenant_id = ${db.tenantId} and t.id = w.type_id
    where w.tenant_id = ${db.tenantId} and w.id = ${id} and w.deleted_at is null and w.hidden_at is null`);
  return row ?? null;
}

interface ViewerRow {
  id: string;
  role: Role;
  received: boolean;
  managed: boolean;
  flagged: boolean;
}
/** The members among these who may see it by the policy. */
async function viewersAmong({ db }: WorkerCtx, row: Announced, ids: readonly string[]): Promise<Set<string>> {
  if (row.tenant_wide) return new Set(ids);
  const [own, of] = [sql`m.id`, sql`${row.id}::uuid`];
  const members = await db.rows<ViewerRow>(sql`
    select m.id, m.role, coalesce(${received(db.tenantId, own, of)}, false) as received,
      coalesce(${managesRecipient(db.tenantId, own, of)}, false) as managed,
      coalesce(${flagged(db.tenantId, of)}, false) as flagged
    from tenant_members m where m.tenant_id = ${db.tenantId} and m.id = any(${sql.param(ids)}::uuid[])`);
  const facts = { senderId: row.sender_id, tenantWide: false, hiddenAt: null, deletedAt: null };
  const sees = ({ id, role, ...one }: ViewerRow) =>
    awardPolicy.can({ memberId: id, role, features: [] }, "view", {
      ...facts,
      receivedByActor: one.received,
      managedByActor: one.managed,
      flagged: one.flagged,
    });
  return new Set(members.filter(sees).map(({ id }) => id));
}

export async function awardAudience(ctx: WorkerCtx, id: string): Promise<Audience | null> {
  const { db } = ctx;
  const [row, recipients] = await Promise.all([
    announced(ctx, id),
    db.rows<{ member_id: string }>(sql`
      select member_id from award_recipients
      where tenant_id = ${db.tenantId} and award_id = ${id} order by member_id limit ${RECIPIENTS_TOLD + 1}`),
  ]);
  if (!row) return null;
  return {
    authorId: row.sender_id,
    recipientIds: recipients.length > RECIPIENTS_TOLD ? [] : recipients.map((recipient) => recipient.member_id),
    viewersAmong: (ids) => viewersAmong(ctx, row, ids),
    resourcePath: awardPath(id),
  };
}
