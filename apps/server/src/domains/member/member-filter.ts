import type { MemberFilter, MemberSorting } from "@plaudit/api/member.ts";
import { type SQL, sql } from "drizzle-orm";
import type { TenantCtx } from "../../context.ts";
import { namedOrAddressed } from "../directory/index.ts";

/** As the contract has it, from an address or from a body. */
export type Filter = { [K in keyof MemberFilter]: MemberFilter[K] | undefined };

/** Bytewise for what is compared folded; the order of no one language for what people read. */
const bytes = { up: sql`using ~<~`, down: sql`using ~>~` };
const plain = { up: sql`asc`, down: sql`desc` };
const columns: Record<MemberSorting, { key: SQL; by: typeof bytes; named: boolean }> = {
  name: { key: sql`m.name_key`, by: bytes, named: false },
  email: { key: sql`m.email`, by: bytes, named: false },
  joinedAt: { key: sql`m.joined_at`, by: plain, named: false },
  role: { key: sql`m.role`, by: plain, named: true },
  status: { key: sql`m.status`, by: plain, named: true },
  jobTitle: { key: sql`m.job_title collate "und-x-icu"`, by: plain, named: true },
  department: { key: sql`m.department collate "und-x-icu"`, by: plain, named: true },
  country: { key: sql`m.country collate "und-x-icu"`, by: plain, named: true },
};

/** Exactly the order of one index, so that a page is a range of it. Members of the same department are sorted by name. */
export function orderOf(sorting: string, reversed = false): SQL {
  const down = sorting.startsWith("-") !== reversed;
  const { key, by, named } = columns[sorting.replace(/^-/, "") as MemberSorting];
  const way = down ? sql`desc` : sql`asc`;
  const name = named ? sql`, m.name_key ${down ? bytes.down : bytes.up}` : sql``;
  return sql`${key} ${down ? by.down : by.up}${name}, m.id ${way}`;
}

const texts = (values: readonly string[]) => sql`any(${sql.param(values)}::text[])`;

/** A closed list of words goes into the text itself, where the planner knows how many have each. */
const words = (values: readonly string[]) => sql.raw(values.map((value) => `'${value.replace(/\W/g, "")}'`).join(", "));

/** Whether the rows are found by a set that is read whole anyway: then they are counted with it. */
export const isSet = ({ search, teamIdIn }: Filter) => Boolean(search || teamIdIn?.length);

/** Archived people are archived, whether they were suspended or not. */
function hasStatus(statusIn: NonNullable<Filter["statusIn"]>): SQL {
  const open = statusIn.filter((status) => status !== "archived" && status !== "suspended");
  const any: SQL[] = [];
  if (open.length > 0) any.push(sql`(m.status in (${words(open)}) and m.suspended_at is null)`);
  if (statusIn.includes("suspended")) any.push(sql`(m.suspended_at is not null and m.status <> 'archived')`);
  if (statusIn.includes("archived")) any.push(sql`(m.status = 'archived' and m.erased_at is null)`);
  return sql`(${sql.join(any, sql` or `)})`;
}

/** A day starts at midnight of the tenant's zone. */
export type Where = Pick<TenantCtx, "db" | "tenant">;

/** Which rows `m` of `tenant_members` the filter lets through. */
export function conditionsOf({ db, tenant }: Where, filter: Filter): SQL {
  const { search, roleIn, statusIn, teamIdIn, departmentIn, countryIn, withoutManager, joinedSince } = filter;
  const all: SQL[] = [sql`m.tenant_id = ${db.tenantId}`];
  all.push(statusIn?.length ? hasStatus(statusIn) : sql`m.status <> 'archived'`);
  if (search) all.push(sql`m.id in (${namedOrAddressed(db, search)})`);
  if (roleIn?.length) all.push(sql`m.role in (${words(roleIn)})`);
  if (departmentIn?.length) all.push(sql`m.department collate "und-x-icu" = ${texts(departmentIn)}`);
  if (countryIn?.length) all.push(sql`m.country collate "und-x-icu" = ${texts(countryIn)}`);
  if (joinedSince) all.push(sql`m.joined_at >= (${joinedSince}::date::timestamp at time zone ${tenant.timezone})`);
  if (teamIdIn?.length)
    // OFFSET keeps the planner from asking the team about one member after the other.
    all.push(sql`m.id in (select t.member_id from team_members t
      where t.tenant_id = ${db.tenantId} and t.team_id = any(${sql.param(teamIdIn)}::uuid[]) offset 0)`);
  if (withoutManager !== undefined) all.push(withoutManager ? sql`not m.managed` : sql`m.managed`);
  return sql.join(all, sql` and `);
}
