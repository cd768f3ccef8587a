import type { Announcement } from "@plaudit/api/announcement.ts";
import { sql } from "drizzle-orm";
import type { TenantCtx } from "../../../context.ts";
import { announcementPolicy } from "../policy.ts";
import { presentOne } from "../present.ts";
import { announcementSeen } from "../queries.ts";

/** The first time counts, of reading and of confirming. */
export async function participate(ctx: TenantCtx, id: string, confirmed: boolean): Promise<Announcement> {
  const { db, actor } = ctx;
  const seen = await announcementSeen(ctx, id);
  announcementPolicy.require(ctx, "participate", seen);
  const { now } = ctx;
  await db.rows(sql`
    insert into announcement_readers as r (tenant_id, announcement_id, member_id, read_at, confirmed_at)
    values (${db.tenantId}, ${id}, ${actor.memberId}, ${now}, ${confirmed && seen.confirm ? now : null})
    on conflict (tenant_id, announcement_id, member_id) do update
      set read_at = coalesce(r.read_at, excluded.read_at), confirmed_at = coalesce(r.confirmed_at, excluded.confirmed_at)`);
  return presentOne(ctx, await announcementSeen(ctx, id));
}
