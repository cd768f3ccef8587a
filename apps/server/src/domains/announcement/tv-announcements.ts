import { sql } from "drizzle-orm";
import type { TvCtx } from "../../context.ts";
import { keptOffTvAmong, peopleByIds } from "../directory/index.ts";
import { presentAttached } from "./attached.ts";
import { summaryOf } from "./present.ts";
import type { AnnouncementRow } from "./queries.ts";
import { type Worded, wordingFor } from "./rules/wording-for.ts";

/** Four lines in the letters of a screen. */
const SUMMARY = 130;

type TvRow = Pick<AnnouncementRow, "id" | "attachments" | "createdBy"> & Worded & { publishedAt: Date };

/** Active announcements of the channel's period that are for everybody; who is in a team may read them, too. */
const channelAnnouncements = ({ db, channel }: Pick<TvCtx, "db" | "channel">) =>
  db.rows<TvRow>(sql`
    select a.id, a.language, a.title, a.body, a.translations, a.attachments, a.created_by as "createdBy", a.published_at as "publishedAt"
    from announcements a
    where a.tenant_id = ${db.tenantId} and a.status = 'active' and a.tenant_wide
      and a.published_at > (select app.now()) - make_interval(days => ${channel.periodDays}::int)
    order by a.published_at desc, a.id desc limit 20`);

/** What a TV screen shows: what everybody may read. Whoever stays off the screens wrote it as the company. */
export async function tvAnnouncements(ctx: TvCtx) {
  if (!ctx.channel.content.includes("announcement")) return { results: [] };
  const rows = await channelAnnouncements(ctx);
  const authors = [...new Set(rows.map((row) => row.createdBy))];
  const [people, hidden] = await Promise.all([peopleByIds(ctx, authors), keptOffTvAmong(ctx, authors)]);
  const wordsOf = (row: TvRow) => {
    const { title, body } = wordingFor(row, ctx.channel.language);
    return { title, summary: summaryOf(body, SUMMARY) };
  };
  return {
    results: rows.map((row) => ({
      id: row.id,
      ...wordsOf(row),
      from: hidden.has(row.createdBy) ? null : (people.get(row.createdBy) ?? null),
      attachmentUrls: presentAttached(ctx, {
        attachments: row.attachments.filter((file) => file.type !== "doc"),
        tenantWide: true,
      }).attachmentUrls,
      createdAt: row.publishedAt.toISOString(),
    })),
  };
}
