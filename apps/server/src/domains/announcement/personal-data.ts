import { articleText } from "@plaudit/api/article-words.ts";
import { sql } from "drizzle-orm";
import type { PersonalData } from "../../domain.ts";
import type { AnnouncementRow } from "./queries.ts";

/** What a member announced, and what they have read or was meant for them by name or team. */
export const announcementPersonalData: PersonalData = async ({ db, memberId }) => {
  const { tenantId } = db;
  const [written, read] = await Promise.all([
    db.rows<Pick<AnnouncementRow, "body" | "translations"> & object>(sql`
      select id, title, body, translations, status, created_at as "at", published_at as "publishedAt",
        array(select f ->> 'originalFilename' from jsonb_array_elements(attachments) f) as files
      from announcements where tenant_id = ${tenantId} and created_by = ${memberId} order by created_at, id`),
    db.rows<object>(sql`
      select a.id, a.title, r.read_at as "readAt", r.confirmed_at as "confirmedAt" from announcement_readers r
      join announcements a on a.tenant_id = ${tenantId} and a.id = r.announcement_id
      where r.tenant_id = ${tenantId} and r.member_id = ${memberId} order by a.published_at, a.id`),
  ]);
  return {
    "announcements-written": written.map((row) => ({
      ...row,
      body: articleText(row.body),
      translations: Object.entries(row.translations).map(([language, { title, body }]) => ({
        ...{ language, title, body: articleText(body) },
      })),
    })),
    "announcements-received": read,
  };
};
