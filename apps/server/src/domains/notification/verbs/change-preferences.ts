import type { ChannelPreferences, Digest } from "@plaudit/api/notification-settings.ts";
import { sql } from "drizzle-orm";
import { vapidKeys } from "../../../adapters/push/vapid-keys.ts";
import type { TenantCtx } from "../../../context.ts";
import { fieldError } from "../../../error.ts";
import type { NotificationKinds } from "../../../notification-kind.ts";
import { presentKinds } from "../present-settings.ts";
import { choicesOf, type KindChange } from "../rules/channels.ts";
import { preferencesOf, settingsOf } from "../settings-queries.ts";

interface Change {
  kinds?: readonly KindChange[] | undefined;
  digest?: Digest | undefined;
}

export async function channelPreferences(ctx: TenantCtx, kinds: NotificationKinds): Promise<ChannelPreferences> {
  const { db, actor } = ctx;
  const [settings, chosen] = await Promise.all([settingsOf(db), preferencesOf(db, [actor.memberId])]);
  const own = chosen.get(actor.memberId);
  return {
    groups: presentKinds(ctx, kinds, own?.channels, settings.channels),
    digest: own?.digest ?? settings.digest,
    push: actor.features.includes("push") ? { publicKey: vapidKeys(ctx.secret).publicKey } : null,
  };
}

/** Changes only the given fields, in one statement, so that two tabs that change different fields keep both. */
export async function changePreferences(
  ctx: TenantCtx,
  kinds: NotificationKinds,
  change: Change,
): Promise<ChannelPreferences> {
  const { db, actor } = ctx;
  const checked = choicesOf(kinds, change.kinds ?? []);
  if ("fault" in checked) throw fieldError(checked.fault, "unknown", "notKnown");
  await db.rows(sql`
    insert into notification_preferences as p (tenant_id, member_id, channels, digest)
    values (${db.tenantId}, ${actor.memberId}, ${JSON.stringify(checked.choices)}::jsonb, ${change.digest ?? null})
    on conflict (tenant_id, member_id) do update
      set channels = p.channels || excluded.channels, digest = coalesce(excluded.digest, p.digest)`);
  return channelPreferences(ctx, kinds);
}
