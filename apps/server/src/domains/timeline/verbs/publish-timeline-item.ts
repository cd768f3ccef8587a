import { sql } from "drizzle-orm";
import { newId } from "../../../db/id.ts";
import type { TenantDb } from "../../../db/tenant-db.ts";
import type { ItemType } from "../queries.ts";

interface NewItem {
  id?: string;
  type: ItemType;
  entityId: string;
  publishedAt: Date;
  tenantWide: boolean;
  /** The teams that it belongs to now; they are the feed's filter for good. */
  teamIds: string[];
  /** Who may see what is not for everybody. */
  viewerIds: string[];
}
const CHUNK = 5000;
const chunks = <T>(all: T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / CHUNK) }, (_, n) => all.slice(n * CHUNK, (n + 1) * CHUNK));

/** Within the publishing verb's transaction; all statements are sent at once. */
export async function publishTimelineItem({ db }: { db: TenantDb }, item: NewItem): Promise<void> {
  const { tenantId } = db;
  const id = item.id ?? newId();
  const at = item.publishedAt;
  await Promise.all([
    db.rows(sql`
      insert into timeline_items (tenant_id, id, type, entity_id, published_at, tenant_wide)
      values (${tenantId}, ${id}, ${item.type}, ${item.entityId}, ${at}, ${item.tenantWide})`),
    ...chunks(item.teamIds).map((part) =>
      db.rows(sql`
      insert into timeline_item_teams (tenant_id, team_id, published_at, item_id, tenant_wide)
      values ${sql.join(
        part.map((teamId) => sql`(${tenantId}, ${teamId}, ${at}, ${id}, ${item.tenantWide})`),
        sql`, `,
      )}`),
    ),
    ...chunks(item.tenantWide ? [] : item.viewerIds).map((part) =>
      db.rows(sql`
      insert into timeline_viewers (tenant_id, member_id, published_at, item_id)
      values ${sql.join(
        part.map((memberId) => sql`(${tenantId}, ${memberId}, ${at}, ${id})`),
        sql`, `,
      )}`),
    ),
  ]);
}
