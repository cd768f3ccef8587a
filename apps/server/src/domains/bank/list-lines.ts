import type { BankLine } from "@plaudit/api/points-bank.ts";
import { transactionTypes } from "@plaudit/api/statement.ts";
import { type SQL, sql } from "drizzle-orm";
import type { TenantCtx } from "../../context.ts";
import { CSV_LINES, csvCopied, csvLines, csvPlain, csvText, csvTexts, csvTime } from "../../csv-copy.ts";
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

async function endOf(db: TenantDb, id: string, before: number): Promise<number | null> {
  const [found] = await db.rows<{ last: number | null }>(
    sql`select min(l.version) as last from (${bankLines(db, id, before, CSV_LINES)}) l`,
  );
  return found?.last ?? null;
}
const linesOf = (db: TenantDb, id: string, before: number, last: number, kinds: object): SQL =>
  csvLines(
    [
      csvTime(sql`x."createdAt"`),
      csvText(sql`(${JSON.stringify(kinds)}::jsonb ->> x.type)`),
      ...csvTexts("x.note", "x.name"),
      ...[sql`x.people`, sql`x.amount`, sql`x.balance`].map(csvPlain),
    ],
    sql`from (
      select l.*, trim(m.first_name || ' ' || m.last_name) as name from (${bankLines(db, id, before, CSV_LINES)}) l
      left join tenant_members m on m.tenant_id = ${db.tenantId} and m.id = l."actorId"
      where l.version >= ${last} order by l.version desc offset 0) x`,
  );

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
  return csvCopied<number>(again, {
    name: "points-bank.csv",
    head,
    zone: actor.timezone,
    endOf: (db, before = NEWEST) => endOf(db, id, before),
    lines: (db, before = NEWEST, last) => linesOf(db, id, before, last, kinds),
  });
}
