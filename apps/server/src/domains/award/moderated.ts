import type { RichText } from "@plaudit/api/rich-words.ts";
import { sql } from "drizzle-orm";
import type { Moderated } from "../../moderated.ts";
import { previewReversal, reversePoints } from "../points/index.ts";
import { awardPath } from "./audience.ts";
import { targetsOf, transactionsOf } from "./queries.ts";
import { hideAward, showAward } from "./verbs/change-award.ts";

interface Row {
  id: string;
  sender_id: string;
  message: RichText;
  message_text: string;
  tenant_wide: boolean;
  amount: number;
  published_at: Date;
}

export const moderatedAwards: Moderated = {
  type: "award",
  async read(db, ids) {
    const [rows, targets] = await Promise.all([
      db.rows<Row>(sql`
        select id, sender_id, message, message_text, tenant_wide, amount, published_at from awards
        where tenant_id = ${db.tenantId} and id = any(${sql.param(ids)}::uuid[]) and deleted_at is null`),
      targetsOf({ db }, ids),
    ]);
    const of = Map.groupBy(targets, (target) => target.award_id);
    return rows.map((row) => ({
      id: row.id,
      authorId: row.sender_id,
      message: row.message,
      text: row.message_text,
      tenantWide: row.tenant_wide,
      amount: row.amount,
      memberIds: (of.get(row.id) ?? []).flatMap((target) => target.member_id ?? []),
      teamIds: (of.get(row.id) ?? []).flatMap((target) => target.team_id ?? []),
      thread: null,
      writtenAt: row.published_at,
    }));
  },
  async written(db, authorIds, since) {
    const rows = await db.rows<{ sender_id: string; count: number }>(sql`
      select sender_id, count(*)::int as count from awards
      where tenant_id = ${db.tenantId} and sender_id = any(${sql.param(authorIds)}::uuid[])
        and published_at >= ${since} and deleted_at is null group by sender_id`);
    return new Map(rows.map((row) => [row.sender_id, row.count]));
  },
  path: ({ id }) => awardPath(id),
  hide: hideAward,
  show: showAward,
  points: {
    preview: async (db, ids) => previewReversal(db, await transactionsOf({ db }, ids)),
    reverse: async ({ db, now }, id, actorId) =>
      reversePoints(db, { transactionIds: await transactionsOf({ db }, [id]), actorId, now }),
  },
};
