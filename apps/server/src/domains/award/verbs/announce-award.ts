import { mentionedIds } from "@plaudit/api/rich-words.ts";
import { type SQL, sql } from "drizzle-orm";
import type { WorkerCtx } from "../../../jobs/context.ts";
import { type NewNotification, notify } from "../../notification/index.ts";
import { type Announced, announced, awardPath } from "../audience.ts";
import { mailAward, type RenderAward } from "./mail-award.ts";

const CHUNK = 500;

const aboutOf = (row: Announced) => ({
  fromMemberId: row.sender_id,
  resourcePath: awardPath(row.id),
  sourceKey: `award:${row.id}`,
});

/** Active members who are neither its sender nor among its recipients. */
const others = ({ db }: WorkerCtx, row: Announced): SQL => sql`tenant_members m
  where m.tenant_id = ${db.tenantId} and m.status <> 'archived' and m.suspended_at is null and m.id <> ${row.sender_id}
    and not exists (select 1 from award_recipients x
      where x.tenant_id = ${db.tenantId} and x.award_id = ${row.id} and x.member_id = m.id)`;

async function mentionsOf(ctx: WorkerCtx, row: Announced, among?: readonly string[]): Promise<NewNotification[]> {
  const named = mentionedIds(row.message).filter((id) => !among || among.includes(id));
  if (named.length === 0 || !row.tenant_wide) return [];
  const readers = await ctx.db.rows<{ id: string }>(sql`
    select m.id from ${others(ctx, row)} and m.id = any(${sql.param(named)}::uuid[])`);
  return readers.map(({ id }) => ({ ...aboutOf(row), memberId: id, params: { kind: "mentioned", in: "award" } }));
}

/** Those whom an edit mentions for the first time, as far as the message still does. */
export async function announceMentions(ctx: WorkerCtx, awardId: string, ids: readonly string[]): Promise<void> {
  const row = await announced(ctx, awardId);
  if (row) await notify(ctx, await mentionsOf(ctx, row, ids));
}

interface FanOut {
  awardId: string;
  /** The last member of the chunk before. */
  after?: string | undefined;
}

/** Notifies a chunk of recipients, and leaves the rest to a job of the same transaction. */
export async function announceAward(ctx: WorkerCtx, render: RenderAward, { awardId, after }: FanOut): Promise<void> {
  const { db, tenant } = ctx;
  const [row, recipients] = await Promise.all([
    announced(ctx, awardId),
    db.rows<{ member_id: string; amount: number }>(sql`
      select member_id, amount from award_recipients
      where tenant_id = ${db.tenantId} and award_id = ${awardId}${after ? sql` and member_id > ${after}::uuid` : sql``}
      order by member_id limit ${CHUNK}`),
  ]);
  if (!row) return;
  const points = tenant.features.includes("points");
  const verb = row.nomination ? "won" : "received";
  const received = recipients.map(
    ({ member_id, amount }): NewNotification => ({
      ...aboutOf(row),
      memberId: member_id,
      params:
        amount > 0 && points
          ? { kind: `award.${verb}Points`, award: row.name, count: amount }
          : { kind: `award.${verb}`, award: row.name },
    }),
  );
  const notified = await notify(ctx, [...received, ...(after ? [] : await mentionsOf(ctx, row))]);
  const wanted = new Set(notified.filter(({ mail }) => mail).map(({ memberId }) => memberId));
  const mailed = recipients.filter(({ member_id }) => wanted.has(member_id));
  await mailAward(ctx, render, row, new Map(mailed.map(({ member_id, amount }) => [member_id, amount])));
  const credited = recipients.filter(({ amount }) => amount > 0).map(({ member_id }) => member_id);
  if (credited.length > 0) await ctx.publish({ type: "points", memberIds: credited });
  if (!after && row.tenant_wide) await ctx.publish({ type: "timeline" });
  const last = recipients.at(-1);
  const job = { tenantId: db.tenantId, awardId };
  if (last && recipients.length === CHUNK) await ctx.enqueue("award.announce", { ...job, after: last.member_id });
  else if (row.notify && row.tenant_wide) await ctx.enqueue("award.tell-everyone", job);
}

/** Where its type says so, everybody else hears of a public award. */
export async function tellEveryone(ctx: WorkerCtx, { awardId, after }: FanOut): Promise<void> {
  const { db } = ctx;
  const row = await announced(ctx, awardId);
  if (!row?.notify || !row.tenant_wide) return;
  const members = await db.rows<{ id: string }>(sql`
    select m.id from ${others(ctx, row)} and m.status = 'joined'${after ? sql` and m.id > ${after}::uuid` : sql``}
    order by m.id limit ${CHUNK}`);
  await notify(
    ctx,
    members.map(({ id }) => ({ ...aboutOf(row), memberId: id, params: { kind: "award.given", award: row.name } })),
  );
  const last = members.at(-1);
  if (last && members.length === CHUNK)
    await ctx.enqueue("award.tell-everyone", { tenantId: db.tenantId, awardId, after: last.id });
}
