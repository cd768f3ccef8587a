import { type SQL, sql } from "drizzle-orm";
import type { TenantCtx } from "../../context.ts";
import { CSV_LINES, csvCopied, csvLines, csvTexts, csvTime } from "../../csv-copy.ts";
import type { TenantDb } from "../../db/tenant-db.ts";
import type { Download } from "../../download.ts";
import { textsIn } from "../../texts.ts";
import { recordAudit } from "../audit/index.ts";
import { announcementPolicy } from "./policy.ts";
import { type AnnouncementRow, announcementSeen, type Done, doneIs, readersOf } from "./queries.ts";

const FIRST = "00000000-0000-0000-0000-000000000000";

const fields = [
  ...csvTexts("x.name", "x.email", "x.department"),
  csvTime(sql`x.read_at`),
  csvTime(sql`x.confirmed_at`),
];
const wanted = (db: TenantDb, row: AnnouncementRow, done: Done, after: string): SQL =>
  sql`from ${readersOf(db, row)}${doneIs(done)} and m.id > ${after}::uuid`;

/** Its audience, one line a person, in the order in which they were added. Recorded: who took it along, and of whom. */
export async function exportReaders(ctx: TenantCtx, id: string, done: Done): Promise<Download> {
  const row = await announcementSeen(ctx, id);
  announcementPolicy.require(ctx, "view", row);
  const { again, actor, tenant } = ctx;
  await recordAudit(ctx, {
    ...{ action: "announcement.export", entityType: "announcement", entityId: id },
    before: null,
    after: { read: done.read, confirmed: done.confirmed },
  });
  const t = textsIn(actor.locale, tenant.pointTerms).getFixedT(actor.locale, "announcement");
  const head = (["name", "email", "department", "read", "confirmed"] as const).map((name) => t(($) => $.export[name]));
  return csvCopied<string>(again, {
    name: "announcement-readers.csv",
    head,
    zone: tenant.timezone,
    async endOf(db, after = FIRST) {
      const [found] = await db.rows<{ last: string | null }>(sql`
        select max(x.id::text) as last from (select m.id ${wanted(db, row, done, after)} order by m.id limit ${CSV_LINES}) x`);
      return found?.last ?? null;
    },
    lines: (db, after = FIRST, last) =>
      csvLines(
        fields,
        sql`from (
          select trim(m.first_name || ' ' || m.last_name) as name, m.email, m.department, r.read_at, r.confirmed_at
          ${wanted(db, row, done, after)} and m.id <= ${last}::uuid order by m.id offset 0) x`,
      ),
  });
}
