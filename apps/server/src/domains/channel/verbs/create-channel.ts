import { sql } from "drizzle-orm";
import { newId } from "../../../db/id.ts";
import type { TenantDb } from "../../../db/tenant-db.ts";
import { nameKey } from "../../../name-key.ts";
import type { ChannelRow } from "../queries.ts";
import { hashChannelToken, newChannelToken } from "../rules/channel-token.ts";

export interface NewChannel {
  name: string;
  content: ChannelRow["content"];
  teamIds: string[];
  language: ChannelRow["language"];
  theme: ChannelRow["theme"];
  periodDays: number;
  qr: ChannelRow["qr"];
  frameOrigins?: string[];
}

/** The token is answered this once; only its hash is kept. */
export async function createChannel(
  { db, now }: { db: TenantDb; now: Date },
  channel: NewChannel,
): Promise<{ id: string; token: string }> {
  const id = newId();
  const token = newChannelToken();
  await db.rows(sql`
    insert into tv_channels
      (tenant_id, id, name, name_key, content, team_ids, language, theme, period_days, qr, frame_origins, token_hash, created_at)
    values (${db.tenantId}, ${id}, ${channel.name}, ${nameKey(channel.name)}, ${sql.param([...new Set(channel.content)])}::text[],
      ${sql.param([...new Set(channel.teamIds)])}::uuid[], ${channel.language}, ${channel.theme}, ${channel.periodDays},
      ${channel.qr}, ${sql.param([...new Set(channel.frameOrigins ?? [])])}::text[], ${hashChannelToken(token)}, ${now})`);
  return { id, token };
}
