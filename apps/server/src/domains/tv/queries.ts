import type { Language } from "@plaudit/i18n/index.ts";
import { sql } from "drizzle-orm";
import type { TenantDb } from "../../db/tenant-db.ts";
import { DomainError } from "../../error.ts";
import { sameToken } from "./rules/channel-token.ts";

export interface Channel {
  id: string;
  name: string;
  content: ("recognition" | "joiners")[];
  team_ids: string[];
  language: Language;
  theme: "light" | "dark";
  period_days: number;
  qr: "recognize" | "view" | "none";
}

/** The channel of a screen that knows its token. Whatever is wrong, the answer is the same. */
export async function channelByToken(db: TenantDb, id: string, token: string): Promise<Channel> {
  const [row] = await db.rows<Channel & { token_hash: Buffer }>(sql`
    select id, name, content, team_ids, language, theme, period_days, qr, token_hash from tv_channels
    where tenant_id = ${db.tenantId} and id = ${id} and revoked_at is null`);
  if (!row || !sameToken(token, row.token_hash)) throw new DomainError("Unauthorized", "This screen is not connected");
  return row;
}

export interface JoinerRow {
  id: string;
  joined_at: Date;
}

/** Who joined in the channel's period; never somebody who prefers to be left out of public things. */
export const joiners = (db: TenantDb, channel: Channel): Promise<JoinerRow[]> =>
  db.rows<JoinerRow>(sql`
    select m.id, m.joined_at from tenant_members m
    where m.tenant_id = ${db.tenantId} and m.joined_at > (select app.now()) - make_interval(days => ${channel.period_days}::int)
      and m.joined_at <= (select app.now()) and m.status = 'joined' and m.suspended_at is null and not m.prefers_private${
        channel.team_ids.length > 0
          ? sql` and (select true from team_members t where t.tenant_id = ${db.tenantId} and t.member_id = m.id
              and t.team_id = any(${sql.param(channel.team_ids)}::uuid[]) limit 1)`
          : sql``
      }
    order by m.joined_at desc, m.id limit 60`);
