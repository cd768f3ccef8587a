import { byId } from "../../../db/rows.ts";
import type { WorkerCtx } from "../../../jobs/context.ts";
import { requestReview } from "../../../moderated.ts";
import { recordAudit } from "../../audit/index.ts";
import { reportsOf } from "../../engagement/index.ts";
import { notify } from "../../notification/index.ts";
import { type AllModerated, contentsOf, moderatedOf } from "../present.ts";
import { type ItemRow, itemRows } from "../queries.ts";
import { moderationItems as items } from "../tables.ts";
import { announceNotice, writeNotice } from "./notices.ts";

interface Settled {
  id: string;
  /** Of the decision that this follows from: another one has a job of its own. */
  decidedAt: string;
}

/** What is left of the points comes back; null where that was not wanted, or nothing was given. */
async function takeBack(ctx: WorkerCtx, all: AllModerated, row: ItemRow) {
  const points = moderatedOf(all, row.type)?.points;
  if (row.state !== "hidden" || !row.reversePoints || !points || !row.decidedBy) return null;
  const taken = await points.reverse(ctx, row.id, row.decidedBy);
  if (taken.returns + taken.shortfall === 0) return null;
  await recordAudit(
    { db: ctx.db, actor: { memberId: row.decidedBy } },
    {
      action: "moderationItem.reverse",
      entityType: "moderationItem",
      entityId: row.id,
      before: { type: row.type, authorId: row.authorId },
      after: { returned: taken.returns, shortfall: taken.shortfall },
    },
  );
  await ctx.publish({ type: "points", memberIds: [row.authorId] });
  return taken;
}

/** Thanks to who reported it, without a word on what was decided. */
async function thank(ctx: WorkerCtx, row: ItemRow): Promise<void> {
  const at = row.decidedAt?.getTime();
  const reports = (await reportsOf(ctx.db, [row.id])).filter((report) => report.resolvedAt?.getTime() === at);
  await notify(
    ctx,
    reports.map(({ memberId }) => ({
      memberId,
      params: { kind: "moderation.thanked" },
      fromMemberId: null,
      resourcePath: "/home",
      sourceKey: `moderation:thanked:${row.id}:${at}`,
    })),
  );
}

/** All that follows from a decision, once it can no longer be undone. */
export async function settle(ctx: WorkerCtx, all: AllModerated, { id, decidedAt }: Settled): Promise<void> {
  const { db } = ctx;
  const [row] = await itemRows(db, [id], true);
  if (!row?.undoTo || row.decidedAt?.toISOString() !== decidedAt) return;
  const taken = await takeBack(ctx, all, row);
  const points = taken ? { returned: taken.returns, shortfall: taken.shortfall } : {};
  await db.orm
    .update(items)
    .set({ undoTo: null, ...points })
    .where(byId(db, items, id));
  if (row.state === "dismissed" || row.state === "hidden") await thank(ctx, row);
  // Somebody may have reported it again in the meantime.
  if (row.state !== "hidden") await requestReview(ctx, row);
  const isThere = (await contentsOf(db, all, [row])).has(id);
  if (!isThere || (row.state !== "hidden" && row.state !== "restored")) return;
  const told = { row, kind: row.state, note: row.note, returned: taken?.returns ?? null };
  await announceNotice(ctx, await writeNotice(ctx, all, told));
}
