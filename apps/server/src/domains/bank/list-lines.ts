import type { BankLine } from "@plaudit/api/points-bank.ts";
import { transactionTypes } from "@plaudit/api/statement.ts";
import { sql } from "drizzle-orm";
import type { TenantCtx } from "../../context.ts";
import { CSV_LINES, csvDownload, csvRow, csvText, csvTime } from "../../csv.ts";
import type { TenantDb } from "../../db/tenant-db.ts";
import type { Download } from "../../download.ts";
import { textsIn } from "../../texts.ts";
import { recordAudit } from "../audit/index.ts";
import { peopleByIds } from "../directory/index.ts";
import { bankPolicy } from "./policy.ts";
import { type BankLineRow, bankLines, bankRow } from "./queries.ts";

const NEWEST = 1_000_000_000;

async function checkBank(ctx: TenantCtx, id: string): Promise<void> {
  bankPolicy.require(ctx, "view", await bankRow(ctx.db, id));
}

/** A page of a bank's statement. */
export async function listBankLines(
  ctx: TenantCtx,
  id: string,
  { cursor, pageSize }: { cursor?: string | undefined; pageSize: number },
): Promise<{ results: BankLine[]; next: string | null }> {
  await checkBank(ctx, id);
  const found = await ctx.db.rows<BankLineRow>(bankLines(ctx.db, id, cursor ? Number(cursor) : NEWEST, pageSize + 1));
  const rows = found.slice(0, pageSize);
  const names = await peopleByIds(ctx, [...new Set(rows.flatMap((row) => row.actorId ?? []))]);
  const last = rows.at(-1);
  return {
    results: rows.map(({ version: _, actorId, createdAt, ...line }) => ({
      ...line,
      createdAt: createdAt.toISOString(),
      actor: (actorId && names.get(actorId)) || null,
    })),
    next: last && found.length > pageSize ? String(last.version) : null,
  };
}

function wordsIn({ actor, tenant }: TenantCtx) {
  const language = actor.locale;
  const t = textsIn(language, tenant.pointTerms).getFixedT(language, "bank");
  const kinds = Object.fromEntries(transactionTypes.map((type) => [type, t(($) => $.kind[type])]));
  return {
    head: (["date", "kind", "note", "by", "people", "points", "balance"] as const).map((name) =>
      t(($) => $.export[name]),
    ),
    kinds,
  };
}

async function stretchOf(db: TenantDb, id: string, before: number, kinds: object, zone: string) {
  const line = csvRow(
    csvTime(sql`x."createdAt"`, zone),
    csvText(sql`(${JSON.stringify(kinds)}::jsonb ->> x.type)`),
    csvText(sql`x.note`),
    csvText(sql`x.name`),
    sql`x.people, x.amount, x.balance`,
  );
  const [found] = await db.rows<{ lines: string | null; last: number | null; count: number }>(sql`
    select string_agg(${line} || E'\\r\\n', '' order by x.version desc) as lines,
      min(x.version) as last, count(*)::int as count
    from (select l.*, trim(m.first_name || ' ' || m.last_name) as name from (${bankLines(db, id, before, CSV_LINES)}) l
      left join tenant_members m on m.tenant_id = ${db.tenantId} and m.id = l."actorId") x`);
  return { lines: found?.lines ?? "", last: found?.last ?? null, more: found?.count === CSV_LINES };
}

/** The whole statement, newest first; the lines are written by the database. Recorded: who took it along. */
export async function exportBankLines(ctx: TenantCtx, id: string): Promise<Download> {
  await checkBank(ctx, id);
  await recordAudit(ctx, {
    action: "pointsBank.export",
    entityType: "pointsBank",
    entityId: id,
    before: null,
    after: null,
  });
  const { again, actor } = ctx;
  const { head, kinds } = wordsIn(ctx);
  let before: number | null = NEWEST;
  return csvDownload<number>("points-bank.csv", head, async () => {
    if (before === null) return null;
    const from = before;
    const { lines, last, more } = await again((db) => stretchOf(db, id, from, kinds, actor.timezone));
    before = more ? last : null;
    return { last: from, lines: Promise.resolve(lines) };
  });
}
