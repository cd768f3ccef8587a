import { sql } from "drizzle-orm";
import type { TenantCtx } from "../../../context.ts";
import { DomainError, fieldError } from "../../../error.ts";
import { remindFrom } from "../../../remind-from.ts";
import { recordAudit } from "../../audit/index.ts";
import { progressOf } from "../jury-queries.ts";
import { awardTypePolicy } from "../policy.ts";
import { awardTypeRow } from "../type-queries.ts";

/** One of the jury who still has somebody to judge is notified once more. */
export async function remindJuror(ctx: TenantCtx, typeId: string, jurorId: string): Promise<void> {
  const { db, actor } = ctx;
  const type = await awardTypeRow(ctx, typeId, "update");
  awardTypePolicy.require(ctx, "remind", type);
  if (!type.jury.includes(jurorId)) throw fieldError("memberId", "unknown", "award.noJuror");
  const [[reminded], [progress]] = await Promise.all([
    db.rows<{ at: string | null }>(sql`
      select jurors_reminded ->> ${jurorId} as at from award_types
      where tenant_id = ${db.tenantId} and id = ${typeId}`),
    progressOf(ctx, [{ typeId, jurorId }]),
  ]);
  if (!progress || progress.judged >= progress.total) throw new DomainError("Conflict", "award.judgedAll");
  const { now } = ctx;
  if (remindFrom(reminded?.at, now)) throw new DomainError("Conflict", "award.remindedToday");
  const at = now.toISOString();
  db.write({
    name: "award_juror_reminded",
    text: `update award_types set jurors_reminded = jurors_reminded || jsonb_build_object($3::text, $4::text)
      where tenant_id = $1 and id = $2`,
    values: [db.tenantId, typeId, jurorId, at],
  });
  const entry = { action: "awardType.remind", entityType: "awardType", entityId: typeId } as const;
  await recordAudit(ctx, { ...entry, before: null, after: { jury: [jurorId] } });
  await ctx.enqueue("award.remind", { tenantId: db.tenantId, typeId, jurorId, by: actor.memberId, at });
}
