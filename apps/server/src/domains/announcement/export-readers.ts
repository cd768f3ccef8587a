import { sql } from "drizzle-orm";
import type { TenantCtx } from "../../context.ts";
import { CSV_LINES, csvDownload, csvRow, csvText, csvTime } from "../../csv.ts";
import type { TenantDb } from "../../db/tenant-db.ts";
import type { Download } from "../../download.ts";
import { textsIn } from "../../texts.ts";
import { recordAudit } from "../audit/index.ts";
import { announcementPolicy } from "./policy.ts";
import { type AnnouncementRow, announcementSeen, type Done, doneIs, readersOf } from "./queries.ts";

const FIRST = "00000000-0000-0000-0000-000000000000";

interface Stretch {
  row: AnnouncementRow;
  done: Done;
  after: string;
  zone: string;
}

async function stretchOf(db: TenantDb, { row, done, after, zone }: Stretch) {
  const line = csvRow(
    csvText(sql`trim(x.first_name || ' ' || x.last_name)`),
    csvText(sql`x.email`),
    csvText(sql`x.department`),
    csvTime(sql`x.read_at`, zone),
    csvTime(sql`x.confirmed_at`, zone),
  );
  const [found] = await db.rows<{ lines: string | null; last: string | null }>(sql`
    select string_agg(${line} || E'\\r\\n', '' order by x.id) as lines, max(x.id::text) as last from (
      select m.id, m.first_name, m.last_name, m.email, m.department, r.read_at, r.confirmed_at
      from ${readersOf(db, row)}${doneIs(done)} and m.id > ${after}::uuid order by m.id limit ${CSV_LINES}) x`);
  return found?.last ? { last: found.last, lines: Promise.resolve(found.lines ?? "") } : null;
}

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
  return csvDownload<string>("announcement-readers.csv", head, (after = FIRST) =>
    again((db) => stretchOf(db, { row, done, after, zone: tenant.timezone })),
  );
}
