import { isNotNull } from "drizzle-orm";
import { z } from "zod";
import { byId } from "../../../db/rows.ts";
import type { WorkerCtx } from "../../../jobs/context.ts";
import { tenantMembers } from "../../directory/index.ts";
import type { Erasures } from "../erasure-queries.ts";

const job = z.object({ memberId: z.uuid(), domain: z.optional(z.string()) });

/** One part of one domain a transaction; the rest is left to a job of the same transaction. */
export async function eraseFurther(ctx: WorkerCtx, erasures: Erasures, data: unknown): Promise<void> {
  const { db } = ctx;
  const { memberId, domain } = job.parse(data);
  const { id, erasedAt } = tenantMembers;
  const [erased] = await db.orm
    .select({ id })
    .from(tenantMembers)
    .where(byId(db, tenantMembers, memberId, isNotNull(erasedAt)));
  if (!erased) return;
  // One that another version knew begins at the first.
  const at = Math.max(
    0,
    erasures.findIndex(({ name }) => name === domain),
  );
  const more = await erasures[at]?.erase(ctx, memberId);
  const next = more ? erasures[at] : erasures[at + 1];
  if (next) await ctx.enqueue("member.erase", { tenantId: db.tenantId, memberId, domain: next.name });
}
