import { moderatedPermission } from "@plaudit/api/moderated.ts";
import { and, sql } from "drizzle-orm";
import { byId } from "../../../db/rows.ts";
import type { WorkerCtx } from "../../../jobs/context.ts";
import { foldName } from "../../directory/index.ts";
import { reportsOf } from "../../engagement/index.ts";
import { notify } from "../../notification/index.ts";
import { type AllModerated, moderatedOf, queuePath } from "../present.ts";
import { itemRows, moderatorIds, wordsRow } from "../queries.ts";
import { findWords } from "../rules/find-words.ts";
import { moderationItems as items } from "../tables.ts";

interface Reviewed {
  type: string;
  id: string;
}
const HOUR_MS = 3_600_000;

/** Once an hour for each list, however much comes in. */
async function tellModerators(ctx: WorkerCtx, type: keyof typeof moderatedPermission): Promise<void> {
  const ids = await moderatorIds(ctx.db, moderatedPermission[type]);
  const hour = Math.floor(ctx.now.getTime() / HOUR_MS);
  await notify(
    ctx,
    ids.map((memberId) => ({
      memberId,
      params: { kind: "moderation.waiting" },
      fromMemberId: null,
      resourcePath: queuePath(type),
      sourceKey: `moderation:${type}:${hour}`,
    })),
  );
}

/**
 * Puts what was reported, or contains a word of the list, before the moderators, and takes it away once it is deleted or nothing is
 * held against it any more. What was decided comes back with a new report or a new word only.
 */
export async function review(ctx: WorkerCtx, all: AllModerated, { type, id }: Reviewed): Promise<void> {
  const { db, now } = ctx;
  const moderated = moderatedOf(all, type);
  if (!moderated) return;
  const [[content], [item], reports, list] = await Promise.all([
    moderated.read(db, [id]),
    itemRows(db, [id], true),
    reportsOf(db, [id]),
    wordsRow(db),
  ]);
  const one = byId(db, items, id);
  if (!content) {
    if (item?.state === "open") db.write(db.orm.delete(items).where(one));
    return;
  }
  const words = findWords(content.text, list.words, foldName);
  const isReported = reports.some((report) => report.resolvedAt === null);
  const isHeld = isReported || words.length > 0;
  if (item?.state === "open") {
    if (isHeld) db.write(db.orm.update(items).set({ words }).where(one));
    else db.write(db.orm.delete(items).where(one));
    return;
  }
  if (!isHeld || item?.state === "hidden") return;
  if (item) {
    const isNew = isReported || words.some((word) => !item.words.includes(word));
    if (!isNew || item.undoTo) return;
    const opened = { state: "open", words, openedAt: now, note: null, returned: null, shortfall: null } as const;
    await db.orm
      .update(items)
      .set(opened)
      .where(and(one, sql`${items.state} <> 'open'`));
  } else
    await db.orm
      .insert(items)
      .values({ tenantId: db.tenantId, id, type: moderated.type, authorId: content.authorId, words, openedAt: now })
      .onConflictDoNothing();
  await tellModerators(ctx, moderated.type);
}
