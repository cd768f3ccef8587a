import type { Output } from "@plaudit/api/endpoint.ts";
import {
  type NotificationSettings,
  notificationChannels,
  type notificationSettingsBody,
} from "@plaudit/api/notification-settings.ts";
import { sql } from "drizzle-orm";
import type { TenantCtx } from "../../../context.ts";
import { fieldError } from "../../../error.ts";
import { expectVersion } from "../../../expect-version.ts";
import type { NotificationKinds } from "../../../notification-kind.ts";
import { recordChange } from "../../audit/index.ts";
import { notificationSettingsPolicy } from "../policy.ts";
import { presentKinds } from "../present-settings.ts";
import { type Choices, choicesOf } from "../rules/channels.ts";
import { chosenCount, type SettingsRow, settingsOf } from "../settings-queries.ts";

async function present(ctx: TenantCtx, kinds: NotificationKinds, row: SettingsRow): Promise<NotificationSettings> {
  return {
    __entity_type__: "notificationSettings",
    __permissions__: notificationSettingsPolicy.permissionsOn(ctx.actor, null),
    id: ctx.db.tenantId,
    groups: presentKinds(ctx, kinds, row.channels),
    digest: row.digest,
    chosenCount: await chosenCount(ctx.db),
    version: row.version,
  };
}
/** Choices of kinds that the form does not have, such as those of points while points are off: they stay. */
function notPresented(channels: Choices, { groups }: NotificationSettings): Choices {
  const presented = new Set(groups.flatMap((group) => group.kinds.map(({ kind }) => kind)));
  return Object.fromEntries(
    Object.entries(channels).filter(([choice]) => !presented.has(choice.slice(0, choice.lastIndexOf(":")))),
  );
}

/** By kind, as the audit log shows them. */
const audited = ({ groups, digest }: NotificationSettings) =>
  Object.fromEntries([
    ["digest", digest],
    ...groups.flatMap((group) =>
      group.kinds.map((kind) => [kind.kind, notificationChannels.filter((channel) => kind[channel])]),
    ),
  ]);

export const notificationSettings = async (ctx: TenantCtx, kinds: NotificationKinds): Promise<NotificationSettings> =>
  present(ctx, kinds, await settingsOf(ctx.db));

export async function changeSettings(
  ctx: TenantCtx,
  kinds: NotificationKinds,
  body: Output<typeof notificationSettingsBody>,
): Promise<NotificationSettings> {
  const { db } = ctx;
  notificationSettingsPolicy.require(ctx, "edit", null);
  await db.rows(sql`insert into notification_settings (tenant_id) values (${db.tenantId}) on conflict do nothing`);
  const stored = await settingsOf(db, sql`for update`);
  const before = await present(ctx, kinds, stored);
  expectVersion(before, body.version, "settingsChanged");
  const checked = choicesOf(kinds, body.kinds);
  if ("fault" in checked) throw fieldError(checked.fault, "unknown", "notKnown");
  const channels = { ...notPresented(stored.channels, before), ...checked.choices };
  const row = { channels, digest: body.digest, version: before.version + 1 };
  const after = await present(ctx, kinds, row);
  const changed = await recordChange(ctx, "notificationSettings.update", db.tenantId, audited(before), audited(after));
  if (!changed) return before;
  db.write(sql`
    update notification_settings set channels = ${JSON.stringify(row.channels)}::jsonb, digest = ${row.digest},
      version = ${row.version} where tenant_id = ${db.tenantId}`);
  return after;
}
