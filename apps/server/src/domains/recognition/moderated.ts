import type { RichText } from "@plaudit/api/rich-words.ts";
import { sql } from "drizzle-orm";
import type { TenantDb } from "../../db/tenant-db.ts";
import type { Moderated } from "../../moderated.ts";
import { endorsementTransactions } from "../engagement/index.ts";
import { previewReversal, reversePoints } from "../points/index.ts";
import { recognitionPath } from "./audience.ts";
import { targetsOf } from "./queries.ts";
import { hideRecognition, showRecognition } from "./verbs/hide-recognition.ts";

interface Row {
  id: string;
  sender_id: string;
  message: RichText;
  message_text: string;
  tenant_wide: boolean;
  amount: number;
  published_at: Date;
}
const present = <T>(value: T | null): value is T => value !== null;

/** Those that gave points with these, and those of what was added. */
async function transactionsOf(db: TenantDb, ids: readonly string[]): Promise<string[]> {
  const [own, added] = await Promise.all([
    db.rows<{ transaction_id: string }>(sql`
      select transaction_id from recognitions where tenant_id = ${db.tenantId} and id = any(${sql.param(ids)}::uuid[])
        and transaction_id is not null`),
    endorsementTransactions({ db }, ids),
  ]);
  return [...own.map((row) => row.transaction_id), ...added];
}

export const moderatedRecognitions: Moderated = {
  type: "recognition",
  async read(db, ids) {
    const [rows, targets] = await Promise.all([
      db.rows<Row>(sql`
        select id, sender_id, message, message_text, tenant_wide, amount, published_at from recognitions
        where tenant_id = ${db.tenantId} and id = any(${sql.param(ids)}::uuid[]) and deleted_at is null`),
      targetsOf({ db }, [...ids]),
    ]);
    const of = Map.groupBy(targets, (target) => target.recognition_id);
    return rows.map((row) => ({
      id: row.id,
      authorId: row.sender_id,
      message: row.message,
      text: row.message_text,
      tenantWide: row.tenant_wide,
      amount: row.amount,
      memberIds: (of.get(row.id) ?? []).map((target) => target.member_id).filter(present),
      teamIds: (of.get(row.id) ?? []).map((target) => target.team_id).filter(present),
      thread: null,
      writtenAt: row.published_at,
    }));
  },
  async written(db, authorIds, since) {
    const rows = await db.rows<{ sender_id: string; count: number }>(sql`
      select sender_id, count(*)::int as count from recognitions
      where tenant_id = ${db.tenantId} and sender_id = any(${sql.param(authorIds)}::uuid[])
        and published_at >= ${since} and deleted_at is null group by sender_id`);
    return new Map(rows.map((row) => [row.sender_id, row.count]));
  },
  path: ({ id }) => recognitionPath(id),
  hide: hideRecognition,
  show: showRecognition,
  points: {
    preview: async (db, ids) => previewReversal(db, await transactionsOf(db, ids)),
    reverse: async ({ db, now }, id, actorId) =>
      reversePoints(db, { transactionIds: await transactionsOf(db, [id]), actorId, now }),
  },
};
