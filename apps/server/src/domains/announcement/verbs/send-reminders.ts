import { sql } from "drizzle-orm";
import type { WorkerCtx } from "../../../jobs/context.ts";
import { languageOf, peopleByIds } from "../../directory/index.ts";
import { notify } from "../../notification/index.ts";
import { announcementPath } from "../present.ts";
import { announcementsByIds, waiting } from "../queries.ts";
import { wordingFor } from "../rules/wording-for.ts";
import { CHUNK, mailReaders, type Reader, type RenderAnnouncement, readerColumns } from "./announce.ts";

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
