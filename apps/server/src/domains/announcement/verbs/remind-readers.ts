import { sql } from "drizzle-orm";
import type { TenantCtx } from "../../../context.ts";
import { byId } from "../../../db/rows.ts";
import { DomainError } from "../../../error.ts";
import type { WorkerCtx } from "../../../jobs/context.ts";
import { recordAudit } from "../../audit/index.ts";
import { languageOf, peopleByIds } from "../../directory/index.ts";
import { notify } from "../../notification/index.ts";
import { announcementPolicy } from "../policy.ts";
import { announcementPath } from "../present.ts";
import { announcementSeen, announcementsByIds, countWaiting, lockRow, waiting } from "../queries.ts";
import { remindFrom } from "../rules/remind-from.ts";
import { wordingFor } from "../rules/wording-for.ts";
import { announcements } from "../tables.ts";
import { CHUNK, mailReaders, type Reader, type RenderAnnouncement, readerColumns } from "./announce.ts";

/** Whoever has not read it, or not confirmed it where that is asked for, is notified once more, by mail too. */
export async function remindReaders(ctx: TenantCtx, id: string): Promise<{ people: number }> {
  const { db, actor } = ctx;
  const row = await lockRow(db, id);
  if (!row) throw new DomainError("NotFound", "announcement.missing");
  announcementPolicy.require(ctx, "remind", await announcementSeen(ctx, id));
  const { now } = ctx;
  if (remindFrom(row.reminders, now)) throw new DomainError("Conflict", "announcement.remindedToday");
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

interface Reminding {
  announcementId: string;
  /** Which reminder. */
  at: string;
  by: string;
  after?: string | undefined;
}

/** Reminds a chunk of those who still have to, and leaves the rest to a job of the same transaction. */
export async function sendReminders(ctx: WorkerCtx, render: RenderAnnouncement, job: Reminding): Promise<void> {
  const { db } = ctx;
  const { announcementId, at, by, after } = job;
  const [row] = await announcementsByIds(db, [announcementId]);
  if (row?.status !== "active") return;
  const [readers, people] = await Promise.all([
    db.rows<Reader>(sql`
      select ${readerColumns} from ${waiting(db, row)}${after ? sql` and m.id > ${after}::uuid` : sql``}
      order by m.id limit ${CHUNK}`),
    peopleByIds(ctx, [by]),
  ]);
  const news = {
    fromMemberId: by,
    resourcePath: announcementPath(row.id),
    sourceKey: `announcement-reminder:${row.id}:${at}`,
  };
  const notified = await notify(
    ctx,
    readers.map(({ id, locale }) => {
      const { title } = wordingFor(row, languageOf(ctx.tenant, locale));
      return { ...news, memberId: id, params: { kind: "announcement.reminder" as const, announcement: title } };
    }),
  );
  const wanted = new Set(notified.filter(({ mail }) => mail).map(({ memberId }) => memberId));
  const mailed = readers.filter(({ id }) => wanted.has(id));
  const from = people.get(by)?.name ?? ctx.tenant.name;
  await mailReaders(ctx, { row, from, readers: mailed, render, key: news.sourceKey, reminder: true });
  const last = readers.at(-1);
  if (last && readers.length === CHUNK)
    await ctx.enqueue("announcement.remind", { ...job, tenantId: db.tenantId, after: last.id });
}
