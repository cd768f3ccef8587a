import { newId } from "../../../db/id.ts";
import { byId } from "../../../db/rows.ts";
import type { TenantDb } from "../../../db/tenant-db.ts";
import { DomainError } from "../../../error.ts";
import type { WorkerCtx } from "../../../jobs/context.ts";
import { notify } from "../../notification/index.ts";
import { type AllModerated, contentsOf, moderatedOf } from "../present.ts";
import type { ItemRow, NoticeRow } from "../queries.ts";
import { moderationNotices as notices } from "../tables.ts";

interface Told {
  row: Pick<ItemRow, "id" | "type" | "authorId" | "state">;
  kind: NoticeRow["kind"];
  note: string | null;
  returned?: number | null;
}

/** Keeps what an author is told together with what they wrote, which they may not find anywhere else. */
export async function writeNotice(
  { db, now }: { db: TenantDb; now: Date },
  all: AllModerated,
  { row, kind, note, returned = null }: Told,
): Promise<string> {
  const content = (await contentsOf(db, all, [row])).get(row.id);
  if (!content) throw new DomainError("NotFound", "moderation.missing");
  const id = newId();
  const path = row.state === "hidden" ? null : (moderatedOf(all, row.type)?.path(content) ?? null);
  const about = { subjectType: row.type, subjectId: row.id, text: content.text, path };
  const values = { tenantId: db.tenantId, id, memberId: row.authorId, kind, ...about, note, returned, createdAt: now };
  await db.orm.insert(notices).values(values);
  return id;
}

const kinds = { hidden: "moderation.hidden", restored: "moderation.restored", message: "moderation.written" } as const;

export async function announceNotice(ctx: WorkerCtx, id: string): Promise<void> {
  const [notice] = await ctx.db.orm
    .select()
    .from(notices)
    .where(byId(ctx.db, notices, id));
  if (!notice) return;
  await notify(ctx, [
    {
      memberId: notice.memberId,
      params: { kind: kinds[notice.kind] },
      fromMemberId: null,
      resourcePath: `/moderation/${id}`,
      sourceKey: `moderation:${id}`,
    },
  ]);
}
