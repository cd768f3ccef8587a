import { type SQL, sql } from "drizzle-orm";
import type { TenantDb } from "../../db/tenant-db.ts";
import { foldName, nameParts } from "./rules/fold-name.ts";

/** As many are sorted by their whole names. */
const FEW = 1_000;
const COUNTED = 200;

export interface PeopleSearch {
  search: string;
  notIds: readonly string[];
  /** Suspended people too. */
  suspended: boolean;
  limit: number;
  offset: number;
  /** Whether anybody asks for the total. */
  counted: boolean;
}
export interface FoundPeople {
  ids: string[];
  /** Counted to 200 where they are many. */
  total: number;
  more: boolean;
}

/** Bytewise, so that an index range answers it under row-level security too. */
export const beginsWith = (column: SQL, prefix: string): SQL =>
  sql`(${column} ~>=~ ${prefix} and ${column} ~<~ ${`${prefix}\u{10ffff}`})`;

/** People who have not left each of whose searched words begins a word of their name. */
export async function findPeople(db: TenantDb, query: PeopleSearch): Promise<FoundPeople> {
  const words = nameParts(foldName(query.search)).sort((a, b) => b.length - a.length);
  const [word, ...others] = words;
  if (word === undefined) return { ids: [], total: 0, more: false };
  if (others.length === 0) return inOrder(db, query, word, []);
  const named = await db.rows<{ member_id: string }>(sql`
    ${sql.join(
      words.map((one) => sql`(${membersNamed(db, one)})`),
      sql` intersect `,
    )} limit ${FEW + 1}`);
  if (named.length > FEW) return inOrder(db, query, word, others);
  const ids = named.map((row) => row.member_id);
  const rows = await db.rows<{ id: string; total: number }>(sql`
    select m.id, count(*) over ()::int as total from tenant_members m
    where ${mayBeFound(db, query)} and m.id = any(${sql.param(ids)}::uuid[])
    order by m.name_key using ~<~, m.id limit ${query.limit + 1} offset ${query.offset}`);
  return found(rows, query, rows[0]?.total ?? 0);
}

const membersNamed = (db: TenantDb, word: string): SQL => sql`
  select p.member_id from member_name_parts p where p.tenant_id = ${db.tenantId} and ${beginsWith(sql`p.part`, word)}`;

/** A scalar, so that it is asked of one person after the other until enough are found. */
const hasWord = (db: TenantDb, word: string): SQL => sql`(
  select true from member_name_parts q
  where q.tenant_id = ${db.tenantId} and q.member_id = p.member_id and ${beginsWith(sql`q.part`, word)} limit 1)`;

/** Whoever has two words that begin so is found by the first of them. */
const foundBefore = (db: TenantDb, word: string): SQL => sql`(
  select true from member_name_parts q
  where q.tenant_id = ${db.tenantId} and q.member_id = p.member_id and ${beginsWith(sql`q.part`, word)} and q.part ~<~ p.part limit 1)`;

const mayBeFound = (db: TenantDb, { notIds, suspended }: PeopleSearch): SQL => sql`
  m.tenant_id = ${db.tenantId} and m.status <> 'archived'${suspended ? sql`` : sql` and m.suspended_at is null`}
  and m.id <> all(${sql.param(notIds)}::uuid[])`;

/** Reads the words in their order, as far as the page goes. */
async function inOrder(db: TenantDb, query: PeopleSearch, word: string, others: string[]): Promise<FoundPeople> {
  const from = sql`member_name_parts p join tenant_members m on ${mayBeFound(db, query)} and m.id = p.member_id
    where p.tenant_id = ${db.tenantId} and ${beginsWith(sql`p.part`, word)} and ${foundBefore(db, word)} is null
      ${sql.join(others.map((other) => sql` and ${hasWord(db, other)}`))}`;
  const [rows, [counted]] = await Promise.all([
    db.rows<{ id: string }>(sql`
      select p.member_id as id from ${from}
      order by p.part using ~<~, p.name_key using ~<~, p.member_id limit ${query.limit + 1} offset ${query.offset}`),
    query.counted
      ? db.rows<{ total: number }>(
          sql`select count(*)::int as total from (select 1 from ${from} limit ${COUNTED}) as counted`,
        )
      : [],
  ]);
  return found(rows, query, counted?.total ?? 0);
}

const found = (rows: { id: string }[], { limit }: PeopleSearch, total: number): FoundPeople => ({
  ids: rows.slice(0, limit).map((row) => row.id),
  total,
  more: rows.length > limit,
});
