import { DomainError } from "../../../error.ts";
import type { ModeratingCtx } from "../../../moderated.ts";
import { removeTimelineItem, restoreTimelineItem } from "../../timeline/index.ts";
import { recognitionPath } from "../audience.ts";
import { emitChange } from "./emit-change.ts";
import { liveReadersOf } from "./live-readers.ts";

interface Changed {
  id: string;
  sender_id: string;
  tenant_wide: boolean;
  published_at: Date;
}

/** Locks the row against points that are being added. */
async function setHidden({ db, now }: ModeratingCtx, id: string, hiddenAt: Date | null): Promise<Changed> {
  const [changed] = await db.query<Changed>({
    text: `update recognitions set hidden_at = $3, version = version + 1, updated_at = $4
      where tenant_id = $1 and id = $2 and deleted_at is null returning id, sender_id, tenant_wide, published_at`,
    values: [db.tenantId, id, hiddenAt, now],
  });
  if (!changed) throw new DomainError("NotFound", "noRecognition");
  return changed;
}

async function tellReaders(ctx: ModeratingCtx, changed: Changed, change: "hidden" | "restored"): Promise<void> {
  await Promise.all([
    emitChange(ctx, { recognitionId: changed.id, change, publishedAt: changed.published_at }),
    ctx.publish({ type: "edited", id: changed.id, ...(await liveReadersOf(ctx.db, changed)) }),
  ]);
}

/** It is in no place any more, and what is on its way to somebody is withdrawn. Points stay. */
export async function hideRecognition(ctx: ModeratingCtx, id: string): Promise<void> {
  const hidden = await setHidden(ctx, id, ctx.now);
  await Promise.all([
    removeTimelineItem(ctx, id),
    ctx.enqueue("notification.retract", { tenantId: ctx.db.tenantId, resourcePath: recognitionPath(id) }),
    tellReaders(ctx, hidden, "hidden"),
  ]);
}

/** Where it was, at its place; nobody is notified of it a second time. */
export async function showRecognition(ctx: ModeratingCtx, id: string): Promise<void> {
  const restored = await setHidden(ctx, id, null);
  await Promise.all([restoreTimelineItem(ctx, id), tellReaders(ctx, restored, "restored")]);
}
