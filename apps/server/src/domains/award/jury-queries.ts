import { type SQL, sql } from "drizzle-orm";
import type { TenantCtx } from "../../context.ts";
import type { TenantDb } from "../../db/tenant-db.ts";

/** Whether the juror judges the nominee `n`: neither themselves, nor whom they nominated. */
const judges = (tenantId: string, typeId: SQL, jurorId: SQL): SQL => sql`(n.member_id <> ${jurorId}
  and (select true from award_nominations x where x.tenant_id = ${tenantId} and x.type_id = ${typeId}
    and x.nominator_id = ${jurorId} and x.nominee_id = n.member_id limit 1) is null)`;

export async function isJudgedBy(db: TenantDb, typeId: string, jurorId: string, nomineeId: string): Promise<boolean> {
  const rows = await db.rows(sql`
    select 1 from award_nominees n where n.tenant_id = ${db.tenantId} and n.type_id = ${typeId}
      and n.member_id = ${nomineeId} and ${judges(db.tenantId, sql`${typeId}::uuid`, sql`${jurorId}::uuid`)}`);
  return rows.length > 0;
}

export interface Progress {
  juror_id: string;
  type_id: string;
  judged: number;
  total: number;
}
/** How many nominees each of these has judged, of those that they judge; not what they gave. */
export const progressOf = ({ db }: { db: TenantDb }, of: readonly { typeId: string; jurorId: string }[]) =>
  db.rows<Progress>(sql`
    select j.juror_id, j.type_id,
      (select count(*)::int from award_votes v where v.tenant_id = ${db.tenantId} and v.type_id = j.type_id
        and v.juror_id = j.juror_id) as judged,
      (select count(*)::int from award_nominees n where n.tenant_id = ${db.tenantId} and n.type_id = j.type_id
        and ${judges(db.tenantId, sql`j.type_id`, sql`j.juror_id`)}) as total
    from unnest(${sql.param(of.map(({ typeId }) => typeId))}::uuid[], ${sql.param(of.map(({ jurorId }) => jurorId))}::uuid[])
      j(type_id, juror_id)`);

/** Of these types, how many of each jury have judged everybody whom they judge. */
export async function sealedOf(ctx: { db: TenantDb }, types: readonly { id: string; jury: readonly string[] }[]) {
  const jurors = types.flatMap(({ id, jury }) => jury.map((jurorId) => ({ typeId: id, jurorId })));
  const progress = jurors.length > 0 ? await progressOf(ctx, jurors) : [];
  return Map.groupBy(
    progress.filter(({ judged, total }) => judged > 0 && judged === total),
    ({ type_id }) => type_id,
  );
}

export interface BallotRow {
  member_id: string;
  count: number;
  place: string;
  scores: number[] | null;
  note: string;
}
/** The nominees whom the reader judges with what the reader gave, in an order of their own for every juror. */
export const ballotRows = (
  { db, actor }: TenantCtx,
  { typeId, after, limit }: { typeId: string; after: string; limit: number },
) =>
  db.rows<BallotRow>(sql`
    select b.* from (
      select n.member_id, n.count, md5(n.member_id::text || ${actor.memberId}::text) as place, v.scores, coalesce(v.note, '') as note
      from award_nominees n
      left join award_votes v on v.tenant_id = ${db.tenantId} and v.type_id = ${typeId}
        and v.juror_id = ${actor.memberId} and v.nominee_id = n.member_id
      where n.tenant_id = ${db.tenantId} and n.type_id = ${typeId}
        and ${judges(db.tenantId, sql`${typeId}::uuid`, sql`${actor.memberId}::uuid`)}) b
    where b.place > ${after} order by b.place limit ${limit}`);

export interface ResultRow {
  nominee_id: string;
  /** Of all votes and criteria; two that are the same are exactly so. */
  mean: string;
  rank: number;
  tied: boolean;
  /** Each juror's scores, in the order of what they come to, so that none can be told from it. */
  votes: number[][];
}
interface ResultPage {
  typeId: string;
  after: { mean: string; id: string };
  limit: number;
}
export const resultRows = (db: TenantDb, { typeId, after, limit }: ResultPage) =>
  db.rows<ResultRow>(sql`
    with given as (
      select v.nominee_id, v.scores, (select sum(one) from unnest(v.scores) one) as total from award_votes v
      where v.tenant_id = ${db.tenantId} and v.type_id = ${typeId}),
    means as (
      select nominee_id, round(sum(total)::numeric / sum(cardinality(scores)), 8) as mean,
        jsonb_agg(scores order by total, scores) as votes from given group by nominee_id),
    ranked as (
      select m.*, (rank() over (order by mean desc))::int as rank, count(*) over (partition by mean) > 1 as tied from means m)
    select nominee_id, mean::text as mean, rank, tied, votes from ranked
    where (mean, nominee_id) < (${after.mean}::numeric, ${after.id}::uuid)
    order by mean desc, nominee_id desc limit ${limit}`);

/** What the jury noted about these, in an order that tells neither whose it is nor when it was written. */
export const noteRows = (db: TenantDb, typeId: string, nomineeIds: readonly string[]) =>
  db.rows<{ nominee_id: string; juror_id: string; note: string }>(sql`
    select v.nominee_id, v.juror_id, v.note from award_votes v
    where v.tenant_id = ${db.tenantId} and v.type_id = ${typeId} and v.nominee_id = any(${sql.param(nomineeIds)}::uuid[])
      and v.note <> '' order by md5(v.note)`);
