import { sql } from "drizzle-orm";
import type { TvChannel, TvCtx } from "../../context.ts";
import { among, byId, ofTenant } from "../../db/rows.ts";
import type { TenantDb } from "../../db/tenant-db.ts";
import { DomainError } from "../../error.ts";
import { isShownToAll } from "../directory/index.ts";
import { isPreviewToken, previewHolds, sameToken } from "./rules/channel-token.ts";
import { tvChannels } from "./tables.ts";

export type ChannelRow = typeof tvChannels.$inferSelect;

const rowsById = (db: TenantDb, id: string) =>
  db.orm
    .select()
    .from(tvChannels)
    .where(byId(db, tvChannels, id));

/**
 * The channel of a screen that knows its token, or of somebody who previews it. Every failure gives the same response.
 */
export async function channelByToken(
  ctx: Pick<TvCtx, "db" | "now" | "secret">,
  id: string,
  token: string,
): Promise<TvChannel> {
  const { db } = ctx;
  const [row] = await rowsById(db, id);
  const preview = isPreviewToken(token);
  const good =
    row &&
    (preview
      ? previewHolds(token, { secret: ctx.secret, tenantId: db.tenantId, channelId: id }, ctx.now)
      : sameToken(token, row.tokenHash) && !row.revokedAt && !row.archivedAt);
  if (!good) throw new DomainError("Unauthorized", "screenApart");
  const { tokenHash: _, ...channel } = row;
  return { ...channel, preview };
}

export const channelRows = async (db: TenantDb): Promise<ChannelRow[]> =>
  db.orm.select().from(tvChannels).where(ofTenant(db, tvChannels)).orderBy(tvChannels.createdAt, tvChannels.id);

/** `lock` for who is about to change it. */
export async function channelRow(db: TenantDb, id: string, lock = false): Promise<ChannelRow> {
  const [row] = await (lock ? rowsById(db, id).for("update") : rowsById(db, id));
  if (!row) throw new DomainError("NotFound", "noChannel");
  return row;
}

/** What those of these ids are called that are channels. */
export async function channelNames({ db }: { db: TenantDb }, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { id, name } = tvChannels;
  const rows = await db.orm
    .select({ id, name })
    .from(tvChannels)
    .where(ofTenant(db, tvChannels, among(id, ids)));
  return new Map(rows.map((row) => [row.id, row.name]));
}

/** The newest who joined in the channel's period, and how many did; never somebody who prefers to be left out of public things. */
export const joiners = (db: TenantDb, { periodDays, teamIds }: Pick<ChannelRow, "periodDays" | "teamIds">) =>
  db.rows<{ id: string; joined_at: Date; total: number }>(sql`
    select m.id, m.joined_at, count(*) over ()::int as total from tenant_members m
    where m.tenant_id = ${db.tenantId} and m.joined_at > (select app.now()) - make_interval(days => ${periodDays}::int)
      and m.joined_at <= (select app.now()) and ${isShownToAll} and not m.hide_from_tv${
        teamIds.length > 0
          ? sql` and (select true from team_members t where t.tenant_id = ${db.tenantId} and t.member_id = m.id
              and t.team_id = any(${sql.param(teamIds)}::uuid[]) limit 1)`
          : sql``
      }
    order by m.joined_at desc, m.id limit 60`);
