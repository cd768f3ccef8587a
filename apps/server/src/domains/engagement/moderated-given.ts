import type { RichText } from "@plaudit/api/rich-words.ts";
import { sql } from "drizzle-orm";
import type { TenantDb } from "../../db/tenant-db.ts";
import type { Moderated, PointsReversal } from "../../moderated.ts";
import type { Given } from "./given.ts";

interface Row {
  id: string;
  sender_id: string;
  message: RichText;
  message_text: string;
  tenant_wide: boolean;
  amount: number;
  published_at: Date;
}

type Own = Pick<Moderated, "type" | "path" | "hide" | "show"> & {
  previewReversal(db: TenantDb, transactionIds: readonly string[]): Promise<PointsReversal>;
  reversePoints(
    db: TenantDb,
    reversal: { transactionIds: string[]; actorId: string; now: Date },
  ): Promise<PointsReversal>;
};
/** What moderation needs of something that was given. */
export const moderatedGiven = (of: Given, { previewReversal, reversePoints, ...own }: Own): Moderated => ({
  ...own,
  async read(db, ids) {
    const [rows, targets] = await Promise.all([
      db.rows<Row>(sql`
        select id, sender_id, message, message_text, tenant_wide, amount, published_at from ${of.items}
        where tenant_id = ${db.tenantId} and id = any(${sql.param(ids)}::uuid[]) and deleted_at is null`),
      of.targetsOf({ db }, ids),
    ]);
    const targetsBy = Map.groupBy(targets, (target) => target.item_id);
    return rows.map((row) => ({
      id: row.id,
      authorId: row.sender_id,
      message: row.message,
      text: row.message_text,
      tenantWide: row.tenant_wide,
      amount: row.amount,
      memberIds: (targetsBy.get(row.id) ?? []).flatMap((target) => target.member_id ?? []),
      teamIds: (targetsBy.get(row.id) ?? []).flatMap((target) => target.team_id ?? []),
      thread: null,
      writtenAt: row.published_at,
    }));
  },
  async written(db, authorIds, since) {
    const rows = await db.rows<{ sender_id: string; count: number }>(sql`
      select sender_id, count(*)::int as count from ${of.items}
      where tenant_id = ${db.tenantId} and sender_id = any(${sql.param(authorIds)}::uuid[])
        and published_at >= ${since} and deleted_at is null group by sender_id`);
    return new Map(rows.map((row) => [row.sender_id, row.count]));
  },
  points: {
    preview: async (db, ids) => previewReversal(db, await of.transactionsOf({ db }, ids)),
    reverse: async ({ db, now }, id, actorId) =>
      reversePoints(db, { transactionIds: await of.transactionsOf({ db }, [id]), actorId, now }),
  },
});
