import type { Digest } from "@plaudit/api/notification-settings.ts";
import { type SQL, sql } from "drizzle-orm";
import type { TenantDb } from "../../db/tenant-db.ts";
import type { Choices } from "./rules/channels.ts";

export interface SettingsRow {
  channels: Choices;
  digest: Digest;
  version: number;
}
export interface PreferencesRow {
  channels: Choices;
  digest: Digest | null;
}

/** The company's choices, or the defaults. */
export async function settingsOf(db: TenantDb, locking: SQL = sql``): Promise<SettingsRow> {
  const [row] = await db.rows<SettingsRow>(sql`
    select channels, digest, version from notification_settings where tenant_id = ${db.tenantId} ${locking}`);
  return row ?? { channels: {}, digest: "week", version: 1 };
}

/** The members' own choices; members without any are missing. */
export async function preferencesOf(
  db: TenantDb,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, PreferencesRow>> {
  const rows = await db.rows<PreferencesRow & { member_id: string }>(sql`
    select member_id, channels, digest from notification_preferences
    where tenant_id = ${db.tenantId} and member_id = any(${sql.param([...memberIds])}::uuid[])`);
  return new Map(rows.map((row) => [row.member_id, row]));
}

export async function chosenCount(db: TenantDb): Promise<number> {
  const [row] = await db.rows<{ count: number }>(sql`
    select count(*)::int as count from notification_preferences where tenant_id = ${db.tenantId}`);
  return row?.count ?? 0;
}
