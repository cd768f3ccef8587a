import { transactionTypes } from "@plaudit/api/statement.ts";
import { sql } from "drizzle-orm";
import type { TenantCtx } from "../../context.ts";
import { CSV_LINES, csvDay, csvDownload, csvRow, csvText, csvTime } from "../../csv.ts";
import type { TenantDb } from "../../db/tenant-db.ts";
import type { Download } from "../../download.ts";
import { textsIn } from "../../texts.ts";
import { recordAudit } from "../audit/index.ts";
import { accountId } from "../points/index.ts";
import { checkOwner } from "./list-lines.ts";
import { namesActor } from "./policy.ts";
import { entriesBefore, type LineFilter } from "./queries.ts";

type Account = "allocation" | "redeemable";
interface Filter extends LineFilter {
  ownerId?: string | undefined;
  account?: Account | undefined;
}
/** Where a stretch ends: this account's entries below that version are still to come. */
interface Place {
  account: Account;
  before: number;
}

function wordsIn({ actor, tenant }: TenantCtx) {
  const language = actor.locale;
  const t = textsIn(language, tenant.pointTerms).getFixedT(language, "statement");
  return {
    head: (["date", "account", "kind", "from", "points", "balance", "lapses"] as const).map((name) =>
      t(($) => $.export[name]),
    ),
    account: { allocation: t(($) => $.toGive), redeemable: t(($) => $.toSpend) },
    kinds: Object.fromEntries(transactionTypes.map((type) => [type, t(($) => $.kind[type])])),
  };
}
type Words = ReturnType<typeof wordsIn>;

interface Stretch extends Place {
  ownerId: string;
  filter: Filter;
  words: Words;
  zone: string;
  /** Whether the reader may know who took points back. */
  names: boolean;
}

/** The lines are written by the database: the texts pass through this process as they are. */
async function linesOf(db: TenantDb, { ownerId, account, before, filter, words, zone, names }: Stretch) {
  const { tenantId } = db;
  const line = csvRow(
    csvTime(sql`x.created_at`, zone),
    csvText(sql`${words.account[account]}::text`),
    csvText(sql`(${JSON.stringify(words.kinds)}::jsonb ->> x.type)`),
    csvText(sql`x.name`),
    sql`x.amount, x.balance_after`,
    csvDay(sql`x.expires_at`, zone),
  );
  const [found] = await db.rows<{ lines: string | null; last: number | null; count: number }>(sql`
    select string_agg(${line} || E'\\r\\n', '' order by x.account_version desc) as lines,
      min(x.account_version) as last, count(*)::int as count
    from (
      select e.account_version, e.amount, e.balance_after, e.created_at, t.type, trim(m.first_name || ' ' || m.last_name) as name, l.expires_at
      from ${entriesBefore(db, { account: accountId(ownerId, account), before, limit: CSV_LINES, filter })} e
      join points_transactions t on t.tenant_id = ${tenantId} and t.id = e.transaction_id
      left join tenant_members m on m.tenant_id = ${tenantId} and m.id = t.actor_id and m.id <> ${ownerId}${names ? sql`` : sql` and t.type <> 'reversal'`}
      left join points_lots l on l.tenant_id = ${tenantId} and l.account_id = e.account_id and l.transaction_id = e.transaction_id) x`);
  return { lines: found?.lines ?? "", next: found && found.count === CSV_LINES ? found.last : null };
}

const ALL = 1_000_000_000;
const first = (account: Account): Place => ({ account, before: ALL });

/** Whose statement somebody else took along, and what of it. */
const record = (ctx: TenantCtx, entityId: string, { account, typeIn, from, to }: Filter) =>
  recordAudit(ctx, {
    action: "pointsAccount.exportStatement",
    entityType: "tenantMember",
    entityId,
    before: null,
    after: { account, kind: typeIn, from, to },
  });

/** Everything that the filter lets through, newest first, of what is to spend and then of what is to give. */
export async function exportLines(ctx: TenantCtx, filter: Filter): Promise<Download> {
  const ownerId = await checkOwner(ctx, filter.ownerId);
  const { again, actor } = ctx;
  if (ownerId !== actor.memberId) await record(ctx, ownerId, filter);
  const words = wordsIn(ctx);
  const shown = (["redeemable", "allocation"] as const).filter((one) => !filter.account || filter.account === one);
  const names = namesActor(actor, { type: "reversal", actorId: null, reversed: false });
  const queue = actor.features.includes("points") ? shown.map(first) : [];
  return csvDownload<Place>("points.csv", words.head, async () => {
    const place = queue.shift();
    if (!place) return null;
    const { lines, next } = await again((db) =>
      linesOf(db, { ...place, ownerId, filter, words, zone: actor.timezone, names }),
    );
    if (next !== null) queue.unshift({ ...place, before: next });
    return { last: place, lines: Promise.resolve(lines) };
  });
}
