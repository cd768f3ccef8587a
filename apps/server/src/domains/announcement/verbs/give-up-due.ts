import { byId } from "../../../db/rows.ts";
import type { WorkerCtx } from "../../../jobs/context.ts";
import { recordChange } from "../../audit/index.ts";
import { announcements } from "../tables.ts";
import { type Due, lockDue } from "./settle-due.ts";
import { tellUnpublished } from "./tell-unpublished.ts";
import { audited } from "./write-announcement.ts";

/** The job has failed for good: what was to be published is a draft again, and its author is notified. */
export async function giveUpDue(ctx: WorkerCtx, due: Due): Promise<void> {
  const { db } = ctx;
  const row = await lockDue(ctx, due);
  if (row?.status !== "scheduled") return;
  await db.orm
    .update(announcements)
    .set({ status: "draft", version: row.version + 1 })
    .where(byId(db, announcements, row.id));
  const nobody = { ...ctx, actor: { memberId: null } };
  const after = audited({ ...row, status: "draft" });
  await recordChange(nobody, "announcement.unschedule", row.id, audited(row), after);
  await tellUnpublished(ctx, row, due.at);
}
