import { mentionedIds } from "@plaudit/api/rich-words.ts";
import { sql } from "drizzle-orm";
import type { WorkerCtx } from "../../../jobs/context.ts";
import { type NewNotification, notify } from "../../notification/index.ts";
import { type Announced, announced, recognitionPath } from "../audience.ts";
import { mailRecognized, type RenderRecognized } from "./mail-recognized.ts";
import { scheduleRollUp } from "./roll-up-month.ts";

interface FanOut {
  recognitionId: string;
  /** The last recipient of the chunk before. */
  after?: string | undefined;
}
const CHUNK = 500;

/** Those whom the message names, if they may read it and have not received it. */
async function mentionOf(
  { db }: WorkerCtx,
  row: Announced,
  about: Omit<NewNotification, "memberId" | "params">,
): Promise<NewNotification[]> {
  const named = mentionedIds(row.message).filter((id) => id !== row.sender_id);
  if (named.length === 0 || !row.tenant_wide) return [];
  const received = await db.rows<{ member_id: string }>(sql`
    select member_id from recognition_recipients where tenant_id = ${db.tenantId}
      and recognition_id = ${row.id} and member_id = any(${sql.param(named)}::uuid[])`);
  const notified = new Set(received.map((recipient) => recipient.member_id));
  return named
    .filter((id) => !notified.has(id))
    .map((memberId) => ({ ...about, memberId, params: { kind: "mentioned", in: "recognition" } }));
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
  const about = {
    fromMemberId: row.sender_id,
    resourcePath: recognitionPath(row.id),
    sourceKey: `recognition:${row.id}`,
  };
  const received = recipients.map(
    ({ member_id, amount }): NewNotification => ({
      ...about,
      memberId: member_id,
      params: { kind: "recognised", amount },
    }),
  );
  const mentioned = after ? [] : await mentionOf(ctx, row, about);
  const notified = await notify(ctx, [...received, ...mentioned]);
  const wanted = new Set(notified.filter(({ mail }) => mail).map(({ memberId }) => memberId));
  const mailed = recipients.filter((recipient) => wanted.has(recipient.member_id));
  await mailRecognized(ctx, render, row, new Map(mailed.map(({ member_id, amount }) => [member_id, amount])));
  const credited = recipients.filter((recipient) => recipient.amount > 0).map((recipient) => recipient.member_id);
  if (credited.length > 0) await ctx.publish({ type: "points", memberIds: credited });
  if (!after && row.tenant_wide) {
    await ctx.publish({ type: "timeline" });
    await scheduleRollUp(ctx, row.published_at);
  }
  const last = recipients.at(-1);
  if (last && recipients.length === CHUNK)
    await ctx.enqueue("notification.fan-out", { tenantId: db.tenantId, recognitionId, after: last.member_id });
}
