import { mentionedIds } from "@plaudit/api/rich-words.ts";
import { sql } from "drizzle-orm";
import type { WorkerCtx } from "../../../jobs/context.ts";
import { type NewNotification, notify } from "../../notification/index.ts";
import { type Announced, announced, recognitionPath } from "../audience.ts";
import { mailRecognized, type RenderRecognized } from "./mail-recognized.ts";

interface FanOut {
  recognitionId: string;
  /** The last recipient of the chunk before. */
  after?: string | undefined;
}
const CHUNK = 500;

const aboutOf = (row: Announced) => ({
  fromMemberId: row.sender_id,
  resourcePath: recognitionPath(row.id),
  sourceKey: `recognition:${row.id}`,
});

/** Those whom the message names, if they are active, may read it and have not received it. */
async function mentionsOf({ db }: WorkerCtx, row: Announced): Promise<NewNotification[]> {
  const named = mentionedIds(row.message).filter((id) => id !== row.sender_id);
  if (named.length === 0 || !row.tenant_wide) return [];
  const readers = await db.rows<{ id: string }>(sql`
    select m.id from tenant_members m where m.tenant_id = ${db.tenantId} and m.id = any(${sql.param(named)}::uuid[])
      and m.status <> 'archived' and m.suspended_at is null
      and not exists (select 1 from recognition_recipients x
        where x.tenant_id = ${db.tenantId} and x.recognition_id = ${row.id} and x.member_id = m.id)`);
  return readers.map(({ id }) => ({
    ...aboutOf(row),
    memberId: id,
    params: { kind: "mentioned", in: "recognition" },
  }));
}

/** Those whom an edit mentions for the first time, as far as the message still does. */
export async function announceMentions(ctx: WorkerCtx, recognitionId: string, ids: readonly string[]): Promise<void> {
  const row = await announced(ctx, recognitionId);
  if (!row) return;
  const mentions = await mentionsOf(ctx, row);
  await notify(
    ctx,
    mentions.filter(({ memberId }) => ids.includes(memberId)),
  );
}

/** Notifies a chunk of recipients and enqueues a job for the rest in the same transaction. */
export async function announceRecognition(
  ctx: WorkerCtx,
  render: RenderRecognized,
  { recognitionId, after }: FanOut,
): Promise<void> {
  const { db } = ctx;
  const [row, recipients] = await Promise.all([
    announced(ctx, recognitionId),
    db.rows<{ member_id: string; amount: number }>(sql`
      select member_id, amount from recognition_recipients
      where tenant_id = ${db.tenantId} and recognition_id = ${recognitionId}${
        after ? sql` and member_id > ${after}::uuid` : sql``
      }
      order by member_id limit ${CHUNK}`),
  ]);
  if (!row) return;
  const about = aboutOf(row);
  const received = recipients.map(
    ({ member_id, amount }): NewNotification => ({
      ...about,
      memberId: member_id,
      params: { kind: "recognised", amount },
    }),
  );
  const mentioned = after ? [] : await mentionsOf(ctx, row);
  const notified = await notify(ctx, [...received, ...mentioned]);
  const wanted = new Set(notified.filter(({ mail }) => mail).map(({ memberId }) => memberId));
  const mailed = recipients.filter((recipient) => wanted.has(recipient.member_id));
  await mailRecognized(ctx, render, row, new Map(mailed.map(({ member_id, amount }) => [member_id, amount])));
  const credited = recipients.filter((recipient) => recipient.amount > 0).map((recipient) => recipient.member_id);
  if (credited.length > 0) await ctx.publish({ type: "points", memberIds: credited });
  if (!after && row.tenant_wide) await ctx.publish({ type: "timeline" });
  const last = recipients.at(-1);
  if (last && recipients.length === CHUNK)
    await ctx.enqueue("notification.fan-out", { tenantId: db.tenantId, recognitionId, after: last.member_id });
}
