import type { Output } from "@plaudit/api/endpoint.ts";
import type { AccountRow, AccountSorting, statementEndpoints } from "@plaudit/api/statement.ts";
import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { TenantCtx } from "../../context.ts";
import { fieldError } from "../../error.ts";
import { type PersonRow, personColumns, presentPerson } from "../directory/index.ts";
import { type AccountFilter, give, owners, ownersWhere, spend } from "./account-filter.ts";

type Query = Output<(typeof statementEndpoints)["GET /points/accounts/redeemable"]["query"]>;
interface Row extends PersonRow {
  nameKey: string;
  country: string | null;
  department: string | null;
  archived: boolean;
  give: number;
  spend: number;
  received: number;
  lapsing: number;
  movedAt: Date | null;
  lockedAt: Date | null;
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
const pageStatement = ({ db, now }: TenantCtx, { sorting, cursor, pageSize, ...filter }: Query): SQL => {
  const { tenantId } = db;
  const { order, behind } = sorted(sorting, cursor);
  const soon = new Date(now.getTime() + 30 * 86_400_000);
  return sql`
    with m as materialized (
      select m.*, ${give} as give, ${spend} as spend, r.id as account, r.version as moved,
        coalesce(r.locked_at, g.locked_at) as locked_at, row_number() over (order by ${order}) as place
      from ${owners(db)} where ${ownersWhere(db, filter)}${behind} order by ${order} limit ${pageSize + 1})
    select ${personColumns}, m.name_key as "nameKey", m.country, m.department, m.status = 'archived' as archived, m.give, m.spend,
      m.locked_at as "lockedAt", e.received, x.lapsing, n.created_at as "movedAt"
    from m
    left join lateral (
      select coalesce(sum(e.amount) filter (where t.type <> 'reversal' and e.amount > 0
          or t.type = 'reversal' and e.amount < 0), 0)::bigint as received
      from points_entries e join points_transactions t on t.tenant_id = ${tenantId} and t.id = e.transaction_id
      where e.tenant_id = ${tenantId} and e.account_id = m.account) e on true
    left join lateral (
      select coalesce(sum(l.remaining), 0)::bigint as lapsing from points_lots l
      where l.tenant_id = ${tenantId} and l.account_id = m.account and l.remaining > 0 and l.expires_at <= ${soon}) x on true
    left join points_entries n on n.tenant_id = ${tenantId} and n.account_id = m.account and n.account_version = m.moved
    order by m.place`;
};

const present = (ctx: TenantCtx, row: Row): AccountRow => ({
  ...presentPerson(ctx, row),
  __entity_type__: "pointsOwner",
  country: row.country,
  department: row.department,
  archived: row.archived,
  give: row.give,
  spend: row.spend,
  received: row.received,
  lapsing: row.lapsing,
  movedAt: row.movedAt?.toISOString() ?? null,
  lockedAt: row.lockedAt?.toISOString() ?? null,
});

export async function listAccounts(ctx: TenantCtx, query: Query) {
  const found = await ctx.db.rows<Row>(pageStatement(ctx, query));
  const rows = found.slice(0, query.pageSize);
  const last = rows.at(-1);
  const key = query.sorting.replace(/^-/, "") as AccountSorting;
  const next = last && found.length > rows.length ? encode([key === "name" ? last.nameKey : last[key], last.id]) : null;
  return { results: rows.map((row) => present(ctx, row)), next };
}

export async function sumAccounts({ db }: TenantCtx, filter: AccountFilter) {
  const [row] = await db.rows<{ members: number; give: number; spend: number }>(sql`
    select count(*)::int as members, coalesce(sum(${give}), 0)::bigint as give, coalesce(sum(${spend}), 0)::bigint as spend
    from ${owners(db)} where ${ownersWhere(db, filter)}`);
  return row ?? { members: 0, give: 0, spend: 0 };
}
