import { sql } from "drizzle-orm";
import { textsIn } from "../../texts.ts";
import type { DigestSections } from "../notification/index.ts";
import { announcementPath } from "./present.ts";

const MOST = 3;

/** What was announced to each reader in the week and is still in front of people. */
export const announcementDigest: DigestSections = async ({ db, tenant }, readers, { from, until }) => {
  const memberIds = readers.map(({ memberId }) => memberId);
  const languages = readers.map(({ language }) => language);
  const rows = await db.rows<{ memberId: string; id: string; title: string }>(sql`
    select reader.id as "memberId", newest.id, newest.title
    from unnest(${sql.param(memberIds)}::uuid[], ${sql.param(languages)}::text[]) reader(id, language)
    cross join lateral (
      select a.id, coalesce(a.translations -> reader.language ->> 'title', a.title) as title, a.published_at from announcements a
      where a.tenant_id = ${db.tenantId} and a.status = 'active' and a.published_at >= ${from} and a.published_at < ${until}
        and a.created_by <> reader.id and (a.tenant_wide or (select true from announcement_readers r
          where r.tenant_id = ${db.tenantId} and r.announcement_id = a.id and r.member_id = reader.id limit 1))
      order by a.published_at desc, a.id desc limit ${MOST}) newest`);
  return new Map(
    readers.map(({ memberId, language }) => {
      const t = textsIn(language, tenant.pointTerms).getFixedT(language, "announcement");
      const lines = rows
        .filter((row) => row.memberId === memberId)
        .map(({ id, title }) => ({ text: title, path: announcementPath(id) }));
      return [memberId, lines.length > 0 ? [{ title: t(($) => $.digest), lines, worthMail: true }] : []];
    }),
  );
};
