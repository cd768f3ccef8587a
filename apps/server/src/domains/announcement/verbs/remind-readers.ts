import type { TenantCtx } from "../../../context.ts";
import { byId } from "../../../db/rows.ts";
import { DomainError } from "../../../error.ts";
import { remindFrom } from "../../../remind-from.ts";
import { recordAudit } from "../../audit/index.ts";
import { announcementPolicy } from "../policy.ts";
import { announcementSeen, countWaiting, lockRow } from "../queries.ts";
import { announcements } from "../tables.ts";

/** Whoever has not read it, or not confirmed it where that is asked for, is notified once more, by mail too. */
export async function remindReaders(ctx: TenantCtx, id: string): Promise<{ people: number }> {
  const { db, actor } = ctx;
  const row = await lockRow(db, id);
  if (!row) throw new DomainError("NotFound", "announcement.missing");
  announcementPolicy.require(ctx, "remind", await announcementSeen(ctx, id));
  const { now } = ctx;
  if (remindFrom(row.reminders.at(-1)?.at, now)) throw new DomainError("Conflict", "announcement.remindedToday");
  const people = await countWaiting(db, row);
  if (people === 0) throw new DomainError("Conflict", "announcement.nobodyWaits");
  const at = now.toISOString();
  await db.orm
    .update(announcements)
    .set({ reminders: [...row.reminders, { at, people }] })
    .where(byId(db, announcements, id));
  await recordAudit(ctx, {
    ...{ action: "announcement.remind", entityType: "announcement", entityId: id },
    before: null,
    after: { reminded: people },
  });
  await ctx.enqueue("announcement.remind", { tenantId: db.tenantId, announcementId: id, at, by: actor.memberId });
  return { people };
}
