import type { Output } from "@plaudit/api/endpoint.ts";
import type { PersonSummary } from "@plaudit/api/shared.ts";
import type {
  AccountRow,
  AccountSorting,
  PointsOwner,
  statementEndpoints,
  TransactionType,
} from "@plaudit/api/statement.ts";
import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { TenantCtx } from "../../context.ts";
import { DomainError, fieldError } from "../../error.ts";
import { type PersonRow, peopleByIds, personColumns, presentPerson } from "../directory/index.ts";
import { accountId } from "../points/index.ts";
import { type AccountFilter, give, owners, ownersWhere, spend } from "./account-filter.ts";
import { pointsOwnerPolicy } from "./policy.ts";

type Query = Output<(typeof statementEndpoints)["GET /points/accounts/redeemable"]["query"]>;
interface Row extends PersonRow {
  nameKey: string;
  country: string | null;
  department: string | null;
  archived: boolean;
  keepsUntil: Date | null;
  give: number;
  spend: number;
  received: number;
  lapsing: number;
  movedAt: Date | null;
  lockedAt: Date | null;
  lockReason: string | null;
  lockedBy: string | null;
}

/** The last row of a page: what it was sorted by, and its id. */
const place = z.tuple([z.union([z.string().max(200), z.number().int()]), z.uuid()]);
type Place = z.infer<typeof place>;
const encode = (at: Place) => Buffer.from(JSON.stringify(at)).toString("base64url");
function decode(cursor: string, key: AccountSorting): Place {
  let read: unknown;
  try {
    read = JSON.parse(Buffer.from(cursor, "base64url").toString());
  } catch {
    read = null;
  }
  const { data } = place.safeParse(read);
  if (!data || (typeof data[0] === "string") !== (key === "name") || String(data[0]).includes("\0"))
    throw fieldError("cursor", "cursor", "badCursor");
  return data;
}

const amounts = { give, spend } as const;

/** Names in the order of their index, bytewise. */
function sorted(sorting: Query["sorting"], cursor: string | undefined): { order: SQL; behind: SQL } {
  const down = sorting.startsWith("-");
  const key = sorting.replace(/^-/, "") as AccountSorting;
  const at = cursor === undefined ? null : decode(cursor, key);
  const way = down ? sql`desc` : sql`asc`;
  if (key === "name") {
    const [from, past] = down ? [sql`~<=~`, sql`~<~`] : [sql`~>=~`, sql`~>~`];
    return {
      order: sql`m.name_key using ${down ? sql`~>~` : sql`~<~`}, m.id ${way}`,
      behind: at
        ? sql` and m.name_key ${from} ${at[0]} and (m.name_key ${past} ${at[0]} or m.id ${down ? sql`<` : sql`>`} ${at[1]}::uuid)`
        : sql``,
    };
  }
  const column = amounts[key];
  return {
    order: sql`${column} ${way}, m.id ${way}`,
    behind: at ? sql` and (${column}, m.id) ${down ? sql`<` : sql`>`} (${at[0]}::bigint, ${at[1]}::uuid)` : sql``,
  };
}

/** The page is found first; what is counted for each of its people is counted for them alone. */
interface Page {
  order: SQL;
  where: SQL;
  limit: number;
}
const rowsStatement = ({ db, now }: Pick<TenantCtx, "db" | "now">, { order, where, limit }: Page): SQL => {
  const { tenantId } = db;
  const soon = new Date(now.getTime() + 30 * 86_400_000);
  return sql`
    with m as materialized (
      select m.*, ${give} as give, ${spend} as spend, r.id as account, r.version as moved, r.keeps_until,
        coalesce(r.locked_at, g.locked_at) as locked_at, coalesce(r.lock_reason, g.lock_reason) as lock_reason,
        coalesce(r.locked_by, g.locked_by) as locked_by, row_number() over (order by ${order}) as place
      from ${owners(db)} where ${where} order by ${order} limit ${limit})
    select ${personColumns}, m.name_key as "nameKey", m.country, m.department, m.status = 'archived' as archived, m.keeps_until as "keepsUntil", m.give, m.spend,
      m.locked_at as "lockedAt", m.lock_reason as "lockReason", m.locked_by as "lockedBy", e.received, x.lapsing, n.created_at as "movedAt"
    from m
    left join lateral (
      select coalesce(sum(e.amount) filter (where e.amount > 0), 0)::bigint as received from points_entries e
      where e.tenant_id = ${tenantId} and e.account_id = m.account) e on true
    left join lateral (
      select coalesce(sum(l.remaining), 0)::bigint as lapsing from points_lots l
      where l.tenant_id = ${tenantId} and l.account_id = m.account and l.remaining > 0 and l.expires_at <= ${soon}) x on true
    left join points_entries n on n.tenant_id = ${tenantId} and n.account_id = m.account and n.account_version = m.moved
    order by m.place`;
};

async function present(ctx: TenantCtx, rows: readonly Row[]): Promise<AccountRow[]> {
  const ids = [...new Set(rows.flatMap((row) => row.lockedBy ?? []))];
  const people = ids.length > 0 ? await peopleByIds(ctx, ids) : new Map<string, PersonSummary>();
  return rows.map((row) => presentRow(ctx, row, (row.lockedBy && people.get(row.lockedBy)) || null));
}
const presentRow = (ctx: TenantCtx, row: Row, lockedBy: PersonSummary | null): AccountRow => ({
  ...presentPerson(ctx, row),
  __entity_type__: "pointsOwner",
  __permissions__: pointsOwnerPolicy.permissionsOn(ctx.actor, row),
  country: row.country,
  department: row.department,
  archived: row.archived,
  keepsUntil: row.keepsUntil?.toISOString() ?? null,
  give: row.give,
  spend: row.spend,
  received: row.received,
  lapsing: row.lapsing,
  movedAt: row.movedAt?.toISOString() ?? null,
  lockedAt: row.lockedAt?.toISOString() ?? null,
  lockReason: row.lockReason,
  lockedBy,
});

export async function listAccounts(ctx: TenantCtx, query: Query) {
  const { sorting, cursor, pageSize, ...filter } = query;
  const { order, behind } = sorted(sorting, cursor);
  const where = sql`${ownersWhere(ctx.db, filter)}${behind}`;
  const found = await ctx.db.rows<Row>(rowsStatement(ctx, { order, where, limit: pageSize + 1 }));
  const rows = found.slice(0, query.pageSize);
  const last = rows.at(-1);
  const key = query.sorting.replace(/^-/, "") as AccountSorting;
  const next = last && found.length > rows.length ? encode([key === "name" ? last.nameKey : last[key], last.id]) : null;
  return { results: await present(ctx, rows), next };
}

export async function sumAccounts({ db }: TenantCtx, filter: AccountFilter) {
  const [row] = await db.rows<{ members: number; give: number; spend: number }>(sql`
    select count(*)::int as members, coalesce(sum(${give}), 0)::bigint as give, coalesce(sum(${spend}), 0)::bigint as spend
    from ${owners(db)} where ${ownersWhere(db, filter)}`);
  return row ?? { members: 0, give: 0, spend: 0 };
}

export async function ownerRow(ctx: Pick<TenantCtx, "db" | "now">, id: string): Promise<Row> {
  const where = sql`m.tenant_id = ${ctx.db.tenantId} and m.id = ${id}`;
  const [row] = await ctx.db.rows<Row>(rowsStatement(ctx, { order: sql`m.id`, where, limit: 1 }));
  if (!row) throw new DomainError("NotFound", "noMember");
  return row;
}

/** Of what a balance is made of: those that are spent next. */
const LOTS = 8;

/** What became of everything that one member ever received, and what they gave. */
export async function presentOwner(ctx: TenantCtx, id: string): Promise<PointsOwner> {
  const { db } = ctx;
  const { tenantId } = db;
  const [give, spend] = [accountId(id, "allocation"), accountId(id, "redeemable")];
  const [row, lots, [sums]] = await Promise.all([
    ownerRow(ctx, id),
    // In the order in which they are spent.
    db.rows<{ type: TransactionType; at: Date; points: number }>(sql`
      select t.type, l.created_at as at, l.remaining as points from points_lots l
      join points_transactions t on t.tenant_id = ${tenantId} and t.id = l.transaction_id
      where l.tenant_id = ${tenantId} and l.account_id = ${spend} and l.remaining > 0
      order by l.created_at, l.transaction_id limit ${LOTS}`),
    db.rows<PointsOwner["sums"]>(sql`
      select coalesce(-sum(e.amount) filter (where e.account_id = ${spend} and e.amount < 0
          and e.type not in ('expire_redeemable', 'reversal')), 0)::bigint as spent,
        coalesce(-sum(e.amount) filter (where e.account_id = ${spend} and e.type = 'expire_redeemable'), 0)::bigint as lapsed,
        coalesce(-sum(e.amount) filter (where e.account_id = ${spend} and e.type = 'reversal'), 0)::bigint as "takenBack",
        coalesce(-sum(e.amount) filter (where e.account_id = ${give} and e.type in ('recognition', 'endorsement')), 0)::bigint as given
      from points_entries e
      where e.tenant_id = ${tenantId} and e.account_id in (${give}, ${spend})`),
  ]);
  const [account] = await present(ctx, [row]);
  return {
    ...(account as AccountRow),
    sums: sums ?? { spent: 0, lapsed: 0, takenBack: 0, given: 0 },
    madeOf: lots.map(({ at, ...lot }) => ({ ...lot, at: at.toISOString() })),
  };
}
