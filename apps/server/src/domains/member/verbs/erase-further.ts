import { isNotNull } from "drizzle-orm";
import { z } from "zod";
import { byId } from "../../../db/rows.ts";
import type { WorkerCtx } from "../../../jobs/context.ts";
import { tenantMembers } from "../../directory/index.ts";
import { erasureFailed, forgetErasureFailure } from "../erasure-failures.ts";
import type { Erasures } from "../erasure-queries.ts";

const job = z.object({ memberId: z.uuid(), domain: z.optional(z.string()) });

const isErased = async ({ db }: WorkerCtx, memberId: string): Promise<boolean> => {
  const { id, erasedAt } = tenantMembers;
  const rows = await db.orm
    .select({ id })
    .from(tenantMembers)
    .where(byId(db, tenantMembers, memberId, isNotNull(erasedAt)));
  return rows.length > 0;
};

/** One part of one domain a transaction; the rest is left to a job of the same transaction. */
export async function eraseFurther(ctx: WorkerCtx, erasures: Erasures, data: unknown): Promise<void> {
  const { db } = ctx;
  const { memberId, domain } = job.parse(data);
  if (!(await isErased(ctx, memberId))) return;
  // One that another version knew begins at the first.
  const at = Math.max(
    0,
    erasures.findIndex(({ name }) => name === domain),
  );
  const more = await erasures[at]?.erase(ctx, memberId);
  const next = more ? erasures[at] : erasures[at + 1];
  if (next) await ctx.enqueue("member.erase", { tenantId: db.tenantId, memberId, domain: next.name });
  else await forgetErasureFailure(db, memberId);
}

/** Administrators see it on the person's page, and begin it anew there. */
export async function failErasure(ctx: WorkerCtx, data: unknown): Promise<void> {
  const { memberId } = job.parse(data);
  if (await isErased(ctx, memberId)) erasureFailed(ctx.db, memberId, ctx.now);
}
