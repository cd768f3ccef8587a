import type { AwardType } from "@plaudit/api/award-type.ts";
import type { TenantCtx } from "../../../context.ts";
import { byId } from "../../../db/rows.ts";
import { fieldError } from "../../../error.ts";
import { recordChange } from "../../audit/index.ts";
import { awardTypePolicy } from "../policy.ts";
import { presentType } from "../present-types.ts";
import { awardTypes } from "../tables.ts";
import { type AwardTypeRow, awardTypeRow } from "../type-queries.ts";
import { auditedType } from "./audited-type.ts";
import { setWindow, windowDue } from "./set-window.ts";

type Dates = Partial<Pick<AwardTypeRow, "nominationStartAt" | "nominationEndAt">>;

async function change(ctx: TenantCtx, before: AwardTypeRow, verb: "start" | "end" | "extend", dates: Dates) {
  const { db, now, actor } = ctx;
  const after = { ...before, ...dates };
  await db.orm
    .update(awardTypes)
    .set({ ...dates, nominationBy: actor.memberId, version: before.version + 1 })
    .where(byId(db, awardTypes, before.id));
  setWindow(db, before.id, windowDue(after, now));
  await recordChange(ctx, `awardType.${verb}`, before.id, auditedType(before), auditedType(after));
  return presentType(ctx, await awardTypeRow(ctx, before.id));
}

export async function startNominations(ctx: TenantCtx, id: string, endAt: Date): Promise<AwardType> {
  const before = await awardTypeRow(ctx, id, "update");
  awardTypePolicy.require(ctx, "start", before);
  if (endAt <= ctx.now) throw fieldError("endAt", "range", "award.endPast");
  return change(ctx, before, "start", { nominationStartAt: ctx.now, nominationEndAt: endAt });
}

export async function endNominations(ctx: TenantCtx, id: string): Promise<AwardType> {
  const before = await awardTypeRow(ctx, id, "update");
  awardTypePolicy.require(ctx, "end", before);
  if (before.judgingDays !== null) {
    const { tenantId } = ctx.db;
    await ctx.enqueue("award.judging", { tenantId, typeId: id, at: ctx.now.toISOString() });
  }
  return change(ctx, before, "end", { nominationEndAt: ctx.now });
}

/** Those that have ended are open again. */
export async function extendNominations(ctx: TenantCtx, id: string, endAt: Date): Promise<AwardType> {
  const before = await awardTypeRow(ctx, id, "update");
  awardTypePolicy.require(ctx, "extend", before);
  if (endAt <= ctx.now) throw fieldError("endAt", "range", "award.endPast");
  if (before.nominationEndAt && endAt <= before.nominationEndAt) throw fieldError("endAt", "range", "award.endEarlier");
  return change(ctx, before, "extend", { nominationEndAt: endAt });
}
