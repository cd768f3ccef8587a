import { sql } from "drizzle-orm";
import type { WorkerCtx } from "../../../jobs/context.ts";
import { notify } from "../../notification/index.ts";
import { progressOf } from "../jury-queries.ts";

interface Closed {
  typeId: string;
  at: string;
  name: string;
  memberId: string;
  /** By a jury. */
  judged: boolean;
}
/** Who opened nominations has to choose the winners. */
export const tellOwner = (ctx: WorkerCtx, { typeId, at, name, memberId, judged }: Closed) =>
  notify(ctx, [
    {
      memberId,
      params: { kind: judged ? "award.judged" : "award.closed", award: name },
      fromMemberId: null,
      resourcePath: `/admin/awards/nomination/${typeId}`,
      sourceKey: `award:${typeId}:closed:${at}`,
    },
  ]);

/** Once for each award, however often: neither by whom nor why, which only those read who decide. */
export async function tellNominee(ctx: WorkerCtx, { typeId, nomineeId }: { typeId: string; nomineeId: string }) {
  const { db } = ctx;
  const [row] = await db.rows<{ name: string }>(sql`
    select t.name from award_types t
    join award_nominees n on n.tenant_id = ${db.tenantId} and n.type_id = t.id and n.member_id = ${nomineeId}
    where t.tenant_id = ${db.tenantId} and t.id = ${typeId}`);
  if (!row) return;
  await notify(ctx, [
    {
      memberId: nomineeId,
      params: { kind: "award.nominated", award: row.name },
      fromMemberId: null,
      resourcePath: "/awards",
      sourceKey: `award:${typeId}:nominated`,
    },
  ]);
}

/** Who has judged everybody meanwhile is left in peace. */
export async function tellJurorAgain(
  ctx: WorkerCtx,
  { typeId, jurorId, by, at }: { typeId: string; jurorId: string; by: string; at: string },
): Promise<void> {
  const { db } = ctx;
  const [[row], [progress]] = await Promise.all([
    db.rows<{ name: string }>(sql`
      select name from award_types where tenant_id = ${db.tenantId} and id = ${typeId} and finalized_at is null`),
    progressOf(ctx, [{ typeId, jurorId }]),
  ]);
  if (!row || !progress || progress.judged >= progress.total) return;
  await notify(ctx, [
    {
      memberId: jurorId,
      params: { kind: "award.judgeReminder", award: row.name },
      fromMemberId: by,
      resourcePath: `/awards/judge/${typeId}`,
      sourceKey: `award:${typeId}:judge-reminder:${at}`,
    },
  ]);
}

/** Those of a jury who have somebody to judge, once nominations have closed; at another end by now nobody. */
export async function tellJurors(ctx: WorkerCtx, { typeId, at }: { typeId: string; at: string }): Promise<void> {
  const { db } = ctx;
  const [row] = await db.rows<{ name: string; jury: string[] }>(sql`
    select name, jury from award_types where tenant_id = ${db.tenantId} and id = ${typeId}
      and archived_at is null and finalized_at is null and nomination_end_at = ${at}::timestamptz`);
  if (!row) return;
  const progress = await progressOf(
    ctx,
    row.jury.map((jurorId) => ({ typeId, jurorId })),
  );
  await notify(
    ctx,
    progress
      .filter(({ judged, total }) => judged < total)
      .map(({ juror_id }) => ({
        memberId: juror_id,
        params: { kind: "award.judge", award: row.name },
        fromMemberId: null,
        resourcePath: `/awards/judge/${typeId}`,
        sourceKey: `award:${typeId}:judge:${at}`,
      })),
  );
}
