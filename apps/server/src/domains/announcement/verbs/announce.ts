import type { Article } from "@plaudit/api/article-words.ts";
import type { Language } from "@plaudit/i18n/index.ts";
import { sql } from "drizzle-orm";
import type { Tenant } from "../../../context.ts";
import type { WorkerCtx } from "../../../jobs/context.ts";
import { fullName, languageOf, peopleByIds } from "../../directory/index.ts";
import { notify } from "../../notification/index.ts";
import { announcementPath } from "../present.ts";
import { type AnnouncementRow, announcementsByIds, readersOf } from "../queries.ts";

export interface AnnouncementMail {
  language: Language;
  tenant: Tenant;
  title: string;
  body: Article;
  /** Who wrote it. */
  from: string;
  confirm: boolean;
  /** How many files it has. */
  files: number;
  link: string;
}
export interface MailParts {
  subject: string;
  action: string;
  why: string;
  text: string;
  html: string;
}
export type RenderAnnouncement = (mail: AnnouncementMail) => MailParts;

interface Reader {
  id: string;
  first_name: string;
  last_name: string;
  email: string | null;
  locale: Language | null;
}
const CHUNK = 500;

export const mailOf = (
  { tenant }: { tenant: Tenant },
  row: Pick<AnnouncementRow, "id" | "title" | "body" | "confirm" | "attachments">,
  from: string,
) => ({
  ...{ tenant, from, title: row.title, body: row.body, confirm: row.confirm, files: row.attachments.length },
  link: `${tenant.url}${announcementPath(row.id)}`,
});

async function mailReaders(
  ctx: WorkerCtx,
  { row, from, readers, render }: { row: AnnouncementRow; from: string; readers: Reader[]; render: RenderAnnouncement },
): Promise<void> {
  const { tenant } = ctx;
  const mail = mailOf(ctx, row, from);
  const rendered = new Map<Language, MailParts>();
  await Promise.all(
    readers.map(async ({ id, email, locale, first_name, last_name }) => {
      if (email === null) return;
      const language = languageOf(tenant, locale);
      const { subject, text, html } = rendered.get(language) ?? render({ ...mail, language });
      if (!rendered.has(language)) rendered.set(language, { subject, text, html, action: "", why: "" });
      await ctx.sendMail({
        ...{ subject, text, html },
        to: { name: fullName(first_name, last_name), address: email },
        key: `announcement:${row.id}:${id}`,
      });
    }),
  );
}

/** Everybody whom it is for, with a page or a feed open. */
async function wakeFeeds(ctx: WorkerCtx, row: AnnouncementRow): Promise<void> {
  const { db } = ctx;
  if (row.tenantWide) return ctx.publish({ type: "timeline" });
  const readers = await db.rows<{ id: string }>(sql`select m.id from ${readersOf(db, row)}`);
  await ctx.publish({ type: "timeline", memberIds: readers.map(({ id }) => id) });
}

/** Notifies a chunk of its audience, and leaves the rest to a job of the same transaction. */
export async function announce(
  ctx: WorkerCtx,
  render: RenderAnnouncement,
  { announcementId, after }: { announcementId: string; after?: string | undefined },
): Promise<void> {
  const { db } = ctx;
  const [row] = await announcementsByIds(db, [announcementId]);
  if (row?.status !== "active") return;
  const [readers, people] = await Promise.all([
    db.rows<Reader>(sql`
      select m.id, m.first_name, m.last_name, m.email, m.locale
      from ${readersOf(db, row)} and m.id <> ${row.createdBy}${after ? sql` and m.id > ${after}::uuid` : sql``}
      order by m.id limit ${CHUNK}`),
    peopleByIds(ctx, [row.createdBy]),
  ]);
  const news = {
    params: { kind: "announcement.published" as const, announcement: row.title },
    fromMemberId: row.createdBy,
    resourcePath: announcementPath(row.id),
    sourceKey: `announcement:${row.id}`,
  };
  const notified = await notify(
    ctx,
    readers.map(({ id }) => ({ ...news, memberId: id })),
  );
  if (row.mail) {
    const wanted = new Set(notified.filter(({ mail }) => mail).map(({ memberId }) => memberId));
    const from = people.get(row.createdBy)?.name ?? ctx.tenant.name;
    await mailReaders(ctx, { row, from, readers: readers.filter(({ id }) => wanted.has(id)), render });
  }
  if (!after) await wakeFeeds(ctx, row);
  const last = readers.at(-1);
  if (last && readers.length === CHUNK)
    await ctx.enqueue("announcement.announce", { tenantId: db.tenantId, announcementId, after: last.id });
}
