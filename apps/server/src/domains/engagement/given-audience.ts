import type { Role } from "@plaudit/api/permissions.ts";
import { sql } from "drizzle-orm";
import type { WorkerCtx } from "../../jobs/context.ts";
import type { PolicyActor } from "../../policy.ts";
import type { Given } from "./given.ts";
import { flagged } from "./queries.ts";
import type { Audience } from "./subject.ts";

interface Announced {
  id: string;
  sender_id: string;
  tenant_wide: boolean;
}
interface Relation {
  receivedByActor: boolean;
  managedByActor: boolean;
  flagged: boolean;
}
interface GivenAudience<Row> {
  of: Given;
  /** Null once it is deleted or hidden. */
  announced(ctx: WorkerCtx, id: string): Promise<Row | null>;
  /** By the policy. */
  sees(actor: PolicyActor, row: Row, relation: Relation): boolean;
  path(id: string): string;
}
/** What has more recipients than this does not notify them of each comment and reaction. */
const RECIPIENTS_TOLD = 20;

/** Who is to be told of what others do with something that was given. */
export function givenAudience<Row extends Announced>({ of, announced, sees, path }: GivenAudience<Row>) {
  /** The members among these who may see it. */
  async function viewersAmong({ db }: WorkerCtx, row: Row, ids: readonly string[]): Promise<Set<string>> {
    if (row.tenant_wide) return new Set(ids);
    const [own, item] = [sql`m.id`, sql`${row.id}::uuid`];
    const members = await db.rows<Relation & { id: string; role: Role }>(sql`
      select m.id, m.role, coalesce(${of.received(db.tenantId, own, item)}, false) as "receivedByActor",
        coalesce(${of.managesRecipient(db.tenantId, own, item)}, false) as "managedByActor",
        coalesce(${flagged(db.tenantId, item)}, false) as flagged
      from tenant_members m where m.tenant_id = ${db.tenantId} and m.id = any(${sql.param(ids)}::uuid[])`);
    const viewers = members.filter(({ id, role, ...relation }) =>
      sees({ memberId: id, role, features: [] }, row, relation),
    );
    return new Set(viewers.map(({ id }) => id));
  }

  return async (ctx: WorkerCtx, id: string): Promise<Audience | null> => {
    const { db } = ctx;
    const [row, recipients] = await Promise.all([
      announced(ctx, id),
      db.rows<{ member_id: string }>(sql`
        select member_id from ${of.recipients}
        where tenant_id = ${db.tenantId} and ${of.itemId} = ${id} order by member_id limit ${RECIPIENTS_TOLD + 1}`),
    ]);
    if (!row) return null;
    return {
      authorId: row.sender_id,
      recipientIds: recipients.length > RECIPIENTS_TOLD ? [] : recipients.map((recipient) => recipient.member_id),
      viewersAmong: (ids) => viewersAmong(ctx, row, ids),
      resourcePath: path(id),
    };
  };
}
