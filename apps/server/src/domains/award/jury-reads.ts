import type { Ballot, Judged, Juror, Reason, Spread } from "@plaudit/api/award-jury.ts";
import { sql } from "drizzle-orm";
import * as z from "zod/mini";
import type { TenantCtx } from "../../context.ts";
import { DomainError, fieldError } from "../../error.ts";
import { remindFrom } from "../../remind-from.ts";
import { peopleByIds } from "../directory/index.ts";
import { ballotRows, isJudgedBy, noteRows, progressOf, resultRows } from "./jury-queries.ts";
import { cursorAt, LATEST, type NominationRow, nominationLines, placeAt } from "./nomination-queries.ts";
import { pictureOf } from "./picture.ts";
import { awardTypePolicy } from "./policy.ts";
import { awardTypeRow } from "./type-queries.ts";

interface Listing {
  cursor?: string | undefined;
  pageSize: number;
}
const badCursor = () => fieldError("cursor", "cursor", "badCursor");

/** What the caller judges, and what the caller gave so far. */
export async function readBallot(ctx: TenantCtx, typeId: string, { cursor = "", pageSize }: Listing): Promise<Ballot> {
  const type = await awardTypeRow(ctx, typeId);
  awardTypePolicy.require(ctx, "judge", type);
  if (!/^[0-9a-f]{0,32}$/.test(cursor)) throw badCursor();
  const [found, [progress]] = await Promise.all([
    ballotRows(ctx, { typeId, after: cursor, limit: pageSize + 1 }),
    progressOf(ctx, [{ typeId, jurorId: ctx.actor.memberId }]),
  ]);
  const rows = found.slice(0, pageSize);
  const people = await peopleByIds(
    ctx,
    rows.map((row) => row.member_id),
  );
  return {
    id: type.id,
    name: type.name,
    description: type.description,
    badge: type.badge,
    badgeUrls: pictureOf(ctx, type.picture),
    criteria: type.criteria,
    anonymous: type.anonymous,
    judgingEndAt: type.judgingEndAt?.toISOString() ?? null,
    judged: progress?.judged ?? 0,
    total: progress?.total ?? 0,
    results: rows.flatMap(({ member_id, count, scores, note }) => {
      const member = people.get(member_id);
      return member ? [{ member, count, scores, note }] : [];
    }),
    next: found.length > pageSize ? (rows.at(-1)?.place ?? null) : null,
  };
}

/** Why a nominee was nominated; where asked without whose reason it is, and in no order that would tell. */
export async function readReasons(
  ctx: TenantCtx,
  typeId: string,
  { nomineeId, cursor, pageSize }: Listing & { nomineeId: string },
): Promise<{ results: Reason[]; next: string | null }> {
  const { db, actor } = ctx;
  const type = await awardTypeRow(ctx, typeId);
  awardTypePolicy.require(ctx, "judge", type);
  if (!(await isJudgedBy(db, typeId, actor.memberId, nomineeId)))
    throw fieldError("nomineeId", "unknown", "award.notYours");
  const before = cursor ? placeAt(cursor) : LATEST;
  const found = await db.rows<NominationRow>(
    nominationLines(db.tenantId, { typeId, nomineeId, before, limit: pageSize + 1 }),
  );
  const rows = found.slice(0, pageSize);
  const named = type.anonymous ? [] : rows.map((row) => row.nominator_id);
  const people = await peopleByIds(ctx, [...new Set(named)]);
  const last = rows.at(-1);
  return {
    results: rows.map(({ id, reason, nominator_id }) => ({
      id,
      message: reason,
      nominator: people.get(nominator_id) ?? null,
    })),
    next: last && found.length > pageSize ? cursorAt(last) : null,
  };
}

/** Who judges, and how far they are: what they gave is in the result alone. */
export async function listJury(ctx: TenantCtx, typeId: string): Promise<{ results: Juror[] }> {
  const type = await awardTypeRow(ctx, typeId);
  awardTypePolicy.require(ctx, "view", type);
  const [people, [reminded], progress] = await Promise.all([
    peopleByIds(ctx, type.jury),
    ctx.db.rows<{ at: Record<string, string> }>(sql`
      select jurors_reminded as at from award_types where tenant_id = ${ctx.db.tenantId} and id = ${typeId}`),
    progressOf(
      ctx,
      type.jury.map((jurorId) => ({ typeId, jurorId })),
    ),
  ]);
  const of = new Map(progress.map((row) => [row.juror_id, row]));
  return {
    results: type.jury.flatMap((id) => {
      const member = people.get(id);
      if (!member) return [];
      const { judged = 0, total = 0 } = of.get(id) ?? {};
      return [{ member, judged, total, remindFrom: remindFrom(reminded?.at[id], ctx.now)?.toISOString() ?? null }];
    }),
  };
}

const place = z.tuple([z.string().check(z.regex(/^\d\.\d{1,12}$/)), z.uuid()]);
function resultAfter(cursor: string | undefined): { mean: string; id: string } {
  if (!cursor) return { mean: "9", id: "ffffffff-ffff-ffff-ffff-ffffffffffff" };
  const { data } = place.safeParse(cursor.split("_"));
  if (!data) throw badCursor();
  return { mean: data[0], id: data[1] };
}
const spreadOf = (given: readonly number[]): Spread => ({
  mean: given.reduce((sum, one) => sum + one, 0) / given.length,
  low: Math.min(...given),
  high: Math.max(...given),
});

/** Sealed for everybody until judging has closed; those with the same mean share a rank. */
export async function readResult(
  ctx: TenantCtx,
  typeId: string,
  { cursor, pageSize }: Listing,
): Promise<{ results: Judged[]; next: string | null }> {
  const type = await awardTypeRow(ctx, typeId);
  awardTypePolicy.require(ctx, "view", type);
  if (type.jury.length === 0) throw new DomainError("Conflict", "award.noJury");
  if (type.nominationStatus !== "ended" && type.nominationStatus !== "finalized")
    throw new DomainError("Conflict", "award.sealed");
  const found = await resultRows(ctx.db, { typeId, after: resultAfter(cursor), limit: pageSize + 1 });
  const rows = found.slice(0, pageSize);
  const ids = rows.map((row) => row.nominee_id);
  const notes = await noteRows(ctx.db, typeId, ids);
  // Whoever hides nominators hides jurors, and for good: they wrote what they would not have signed.
  const jurors = type.anonymous ? [] : notes.map((row) => row.juror_id);
  const [people, winners] = await Promise.all([
    peopleByIds(ctx, [...new Set([...ids, ...jurors])]),
    ctx.db.rows<{ member_id: string }>(sql`
      select member_id from award_nominees
      where tenant_id = ${ctx.db.tenantId} and type_id = ${typeId} and member_id = any(${sql.param(ids)}::uuid[]) and winner`),
  ]);
  const noted = Map.groupBy(notes, (row) => row.nominee_id);
  const wins = new Set(winners.map((row) => row.member_id));
  const last = rows.at(-1);
  return {
    results: rows.flatMap(({ nominee_id, mean, rank, tied, votes }) => {
      const member = people.get(nominee_id);
      if (!member) return [];
      const criteria = type.criteria.map((_, n) => spreadOf(votes.map((scores) => scores[n] ?? 0)));
      const own = (noted.get(nominee_id) ?? []).map(({ note, juror_id }) => ({
        text: note,
        juror: type.anonymous ? null : (people.get(juror_id) ?? null),
      }));
      return [{ member, winner: wins.has(nominee_id), mean: Number(mean), rank, tied, votes, criteria, notes: own }];
    }),
    next: last && found.length > pageSize ? `${last.mean}_${last.nominee_id}` : null,
  };
}
