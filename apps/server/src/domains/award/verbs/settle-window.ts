import { sql } from "drizzle-orm";
import type { WorkerCtx } from "../../../jobs/context.ts";
import { recordAudit } from "../../audit/index.ts";
import { judgingEnd } from "../type-queries.ts";
import { setWindow } from "./set-window.ts";
import { tellJurors, tellOwner } from "./tell-nominations.ts";

export interface WindowDue {
  typeId: string;
  /** The instant for which it was scheduled; a type that has another by now is left as it is. */
  at: string;
}
interface Row {
  name: string;
  start_at: Date | null;
  end_at: Date | null;
  judging_end_at: Date | null;
  by: string | null;
}

/** The time alone opens and closes nominations and the votes: this writes it down, and tells who has to go on. */
export async function settleWindow(ctx: WorkerCtx, { typeId, at }: WindowDue): Promise<void> {
  const { db } = ctx;
  const [row] = await db.rows<Row>(sql`
    select name, nomination_start_at as start_at, nomination_end_at as end_at, nomination_by as by,
      ${sql.raw(judgingEnd("award_types"))} as judging_end_at from award_types
    where tenant_id = ${db.tenantId} and id = ${typeId} and archived_at is null and finalized_at is null
      and nomination_settled_at is distinct from ${at}::timestamptz for update`);
  const due = new Date(at).getTime();
  const dates = [
    ["start", row?.start_at],
    ["end", row?.end_at],
    ["unseal", row?.judging_end_at],
  ] as const;
  const verb = dates.find(([, date]) => date?.getTime() === due)?.[0];
  if (!row || !verb) return;
  db.write({
    name: "award_window_settled",
    text: "update award_types set nomination_settled_at = $3 where tenant_id = $1 and id = $2",
    values: [db.tenantId, typeId, at],
  });
  const next = { start: row.end_at, end: row.judging_end_at, unseal: null }[verb];
  if (next) setWindow(db, typeId, next);
  const nobody = { ...ctx, actor: { memberId: null } };
  const after = { start: { nominationStartAt: at }, end: { nominationEndAt: at }, unseal: null }[verb];
  await recordAudit(nobody, {
    action: `awardType.${verb}`,
    entityType: "awardType",
    entityId: typeId,
    before: null,
    after,
  });
  if (verb === "end" && row.judging_end_at) await tellJurors(ctx, { typeId, at });
  else if (verb !== "start" && row.by)
    await tellOwner(ctx, { typeId, at, name: row.name, memberId: row.by, judged: verb === "unseal" });
}
