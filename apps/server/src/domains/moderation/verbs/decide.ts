import type { ActionOn } from "@plaudit/api/entities.ts";
import type { TenantCtx } from "../../../context.ts";
import { byId } from "../../../db/rows.ts";
import { DomainError } from "../../../error.ts";
import { recordAudit } from "../../audit/index.ts";
import { reopenReports, resolveReports } from "../../engagement/index.ts";
import { moderationItemPolicy } from "../policy.ts";
import { type AllModerated, moderatedOf, UNDO_MS } from "../present.ts";
import { type ItemRow, itemRows } from "../queries.ts";
import { moderationItems as items } from "../tables.ts";

type Decision = Exclude<ActionOn<"moderationItem">, "view" | "write">;
interface Details {
  reversePoints?: boolean | undefined;
  note?: string | null | undefined;
}

const audited = (ctx: TenantCtx, verb: Decision, row: ItemRow, after: Record<string, unknown> | null = null) =>
  recordAudit(ctx, {
    action: `moderationItem.${verb}`,
    entityType: "moderationItem",
    entityId: row.id,
    // Without the text: it may be private, and the log is never deleted.
    before: { type: row.type, authorId: row.authorId },
    after,
  });

/** Notifications and points follow once it cannot be undone any more: `settle` looks whether this decision still holds. */
async function decideAs(ctx: TenantCtx, row: ItemRow, state: "hidden" | "dismissed" | "restored", details: Details) {
  const { db, now, actor } = ctx;
  const { note = null, reversePoints = false } = details;
  const before = { state: row.state, decidedBy: row.decidedBy, note: row.note, reversePoints: row.reversePoints };
  const undoTo = { ...before, decidedAt: row.decidedAt?.toISOString() ?? null };
  const changed = { state, decidedAt: now, decidedBy: actor.memberId, undoTo, note, reversePoints };
  await db.orm
    .update(items)
    .set(changed)
    .where(byId(db, items, row.id));
  const job = { tenantId: db.tenantId, id: row.id, decidedAt: now.toISOString() };
  await ctx.enqueue("moderation.settle", job, { startAfter: new Date(now.getTime() + UNDO_MS) });
}

type Doing = (ctx: TenantCtx, all: AllModerated, row: ItemRow, details: Details) => Promise<unknown>;
const doing: Record<Decision, Doing> = {
  async hide(ctx, all, row, details) {
    await moderatedOf(all, row.type)?.hide(ctx, row.id);
    await resolveReports(ctx.db, row.id, { by: ctx.actor.memberId, at: ctx.now });
    await decideAs(ctx, row, "hidden", details);
    await audited(ctx, "hide", row, { reversePoints: details.reversePoints === true });
  },
  async dismiss(ctx, _, row) {
    await resolveReports(ctx.db, row.id, { by: ctx.actor.memberId, at: ctx.now });
    await decideAs(ctx, row, "dismissed", {});
    await audited(ctx, "dismiss", row);
  },
  async restore(ctx, all, row) {
    await moderatedOf(all, row.type)?.show(ctx, row.id);
    await decideAs(ctx, row, "restored", {});
    await audited(ctx, "restore", row);
  },
  async undo(ctx, all, row) {
    const { db } = ctx;
    const moderated = moderatedOf(all, row.type);
    if (row.state === "hidden") await moderated?.show(ctx, row.id);
    if (row.state === "restored") await moderated?.hide(ctx, row.id);
    else if (row.decidedAt) await reopenReports(db, row.id, row.decidedAt);
    if (row.undoTo) {
      const { decidedAt, ...before } = row.undoTo;
      await db.orm
        .update(items)
        .set({ ...before, decidedAt: decidedAt ? new Date(decidedAt) : null, undoTo: null })
        .where(byId(db, items, row.id));
    }
    await audited(ctx, "undo", row);
  },
};

/** Each of them but those that somebody else has decided in the meantime. */
export async function decide(
  ctx: TenantCtx,
  all: AllModerated,
  decision: Decision,
  { ids, ...details }: Details & { ids: readonly string[] },
): Promise<{ decided: string[]; skipped: string[] }> {
  const wanted = [...new Set(ids)];
  const rows = await itemRows(ctx.db, wanted, true);
  if (rows.length === 0) throw new DomainError("NotFound", "moderation.missing");
  const decided: string[] = [];
  let refused: unknown;
  for (const row of rows) {
    try {
      moderationItemPolicy.require(ctx, decision, row);
      await doing[decision](ctx, all, row, details);
      decided.push(row.id);
    } catch (error) {
      // Decided by somebody else, or deleted by its author: then nothing was written of it yet.
      if (!(error instanceof DomainError)) throw error;
      refused ??= error;
    }
  }
  if (decided.length === 0) throw refused;
  return { decided, skipped: wanted.filter((id) => !decided.includes(id)) };
}
