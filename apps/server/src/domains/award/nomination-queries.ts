import type { PersonSummary } from "@plaudit/api/shared.ts";
import { type SQL, sql } from "drizzle-orm";
import * as z from "zod/mini";
import type { TenantCtx } from "../../context.ts";
import type { TenantDb } from "../../db/tenant-db.ts";
import { fieldError } from "../../error.ts";
import { named, peopleByIds } from "../directory/index.ts";
import { isIn } from "../points/index.ts";

const NAMED = 20;
const OFFERED = 10;

/** By type, whom the reader nominated first. */
export async function ownNomineesOf(ctx: TenantCtx, typeIds: string[]): Promise<Map<string, PersonSummary[]>> {
  const { db, actor } = ctx;
  const rows = await db.rows<{ type_id: string; nominee_id: string }>(sql`
    select y.id as type_id, n.nominee_id from unnest(${sql.param(typeIds)}::uuid[]) y(id)
    cross join lateral (select n.nominee_id, n.created_at from award_nominations n
      where n.tenant_id = ${db.tenantId} and n.type_id = y.id and n.nominator_id = ${actor.memberId}
      order by n.created_at, n.id limit ${NAMED}) n
    order by n.created_at`);
  const people = await peopleByIds(ctx, [...new Set(rows.map((row) => row.nominee_id))]);
  const of = Map.groupBy(rows, (row) => row.type_id);
  return new Map(
    [...of].map(([id, nominees]) => [id, nominees.flatMap(({ nominee_id }) => people.get(nominee_id) ?? [])]),
  );
}

/** The condition on `m` under which the reader can nominate them for the type `t`; $1 is the tenant. */
const mayWin = `m.status <> 'archived' and m.suspended_at is null and ${isIn("t.candidates")}`;

export async function isCandidate(db: TenantDb, typeId: string, memberId: string): Promise<boolean> {
  const rows = await db.query({
    name: "award_candidate",
    text: `select 1 from award_types t join tenant_members m on m.tenant_id = $1 and m.id = $3
      where t.tenant_id = $1 and t.id = $2 and ${mayWin}`,
    values: [db.tenantId, typeId, memberId],
  });
  return rows.length > 0;
}

/** Those who may win, by name (the statement's first value is the tenant); without the reader, and whom the reader nominated already. */
export async function candidateIds({ db, actor }: TenantCtx, typeId: string, search: string): Promise<string[]> {
  const found = named(db, search);
  if (search && !found) return [];
  const rows = await db.rows<{ id: string }>(sql`
    select m.id from tenant_members m join award_types t on t.tenant_id = ${db.tenantId} and t.id = ${typeId}
    where m.tenant_id = ${db.tenantId} and m.id <> ${actor.memberId} ${found ? sql`and m.id in (${found})` : sql``}
      and ${sql.raw(mayWin)}
      and (select true from award_nominations n where n.tenant_id = ${db.tenantId} and n.type_id = ${typeId}
        and n.nominator_id = ${actor.memberId} and n.nominee_id = m.id limit 1) is null
    order by m.name_key, m.id limit ${OFFERED}`);
  return rows.map(({ id }) => id);
}

/** A place in the list of a type's nominations, which is in the order of its index. */
export interface Place {
  id: string;
  created_at: Date;
}
export interface NominationRow extends Place {
  nominator_id: string;
  nominee_id: string;
  reason: string;
}
const LAST = "ffffffff-ffff-ffff-ffff-ffffffffffff";
export const LATEST: Place = { id: LAST, created_at: new Date("9999-01-01") };

const places = z.tuple([z.uuid(), z.string().check(z.regex(/^\d{1,15}$/))]);
function partsOf(cursor: string): { id: string; number: number } {
  const { data } = places.safeParse(cursor.split("."));
  if (!data) throw fieldError("cursor", "cursor", "badCursor");
  return { id: data[0], number: Number(data[1]) };
}
export function placeAt(cursor: string): Place {
  const { id, number } = partsOf(cursor);
  return { id, created_at: new Date(number) };
}
export const cursorAt = ({ id, created_at }: Place): string => `${id}.${created_at.getTime()}`;

interface Stretch {
  typeId: string;
  nomineeId?: string | undefined;
  before: Place;
  limit: number;
}
/** In the order of the index, backwards: the latest first. */
export const nominationLines = (tenantId: string, { typeId, nomineeId, before, limit }: Stretch): SQL => sql`
  select n.id, n.created_at, n.nominator_id, n.nominee_id, n.reason from award_nominations n
  where n.tenant_id = ${tenantId} and n.type_id = ${typeId}${nomineeId ? sql` and n.nominee_id = ${nomineeId}` : sql``}
    and (n.created_at, n.id) < (${before.created_at}::timestamptz, ${before.id}::uuid)
  order by n.created_at desc, n.id desc limit ${limit}`;

/** Who is in several teams counts for one: nobody is named from more teams than by people. */
export const nominatingTeams = (tenantId: string, typeId: string, nomineeId: string): SQL => sql`
  select least(count(distinct n.nominator_id), count(distinct i.team_id))::int as teams from award_nominations n
  join team_members i on i.tenant_id = ${tenantId} and i.member_id = n.nominator_id
  join teams t on t.tenant_id = ${tenantId} and t.id = i.team_id and t.archived_at is null
  where n.tenant_id = ${tenantId} and n.type_id = ${typeId} and n.nominee_id = ${nomineeId}`;

export interface NomineeRow {
  member_id: string;
  count: number;
  winner: boolean;
  last_at: Date;
}
const MOST_COUNT = 2_147_483_647;
export const nomineeCursor = ({ member_id, count }: NomineeRow): string => `${member_id}.${count}`;

interface NomineePage {
  typeId: string;
  winner?: boolean | undefined;
  cursor?: string | undefined;
  limit: number;
}
/** Those nominated most often first. */
export function nomineeLines(tenantId: string, { typeId, winner, cursor, limit }: NomineePage): SQL {
  const after = cursor ? partsOf(cursor) : { id: LAST, number: MOST_COUNT };
  return sql`
    select member_id, count, winner, last_at from award_nominees
    where tenant_id = ${tenantId} and type_id = ${typeId}${winner === undefined ? sql`` : sql` and winner = ${winner}`}
      and (count, member_id) < (${after.number}::int, ${after.id}::uuid)
    order by count desc, member_id desc limit ${limit}`;
}
