import type { Article } from "@plaudit/api/article-words.ts";
import type { Language } from "@plaudit/i18n/index.ts";
import { sql } from "drizzle-orm";
import type { Tenant } from "../../../context.ts";
import type { WorkerCtx } from "../../../jobs/context.ts";
import { fullName, languageOf, peopleByIds } from "../../directory/index.ts";
import { notify } from "../../notification/index.ts";
import { announcementPath } from "../present.ts";
import { type AnnouncementRow, announcementsByIds, readersOf } from "../queries.ts";
import { wordingFor } from "../rules/wording-for.ts";

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
  /** It was mailed, or shown, before. */
  reminder?: true;
}
export interface MailParts {
  subject: string;
  by: string;
  files: string;
  action: string;
  why: string;
  text: string;
  html: string;
}
export type RenderAnnouncement = (mail: AnnouncementMail) => MailParts;

export interface Reader {
  id: string;
  first_name: string;
  last_name: string;
  email: string | null;
  locale: Language | null;
}
export const readerColumns = sql`m.id, m.first_name, m.last_name, m.email, m.locale`;
export const CHUNK = 500;

type Mailed = Pick<AnnouncementRow, "language" | "title" | "body" | "translations" | "confirm" | "attachments"> & {
  /** Null while it has no page. */
  id: string | null;
};
export const mailOf = ({ tenant }: { tenant: Tenant }, row: Mailed, language: Language) => ({
  ...{ tenant, language, confirm: row.confirm, files: row.attachments.length },
  ...(({ title, body }) => ({ title, body }))(wordingFor(row, language)),
  link: `${tenant.url}${row.id === null ? "/" : announcementPath(row.id)}`,
});

interface Mailing {
  row: AnnouncementRow;
  from: string;
  readers: readonly Reader[];
  render: RenderAnnouncement;
  /** Of what it is, once for each reader. */
  key: string;
  reminder?: true;
}

/** To each in their language. */
export async function mailReaders(
  ctx: WorkerCtx,
  { row, from, readers, render, key, ...kind }: Mailing,
): Promise<void> {
  const rendered = new Map<Language, MailParts>();
  await Promise.all(
    readers.map(async ({ id, email, locale, first_name, last_name }) => {
      if (email === null) return;
      const language = languageOf(ctx.tenant, locale);
      const mail = rendered.get(language) ?? render({ ...mailOf(ctx, row, language), from, ...kind });
      rendered.set(language, mail);
      const { subject, text, html } = mail;
      await ctx.sendMail({
        ...{ subject, text, html },
        to: { name: fullName(first_name, last_name), address: email },
        key: `${key}:${id}`,
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
      select ${readerColumns}
      from ${readersOf(db, row)} and m.id <> ${row.createdBy}${after ? sql` and m.id > ${after}::uuid` : sql``}
      order by m.id limit ${CHUNK}`),
    peopleByIds(ctx, [row.createdBy]),
  ]);
  const news = {
    fromMemberId: row.createdBy,
    resourcePath: announcementPath(row.id),
    sourceKey: `announcement:${row.id}`,
  };
  const notified = await notify(
    ctx,
    readers.map(({ id, locale }) => {
      const { title } = wordingFor(row, languageOf(ctx.tenant, locale));
      return { ...news, memberId: id, params: { kind: "announcement.published" as const, announcement: title } };
    }),
  );
  if (row.mail) {
    const wanted = new Set(notified.filter(({ mail }) => mail).map(({ memberId }) => memberId));
    const from = people.get(row.createdBy)?.name ?? ctx.tenant.name;
    const mailed = readers.filter(({ id }) => wanted.has(id));
    await mailReaders(ctx, { row, from, readers: mailed, render, key: news.sourceKey });
  }
  if (!after) await wakeFeeds(ctx, row);
  const last = readers.at(-1);
  if (last && readers.length === CHUNK)
    await ctx.enqueue("announcement.announce", { tenantId: db.tenantId, announcementId, after: last.id });
}
