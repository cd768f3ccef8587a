import type { WorkerCtx } from "../../../jobs/context.ts";
import { recordChange } from "../../audit/index.ts";
import { type AnnouncementRow, lockRow } from "../queries.ts";
import { archive, publish } from "./publish-announcement.ts";
import { dueAt } from "./set-due.ts";
import { audited } from "./write-announcement.ts";

export interface Due {
  announcementId: string;
  /** The instant for which it was scheduled. One that has another by now, or none, is left as it is. */
  at: string;
}

export async function lockDue({ db }: WorkerCtx, { announcementId, at }: Due): Promise<AnnouncementRow | null> {
  const row = await lockRow(db, announcementId);
  return row && dueAt(row)?.getTime() === new Date(at).getTime() ? row : null;
}

/** Publishes or archives what is due. Its row is locked and changes its state in the same transaction: it happens once. */
export async function settleDue(ctx: WorkerCtx, due: Due): Promise<void> {
  const before = await lockDue(ctx, due);
  if (!before) return;
  const [verb, after] =
    before.status === "scheduled" ? ["publish", await publish(ctx, before)] : ["archive", await archive(ctx, before)];
  const nobody = { ...ctx, actor: { memberId: null } };
  await recordChange(nobody, `announcement.${verb}`, before.id, audited(before), audited(after));
}
