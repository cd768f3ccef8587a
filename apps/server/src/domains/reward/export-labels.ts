import { sql } from "drizzle-orm";
import type { TenantCtx } from "../../context.ts";
import { CSV_LINES, csvCopied, csvLines, csvTexts } from "../../csv-copy.ts";
import type { TenantDb } from "../../db/tenant-db.ts";
import type { Download } from "../../download.ts";
import { textsIn } from "../../texts.ts";
import { recordAudit } from "../audit/index.ts";
import { undecided } from "./redemption-queries.ts";

const columns = ["person", "address", "reward", "variant"] as const;
interface Place {
  at: Date;
  id: string;
}
const behind = (after: Place | undefined) =>
  after ? sql` and (d.created_at, d.id) > (${after.at}::timestamptz, ${after.id}::uuid)` : sql``;
const stretchOf = (db: TenantDb, after: Place | undefined) => sql`(
  select d.created_at as at, d.id, d.member_id, d.address, d.reward_name, d.variant_name from redemptions d
  where d.tenant_id = ${db.tenantId} and d.waits_for = 'fulfilment' and d.address is not null and ${undecided}${behind(after)}
  order by d.created_at, d.id limit ${CSV_LINES})`;

async function endOf(db: TenantDb, after: Place | undefined): Promise<Place | null> {
  const [found] = await db.rows<Place>(
    sql`select x.at, x.id from ${stretchOf(db, after)} x order by x.at desc, x.id desc limit 1`,
  );
  return found ?? null;
}

/** For whoever sends things: names and addresses, the oldest first. Recorded: who took it along. */
export async function exportLabels(ctx: TenantCtx): Promise<Download> {
  const { again, actor, tenant } = ctx;
  const entry = { action: "redemption.exportLabels", entityType: "tenant", entityId: tenant.id } as const;
  await recordAudit(ctx, { ...entry, before: null, after: null });
  const t = textsIn(actor.locale, tenant.pointTerms).getFixedT(actor.locale, "reward");
  return csvCopied<Place>(again, {
    name: "labels.csv",
    head: columns.map((column) => t(($) => $.export[column])),
    zone: tenant.timezone,
    endOf,
    lines: (db, after, last) =>
      csvLines(
        csvTexts("x.person", "x.address", "x.reward_name", "x.variant_name"),
        sql`from (
          select x.*, trim(m.first_name || ' ' || m.last_name) as person from ${stretchOf(db, after)} x
          join tenant_members m on m.tenant_id = ${db.tenantId} and m.id = x.member_id
          where (x.at, x.id) <= (${last.at}::timestamptz, ${last.id}::uuid) order by x.at, x.id offset 0) x`,
      ),
  });
}
