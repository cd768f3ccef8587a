import { type SQL, sql } from "drizzle-orm";
import type { TenantDb } from "../../db/tenant-db.ts";
import { foldName, nameParts } from "./rules/fold-name.ts";

const COUNTED = 100;

export interface PeopleSearch {
  search: string;
  notIds: readonly string[];
  /** Suspended people too. */
  suspended: boolean;
  limit: number;
  offset: number;
  /** Whether the total is needed. */
  counted: boolean;
}
export interface FoundPeople {
  ids: string[];
  /** Counted to 100 where they are many. */
  total: number;
  more: boolean;
}

/** Bytewise, so that an index range answers it under row-level security too. */
export const beginsWith = (column: SQL, prefix: string): SQL =>
  sql`(${column} ~>=~ ${prefix} and ${column} ~<~ ${`${prefix}\u{10ffff}`})`;

/** The folded name behind a part, its words apart as `nameParts` takes them apart. */
const spaced = (name: SQL): SQL => sql`translate(${name}, ${"'’.-"}, '    ')`;

/**
 * Another word of that name starts with it: read from the row itself, which is in the index whole. Most names do not have it
 * anywhere, which is known before they are taken apart.
 */
const alsoNamed = (word: string): SQL =>
  sql`(strpos(p.name_key, ${word}) > 0 and strpos(' ' || ${spaced(sql`p.name_key`)}, ${` ${word}`}) > 0)`;

/** A name with two words that start with it is matched by the first of them only. */
const foundBefore = (word: string): SQL => sql`(
  select true from unnest(string_to_array(${spaced(sql`p.name_key`)}, ' ')) w where w ~>=~ ${word} and w ~<~ p.part limit 1)`;

const mayBeFound = (db: TenantDb, { notIds, suspended }: PeopleSearch): SQL => sql`
  m.tenant_id = ${db.tenantId} and m.status <> 'archived'${suspended ? sql`` : sql` and m.suspended_at is null`}
  and m.id <> all(${sql.param(notIds)}::uuid[])`;

/** The longest word of a search first: the fewest start with it. */
const wordsOf = (search: string): string[] => nameParts(foldName(search)).sort((a, b) => b.length - a.length);

/** People who have not left each of whose searched words begins a word of their name: the index is read in its order, as far as need be. */
export async function findPeople(db: TenantDb, query: PeopleSearch): Promise<FoundPeople> {
  const { search, limit, offset, counted } = query;
  const [word, ...others] = wordsOf(search);
  if (word === undefined) return { ids: [], total: 0, more: false };
  const rows = await db.rows<{ id: string; total: number }>(sql`
    with found as materialized (
      select p.member_id as id, p.part, p.name_key from member_name_parts p
      join tenant_members m on ${mayBeFound(db, query)} and m.id = p.member_id
      where p.tenant_id = ${db.tenantId} and ${beginsWith(sql`p.part`, word)} and ${foundBefore(word)} is null
        ${sql.join(others.map((other) => sql` and ${alsoNamed(other)}`))}
      order by p.part using ~<~, p.name_key using ~<~, p.member_id limit ${Math.max(counted ? COUNTED : 0, offset + limit + 1)})
    select id, (select count(*)::int from found) as total from found
    order by part using ~<~, name_key using ~<~, id limit ${limit + 1} offset ${offset}`);
  return { ids: rows.slice(0, limit).map((row) => row.id), total: rows[0]?.total ?? 0, more: rows.length > limit };
}

/** Ids of those of whose name words start with the words of the search; null where it has none. */
export function named(db: TenantDb, search: string): SQL | null {
  const [word, ...others] = wordsOf(search);
  if (word === undefined) return null;
  // OFFSET keeps the planner from asking the names about one member after the other.
  return sql`select p.member_id from member_name_parts p where p.tenant_id = ${db.tenantId} and ${beginsWith(sql`p.part`, word)}
    ${sql.join(others.map((other) => sql` and ${alsoNamed(other)}`))} offset 0`;
}

/** The same, or whose e-mail address starts with the whole of it. */
export function namedOrAddressed(db: TenantDb, search: string): SQL {
  const byName = named(db, search);
  const address = search.trim().toLowerCase();
  const mailed = /\s/.test(address)
    ? []
    : [
        sql`select e.id from tenant_members e
          where e.tenant_id = ${db.tenantId} and ${beginsWith(sql`e.email`, address)}`,
      ];
  return sql.join(
    [...(byName ? [byName] : []), ...mailed].map((one) => sql`(${one})`),
    sql` union `,
  );
}
