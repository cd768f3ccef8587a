import { createFormat } from "@plaudit/i18n/format.ts";
import { sql } from "drizzle-orm";
import { textsIn } from "../../texts.ts";
import { isShownToAll } from "../directory/index.ts";
import type { DigestSections } from "../notification/index.ts";
import { isoDate } from "../points/index.ts";
import { columns, type OccasionRow, order, presentOccasions } from "./calendar.ts";
import { occasionRows } from "./occasions.ts";
import { activeKinds, preferencesOf } from "./preferences.ts";
import { plusDays } from "./rules/days.ts";

const MOST = 5;
/** After the day on which the digest comes. */
const AHEAD = 6;

/** Whose day comes in the next week among those who share a team with each reader, or report to them where only those see it; a mail leaves out who prefers to be recognized in private. */
export const celebrationDigest: DigestSections = async (ctx, readers, { until }) => {
  const { db, tenant } = ctx;
  const { tenantId } = db;
  const choices = await preferencesOf(db);
  const from = isoDate(until, tenant.timezone);
  // A first day is known once somebody has joined.
  const kinds = activeKinds(choices).filter(({ kind }) => kind !== "welcome");
  const week = { from, to: plusDays(from, AHEAD), kinds, reader: null, teamIds: [] };
  const readerIds = sql.param(readers.map(({ memberId }) => memberId));
  const managed = sql.param(kinds.flatMap(({ kind, audience }) => (audience === "managers" ? [kind] : [])));
  const rows = await occasionRows<OccasionRow & { readerId: string }>(
    db,
    week,
    (found) => sql`
    with o as materialized (${found}),
    mates as (
      select distinct a.member_id as reader_id, b.member_id, false as managed from team_members b
      join team_members a on a.tenant_id = ${tenantId} and a.team_id = b.team_id and a.member_id <> b.member_id
        and a.member_id = any(${readerIds}::uuid[])
      where b.tenant_id = ${tenantId} and b.member_id in (select id from o)
      union all select g.manager_id, g.member_id, true from member_managers g
      where g.tenant_id = ${tenantId} and g.manager_id = any(${readerIds}::uuid[]) and g.member_id in (select id from o))
    select of.* from (
      select ${columns}, mates.reader_id as "readerId", row_number() over (partition by mates.reader_id order by o.day, ${order}) as n
      from mates join o on o.id = mates.member_id and mates.managed = (o.kind = any(${managed}::text[]))
      join tenant_members m on m.tenant_id = ${tenantId} and m.id = o.id and ${isShownToAll}) of
    where of.n <= ${MOST} order by of."readerId", of.n`,
  );
  const ofReaders = Map.groupBy(rows, ({ readerId }) => readerId);
  const sections = readers.map(async ({ memberId, language }) => {
    const texts = textsIn(language, tenant.pointTerms);
    const t = texts.getFixedT(language, "celebration");
    const ofKind = texts.getFixedT(language, "calendarEvent");
    const { number, date } = createFormat(language, "UTC");
    const coming = await presentOccasions(ctx, choices, ofReaders.get(memberId) ?? []);
    const lines = coming.map(({ type, count, memberDisplayData: { name }, celebratedOn }) => ({
      text: t(($) => $.digest.line, {
        name,
        kind: ofKind(($) => $.feed.kind[type], { count, n: number(count) }),
        date: date(celebratedOn, { weekday: "long", day: "numeric", month: "long" }),
      }),
      path: "/celebrate/calendar",
    }));
    return [memberId, lines.length > 0 ? [{ title: t(($) => $.digest.title), lines, worthMail: false }] : []] as const;
  });
  return new Map(await Promise.all(sections));
};
