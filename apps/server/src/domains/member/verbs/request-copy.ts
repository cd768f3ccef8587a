import type { DataCopy } from "@plaudit/api/data-copy.ts";
import type { TenantCtx } from "../../../context.ts";
import { newId } from "../../../db/id.ts";
import { isWaiting, ownCopyRow, presentCopy } from "../copy-queries.ts";
import { memberCopies } from "../tables.ts";
import { lockMember } from "./lock-members.ts";

/** One at a time: while it is being made, asking again changes nothing. A new one takes the place of the last. */
export async function requestCopy(ctx: TenantCtx): Promise<DataCopy> {
  const { db, actor, now } = ctx;
  const { memberId } = actor;
  await lockMember(ctx, memberId, "copy");
  const before = await ownCopyRow(ctx);
  const shown = before && isWaiting(ctx, before) && presentCopy(ctx, before);
  if (shown) return shown;
  const fresh = { id: newId(), requestedAt: now, failedAt: null, expiresAt: null, bytes: null, file: null };
  const row = { tenantId: db.tenantId, memberId, ...fresh };
  db.write(
    db.orm
      .insert(memberCopies)
      .values(row)
      .onConflictDoUpdate({ target: [memberCopies.tenantId, memberCopies.memberId], set: fresh }),
  );
  db.later(ctx.enqueue("member.copy-data", { tenantId: db.tenantId, id: row.id }));
  return { id: row.id, requestedAt: now.toISOString(), failed: false, ready: null };
}
