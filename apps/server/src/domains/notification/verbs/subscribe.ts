import { sql } from "drizzle-orm";
import { callable } from "../../../adapters/egress/egress.ts";
import type { TenantCtx } from "../../../context.ts";
import { newId } from "../../../db/id.ts";
import { DomainError, fieldError } from "../../../error.ts";
import { areUsable, type PushKeys } from "../rules/push-keys.ts";

/** For one member; the oldest are removed. */
const MOST_DEVICES = 10;

/** Subscribes a browser until its session ends, it unsubscribes, or its push service rejects it. */
export async function subscribe(
  ctx: TenantCtx,
  { endpoint, keys }: { endpoint: string; keys: PushKeys },
): Promise<void> {
  const { db, actor, session, now } = ctx;
  if (!actor.features.includes("push")) throw new DomainError("Forbidden", "notYet");
  if (!callable(endpoint)) throw fieldError("endpoint", "address", "notValid");
  if (!areUsable(keys)) throw fieldError("keys", "key", "notValid");
  await db.rows(sql`
    insert into push_subscriptions (tenant_id, id, member_id, endpoint, p256dh, auth, family_id, created_at)
    values (${db.tenantId}, ${newId()}, ${actor.memberId}, ${endpoint}, ${keys.p256dh}, ${keys.auth},
      ${session.familyId}, ${now})
    on conflict (tenant_id, endpoint) do update set member_id = excluded.member_id, p256dh = excluded.p256dh,
      auth = excluded.auth, family_id = excluded.family_id, created_at = excluded.created_at`);
  await db.rows(sql`
    delete from push_subscriptions where tenant_id = ${db.tenantId} and member_id = ${actor.memberId} and id in (
      select id from push_subscriptions where tenant_id = ${db.tenantId} and member_id = ${actor.memberId}
      order by created_at desc, id desc offset ${MOST_DEVICES})`);
}

export async function unsubscribePush({ db, actor }: TenantCtx, endpoint: string): Promise<void> {
  await db.rows(sql`
    delete from push_subscriptions
    where tenant_id = ${db.tenantId} and member_id = ${actor.memberId} and endpoint = ${endpoint}`);
}
