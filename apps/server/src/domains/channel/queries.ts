import type { Language } from "@plaudit/i18n/index.ts";
import { sql } from "drizzle-orm";
import type { TvCtx } from "../../context.ts";
import type { TenantDb } from "../../db/tenant-db.ts";
import { DomainError } from "../../error.ts";
import { isShownToAll } from "../directory/index.ts";
import { sameToken } from "./rules/channel-token.ts";
import { isPreviewToken, previewHolds } from "./rules/preview-token.ts";

export interface ChannelRow {
  id: string;
  name: string;
  content: ("recognition" | "joiners")[];
  team_ids: string[];
  language: Language;
  theme: "light" | "dark";
  period_days: number;
  qr: "recognize" | "view" | "none";
  frame_origins: string[];
  revoked_at: Date | null;
  archived_at: Date | null;
  last_seen_at: Date | null;
  created_at: Date;
  version: number;
}
const columns = sql`id, name, content, team_ids, language, theme, period_days, qr, frame_origins,
  revoked_at, archived_at, last_seen_at, created_at, version`;

/**
 * The channel of a screen that knows its token, or of somebody who previews it. Whatever is wrong, the answer is the same.
 */
export async function channelByToken(
  ctx: Pick<TvCtx, "db" | "now" | "secret">,
  id: string,
  token: string,
): Promise<ChannelRow & { preview: boolean }> {
  const { db } = ctx;
  const [row] = await db.rows<ChannelRow & { token_hash: Buffer }>(sql`
    select ${columns}, token_hash from tv_channels where tenant_id = ${db.tenantId} and id = ${id}`);
  const preview = isPreviewToken(token);
  const good =
    row &&
    (preview
      ? previewHolds(token, { secret: ctx.secret, tenantId: db.tenantId, channelId: id }, ctx.now)
      : sameToken(token, row.token_hash) && !row.revoked_at && !row.archived_at);
  if (!good) throw new DomainError("Unauthorized", "screenApart");
  return { ...row, preview };
}

export const channelRows = (db: TenantDb): Promise<ChannelRow[]> =>
  db.rows<ChannelRow>(sql`select ${columns} from tv_channels where tenant_id = ${db.tenantId} order by created_at, id`);

/** `lock` for who is about to change it. */
export async function channelRow(db: TenantDb, id: string, lock = false): Promise<ChannelRow> {
  const [row] = await db.rows<ChannelRow>(sql`
    select ${columns} from tv_channels where tenant_id = ${db.tenantId} and id = ${id}${lock ? sql` for update` : sql``}`);
  if (!row) throw new DomainError("NotFound", "noChannel");
  return row;
}

export interface JoinerRow {
  id: string;
  joined_at: Date;
}

/** Who joined in the channel's period; never somebody who prefers to be left out of public things. */
export const joiners = (db: TenantDb, channel: Pick<ChannelRow, "period_days" | "team_ids">): Promise<JoinerRow[]> =>
  db.rows<JoinerRow>(sql`
    select m.id, m.joined_at from tenant_members m
    where m.tenant_id = ${db.tenantId} and m.joined_at > (select app.now()) - make_interval(days => ${channel.period_days}::int)
      and m.joined_at <= (select app.now()) and ${isShownToAll}${
        channel.team_ids.length > 0
          ? sql` and (select true from team_members t where t.tenant_id = ${db.tenantId} and t.member_id = m.id
              and t.team_id = any(${sql.param(channel.team_ids)}::uuid[]) limit 1)`
          : sql``
      }
    order by m.joined_at desc, m.id limit 60`);
