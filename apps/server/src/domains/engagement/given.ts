import { permissionsOf } from "@plaudit/api/permissions.ts";
import { type SQL, sql } from "drizzle-orm";
import type { TenantCtx } from "../../context.ts";
import { keepsPrivate, type TargetRow } from "../directory/index.ts";
import { endorsementTransactions, flagged } from "./queries.ts";

type Reader = Pick<TenantCtx, "db" | "actor">;
type Own = Pick<TenantCtx, "db">;

/** What somebody gives to others: its own table with an alias for it, whom it was sent to, and who received it. */
interface GivenTables {
  items: string;
  as: string;
  targets: string;
  recipients: string;
  /** In the other two tables, the column of its id. */
  itemId: string;
}
/** Who may read it, and what was paid with it, for each such thing alike. */
export type Given = ReturnType<typeof given>;

export function given(tables: GivenTables) {
  const [items, w, targets, recipients, itemId] = [
    tables.items,
    tables.as,
    tables.targets,
    tables.recipients,
    tables.itemId,
  ].map((name) => sql.raw(name)) as [SQL, SQL, SQL, SQL, SQL];

  /** Scalar, with a limit: as EXISTS under OR it would be planned as a scan of the whole tenant. */
  const managesRecipient = (tenantId: string, memberId: string | SQL, id: SQL): SQL => sql`
    (select true from ${recipients} rr
     join member_managers g on g.tenant_id = ${tenantId} and g.member_id = rr.member_id and g.manager_id = ${memberId}
     where rr.tenant_id = ${tenantId} and rr.${itemId} = ${id} limit 1)`;
  const received = (tenantId: string, memberId: string | SQL, id: SQL): SQL => sql`
    (select true from ${recipients} rr where rr.tenant_id = ${tenantId}
     and rr.${itemId} = ${id} and rr.member_id = ${memberId} limit 1)`;
  const orReported = ({ db, actor }: Reader, id: SQL): SQL =>
    permissionsOf[actor.role].includes("recognition:moderate") ? sql` or ${flagged(db.tenantId, id)}` : sql``;

  return {
    items,
    recipients,
    itemId,
    managesRecipient,
    received,

    /** The policy's 'view' as a condition, so that pages are full and totals right. */
    visibleTo({ db, actor }: Reader): SQL {
      const id = sql`${w}.id`;
      return sql`${w}.deleted_at is null and ${w}.hidden_at is null and (${w}.tenant_wide or ${w}.sender_id = ${actor.memberId}
        or ${received(db.tenantId, actor.memberId, id)} or ${managesRecipient(db.tenantId, actor.memberId, id)}${orReported({ db, actor }, id)})`;
    },

    /**
     * Whether the reader may know that the recipient `x`, who is `m`, received it. Whom only a team includes and who
     * prefers privacy is known to themselves, to the sender and to who could see it if it were private.
     */
    knownToReceive({ db, actor }: Reader): SQL {
      const { tenantId } = db;
      const id = sql`x.${itemId}`;
      return sql`(not ${keepsPrivate} or x.member_id = ${actor.memberId}
        or (select true from ${targets} t
          where t.tenant_id = ${tenantId} and t.${itemId} = ${id} and t.member_id = x.member_id limit 1)
        or (select true from ${items} y where y.tenant_id = ${tenantId} and y.id = ${id}
          and (y.sender_id = ${actor.memberId} or not y.tenant_wide))
        or (select true from member_managers g
          where g.tenant_id = ${tenantId} and g.member_id = x.member_id and g.manager_id = ${actor.memberId})${orReported({ db, actor }, id)}) is true`;
    },

    /** Whom the sender chose, in order. */
    targetsOf: ({ db }: Own, ids: readonly string[]) =>
      db.rows<TargetRow & { item_id: string }>(sql`
        select ${itemId} as item_id, member_id, team_id from ${targets}
        where tenant_id = ${db.tenantId} and ${itemId} = any(${sql.param(ids)}::uuid[])
        order by ${itemId}, position`),

    /** The transactions that gave points with these: their own, and those of what was added. */
    async transactionsOf({ db }: Own, ids: readonly string[]): Promise<string[]> {
      const [own, added] = await Promise.all([
        db.rows<{ transaction_id: string }>(sql`
          select transaction_id from ${items}
          where tenant_id = ${db.tenantId} and id = any(${sql.param(ids)}::uuid[]) and transaction_id is not null`),
        endorsementTransactions({ db }, ids),
      ]);
      return [...own.map((row) => row.transaction_id), ...added];
    },
  };
}
