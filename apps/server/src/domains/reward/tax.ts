import { type SQL, sql } from "drizzle-orm";
import type { TenantCtx } from "../../context.ts";
import { CSV_LINES, csvCopied, csvLines, csvPlain, csvTexts } from "../../csv-copy.ts";
import type { TenantDb } from "../../db/tenant-db.ts";
import type { Download } from "../../download.ts";
import { fieldError } from "../../error.ts";
import { textsIn } from "../../texts.ts";
import { recordAudit } from "../audit/index.ts";
import { peopleByIds } from "../directory/index.ts";
import { periodAt } from "../points/index.ts";

interface Taxed {
  country: string;
  currency: string;
  redemptions: number;
  paidByCompany: number;
  paidByMember: number;
}
/** Each line of a year is a place in the order of the table's key. */
interface Place {
  country: string;
  currency: string;
  memberId: string;
}

export async function showTax(ctx: TenantCtx, wanted: number | undefined) {
  const { db } = ctx;
  const year = wanted ?? Number(periodAt(ctx.now, ctx.tenant.timezone, "year").key);
  const [years, countries] = await Promise.all([
    db.rows<{ year: number }>(sql`
      select distinct x.year from reward_taxes x where x.tenant_id = ${db.tenantId} order by x.year desc`),
    db.rows<Taxed & { people: number }>(sql`
      select x.country, x.currency, count(*)::int as people, sum(x.redemptions)::int as redemptions,
        sum(x.paid_by_company)::float8 as "paidByCompany", sum(x.paid_by_member)::float8 as "paidByMember"
      from reward_taxes x where x.tenant_id = ${db.tenantId} and x.year = ${year}
      group by x.country, x.currency order by x.country, x.currency`),
  ]);
  return { year, years: years.map((row) => row.year), countries };
}

const encode = (place: Place) => Buffer.from(JSON.stringify(Object.values(place))).toString("base64url");
function decode(cursor: string): Place {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"));
    if (Array.isArray(parts) && parts.length === 3 && parts.every((part) => typeof part === "string")) {
      const [country, currency, memberId] = parts as [string, string, string];
      if (/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(memberId) && !`${country}${currency}`.includes("\0"))
        return { country, currency, memberId };
    }
  } catch {
    // As any other cursor that is none of ours.
  }
  throw fieldError("cursor", "cursor", "badCursor");
}
const behind = (after: Place | undefined) =>
  after
    ? sql` and (x.country, x.currency, x.member_id) > (${after.country}, ${after.currency}, ${after.memberId}::uuid)`
    : sql``;

interface Listing {
  year: number;
  country?: string | undefined;
  currency?: string | undefined;
  cursor?: string | undefined;
  pageSize: number;
}
export async function listTaxed(ctx: TenantCtx, { year, country, currency, cursor, pageSize }: Listing) {
  const { db } = ctx;
  const only = (column: SQL, value: string | undefined) =>
    value === undefined ? sql`` : sql` and ${column} = ${value}`;
  const found = await db.rows<Taxed & { memberId: string }>(sql`
    select x.country, x.currency, x.member_id as "memberId", x.redemptions, x.paid_by_company as "paidByCompany",
      x.paid_by_member as "paidByMember"
    from reward_taxes x where x.tenant_id = ${db.tenantId} and x.year = ${year}
      ${only(sql`x.country`, country)}${only(sql`x.currency`, currency)}${behind(cursor === undefined ? undefined : decode(cursor))}
    order by x.country, x.currency, x.member_id limit ${pageSize + 1}`);
  const rows = found.slice(0, pageSize);
  const last = rows.at(-1);
  const people = await peopleByIds(
    ctx,
    rows.map(({ memberId }) => memberId),
  );
  const next =
    last && found.length > rows.length
      ? encode({ country: last.country, currency: last.currency, memberId: last.memberId })
      : null;
  return {
    results: rows.flatMap(({ memberId, ...sums }) => {
      const member = people.get(memberId);
      return member ? [{ member, ...sums }] : [];
    }),
    next,
  };
}

const columns = ["year", "country", "person", "email", "currency", "redemptions", "company", "member"] as const;

const money = (column: SQL) => csvPlain(sql`to_char(${column} / 100.0, 'FM999999999990.00')`);
const stretchOf = (db: TenantDb, year: number, after: Place | undefined): SQL => sql`(
  select x.* from reward_taxes x where x.tenant_id = ${db.tenantId} and x.year = ${year}${behind(after)}
  order by x.country, x.currency, x.member_id limit ${CSV_LINES})`;

async function endOf(db: TenantDb, year: number, after: Place | undefined): Promise<Place | null> {
  const [found] = await db.rows<Place>(sql`
    select x.country, x.currency, x.member_id as "memberId" from ${stretchOf(db, year, after)} x
    order by x.country desc, x.currency desc, x.member_id desc limit 1`);
  return found ?? null;
}
const linesOf = (db: TenantDb, year: number, after: Place | undefined, last: Place): SQL =>
  csvLines(
    [
      csvPlain(sql`${year}::text`),
      ...csvTexts("x.country", "x.person", "x.email"),
      csvPlain(sql`x.currency`),
      csvPlain(sql`x.redemptions`),
      money(sql`x.paid_by_company`),
      money(sql`x.paid_by_member`),
    ],
    sql`from (
      select x.*, trim(m.first_name || ' ' || m.last_name) as person, m.email from ${stretchOf(db, year, after)} x
      join tenant_members m on m.tenant_id = ${db.tenantId} and m.id = x.member_id
      where (x.country, x.currency, x.member_id) <= (${last.country}, ${last.currency}, ${last.memberId}::uuid)
      order by x.country, x.currency, x.member_id offset 0) x`,
  );

/** Recorded: who took it along. */
export async function exportTax(ctx: TenantCtx, year: number): Promise<Download> {
  const { again, actor, tenant } = ctx;
  const entry = { action: "redemption.exportTax", entityType: "tenant", entityId: tenant.id } as const;
  await recordAudit(ctx, { ...entry, before: null, after: { year } });
  const t = textsIn(actor.locale, tenant.pointTerms).getFixedT(actor.locale, "reward");
  const head = columns.map((column) => t(($) => $.export[column]));
  return csvCopied<Place>(again, {
    name: `taxable-rewards-${year}.csv`,
    head,
    zone: tenant.timezone,
    endOf: (db, after) => endOf(db, year, after),
    lines: (db, after, last) => linesOf(db, year, after, last),
  });
}
