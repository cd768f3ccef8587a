import { sql } from "drizzle-orm";
import type { WorkerCtx } from "../../../jobs/context.ts";
import { notify } from "../../notification/index.ts";

interface Closed {
  typeId: string;
  at: string;
  name: string;
  memberId: string;
}
/** Who opened nominations has to choose the winners. */
export const tellOwner = (ctx: WorkerCtx, { typeId, at, name, memberId }: Closed) =>
  notify(ctx, [
    {
      memberId,
      params: { kind: "award.closed", award: name },
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
