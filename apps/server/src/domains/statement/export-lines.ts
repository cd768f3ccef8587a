import { transactionTypes } from "@plaudit/api/statement.ts";
import { type SQL, sql } from "drizzle-orm";
import type { TenantCtx } from "../../context.ts";
import { CSV_LINES, csvCopied, csvDay, csvLines, csvPlain, csvText, csvTime } from "../../csv-copy.ts";
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

const ALL = 1_000_000_000;
interface Reading {
  ownerId: string;
  filter: Filter;
  words: Words;
  /** Whether the reader may know who took points back. */
  names: boolean;
}
const stretchOf = (db: TenantDb, { ownerId, filter }: Reading, { account, before }: Place) =>
  entriesBefore(db, { account: accountId(ownerId, account), before, limit: CSV_LINES, filter });

/** One account after the other; null behind the last line of the last. */
async function endOf(db: TenantDb, reading: Reading, accounts: readonly Account[], after: Place | undefined) {
  const [first] = accounts;
  for (let place = after ?? (first && { account: first, before: ALL }); place; ) {
    const [found] = await db.rows<{ last: number | null }>(
      sql`select min(e.account_version) as last from ${stretchOf(db, reading, place)} e`,
    );
    if (found && found.last !== null) return { account: place.account, before: found.last };
    const next: Account | undefined = accounts[accounts.indexOf(place.account) + 1];
    place = next && { account: next, before: ALL };
  }
  return null;
}

function linesOf(db: TenantDb, reading: Reading, after: Place | undefined, { account, before: last }: Place): SQL {
  const { ownerId, words, names } = reading;
  const { tenantId } = db;
  const fields = [
    csvTime(sql`x.created_at`),
    csvText(sql`${words.account[account]}::text`),
    csvText(sql`(${JSON.stringify(words.kinds)}::jsonb ->> x.type)`),
    csvText(sql`x.name`),
    csvPlain(sql`x.amount`),
    csvPlain(sql`x.balance_after`),
    csvDay(sql`x.expires_at`),
  ];
  const before = after?.account === account ? after.before : ALL;
  return csvLines(
    fields,
    sql`from (
      select e.amount, e.balance_after, e.created_at, t.type, trim(m.first_name || ' ' || m.last_name) as name, l.expires_at
      from ${stretchOf(db, reading, { account, before })} e
      join points_transactions t on t.tenant_id = ${tenantId} and t.id = e.transaction_id
      left join tenant_members m on m.tenant_id = ${tenantId} and m.id = t.actor_id and m.id <> ${ownerId}${names ? sql`` : sql` and t.type <> 'reversal'`}
      left join points_lots l on l.tenant_id = ${tenantId} and l.account_id = e.account_id and l.transaction_id = e.transaction_id
      where e.account_version >= ${last}
      order by e.account_version desc offset 0) x`,
  );
}

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
  const reading = { ownerId, filter, words, names };
  const accounts = actor.features.includes("points") ? shown : [];
  return csvCopied<Place>(again, {
    name: "points.csv",
    head: words.head,
    zone: actor.timezone,
    endOf: (db, after) => endOf(db, reading, accounts, after),
    lines: (db, after, last) => linesOf(db, reading, after, last),
  });
}
