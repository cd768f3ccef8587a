import { byId } from "../../../db/rows.ts";
import type { TenantDb } from "../../../db/tenant-db.ts";
import type { WorkerCtx } from "../../../jobs/context.ts";
import { isIn } from "../../points/index.ts";
import { pinnedFor, publishTimelineItem, removeTimelineItem } from "../../timeline/index.ts";
import type { AnnouncementRow } from "../queries.ts";
import { announcements } from "../tables.ts";
import { setDue } from "./set-due.ts";

type Ctx = Pick<WorkerCtx, "db" | "now" | "enqueue">;

/** Whom it is for from now on: who is in its teams later is not, and who has left them still is. */
async function listReaders(db: TenantDb, id: string): Promise<string[]> {
  const rows = await db.query<{ member_id: string }>({
    name: "announcement_readers_list",
    text: `insert into announcement_readers (tenant_id, announcement_id, member_id)
      select $1, a.id, m.id from announcements a
      join tenant_members m on m.tenant_id = $1 and m.status <> 'archived'
      where a.tenant_id = $1 and a.id = $2 and ${isIn("a.audience")}
      on conflict (tenant_id, announcement_id, member_id) do nothing returning member_id`,
    values: [db.tenantId, id],
  });
  return rows.map((row) => row.member_id);
}

/** Publishes a row that is locked, stored as it is given, and not active yet. Everybody is notified by a job. */
export async function publish({ db, now, enqueue }: Ctx, row: AnnouncementRow): Promise<AnnouncementRow> {
  const { id, tenantWide, audience, pinForDays } = row;
  const viewerIds = tenantWide ? [] : await listReaders(db, id);
  const active = { ...row, status: "active", publishedAt: now } as const;
  await db.orm
    .update(announcements)
    .set({ status: active.status, publishedAt: now })
    .where(byId(db, announcements, id));
  await publishTimelineItem(
    { db },
    {
      type: "announcement",
      entityId: id,
      publishedAt: now,
      tenantWide,
      teamIds: tenantWide ? [] : audience.teamIds,
      viewerIds,
      pinnedUntil: pinnedFor(pinForDays, now),
    },
  );
  setDue(db, active);
  await enqueue("announcement.announce", { tenantId: db.tenantId, announcementId: id });
  return active;
}

/** Takes an active row, locked, out of the feed. Its audience may still read it. */
export async function archive({ db, now }: Pick<Ctx, "db" | "now">, row: AnnouncementRow): Promise<AnnouncementRow> {
  const archived = { ...row, status: "archived", archivedAt: now } as const;
  await db.orm
    .update(announcements)
    .set({ status: archived.status, archivedAt: now })
    .where(byId(db, announcements, row.id));
  await removeTimelineItem({ db, now }, row.id);
  setDue(db, archived);
  return archived;
}
