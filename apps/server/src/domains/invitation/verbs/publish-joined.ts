import { sql } from "drizzle-orm";
import type { TenantDb } from "../../../db/tenant-db.ts";
import { isShownToAll, teamIdsOf } from "../../directory/index.ts";
import { publishTimelineItem } from "../../timeline/index.ts";

/** Puts into the feed that somebody joined; false for members who are not to be shown to everybody. */
export async function publishJoined(
  { db, now }: { db: TenantDb; now: Date },
  { memberId }: { memberId: string },
): Promise<boolean> {
  const [shown, teamIds] = await Promise.all([
    db.rows(sql`
      select true from tenant_members m
      where m.tenant_id = ${db.tenantId} and m.id = ${memberId} and ${isShownToAll}`),
    teamIdsOf({ db }, memberId),
  ]);
  if (shown.length === 0) return false;
  const item = {
    type: "joined",
    entityId: memberId,
    publishedAt: now,
    tenantWide: true,
    teamIds,
    viewerIds: [],
  } as const;
  await publishTimelineItem({ db }, item);
  return true;
}
