import * as z from "zod/mini";
import type { TenantCtx } from "../../../context.ts";
import type { WorkerCtx } from "../../../jobs/context.ts";
import { inviteMembers } from "../../invitation/index.ts";

/** As many are invited in one transaction. */
const AT_ONCE = 200;

/** Few at once; of many, so many at a time, each part all or none. */
export async function welcomeBatch(ctx: TenantCtx, ids: readonly string[]): Promise<void> {
  if (ids.length <= AT_ONCE) return void (await inviteMembers(ctx, ids));
  const { db, actor } = ctx;
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    const memberIds = ids.slice(start, start + AT_ONCE);
    const data = { tenantId: db.tenantId, actorId: actor.memberId, memberIds };
    db.later(ctx.enqueue("identity.welcome-members", data));
  }
}

const part = z.object({ actorId: z.uuid(), memberIds: z.array(z.uuid()) });

export async function welcomeMembers(ctx: WorkerCtx, data: unknown): Promise<void> {
  const { actorId, memberIds } = part.parse(data);
  const { db, now, enqueue, secret } = ctx;
  await inviteMembers({ db, now, enqueue, secret, actor: { memberId: actorId } }, memberIds);
}
