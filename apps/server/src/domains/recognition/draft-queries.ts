import type { RichText } from "@plaudit/api/rich-words.ts";
import type { RecipientRef } from "@plaudit/api/shared.ts";
import { type SQL, sql } from "drizzle-orm";
import type { TenantDb } from "../../db/tenant-db.ts";
import type { MediaFile } from "../media/index.ts";
import { type QualityRow, qualityColumns } from "../value/index.ts";

export interface DraftRow {
  id: string;
  sender_id: string;
  message: RichText;
  amount: number;
  send_to: RecipientRef[];
  quality_ids: string[];
  tenant_wide: boolean;
  ignore_exceptions: boolean;
  attachments: MediaFile[];
  gifs: string[];
  refinement_id: string | null;
  scheduled_at: Date | null;
  version: number;
  created_at: Date;
  updated_at: Date;
}
const columns = sql`d.id, d.sender_id, d.message, d.amount, d.send_to, d.quality_ids, d.tenant_wide, d.ignore_exceptions,
  d.attachments, d.gifs, d.refinement_id, d.scheduled_at, d.version, d.created_at, d.updated_at`;

/** Only this author's drafts: no other query reads a draft for a member. */
export const ownDrafts = (db: TenantDb, senderId: string, ids: readonly string[]) =>
  db.rows<DraftRow>(sql`
    select ${columns} from recognition_drafts d
    where d.tenant_id = ${db.tenantId} and d.sender_id = ${senderId} and d.id = any(${sql.param(ids)}::uuid[])`);

export const draftCount = async (db: TenantDb, senderId: string): Promise<number> =>
  (
    await db.rows<{ count: number }>(sql`
    select count(*)::int as count from recognition_drafts d
    where d.tenant_id = ${db.tenantId} and d.sender_id = ${senderId}`)
  )[0]?.count ?? 0;

/** How many people would receive each of these drafts if it were sent now: once each, never its author. */
export async function draftRecipients(db: TenantDb, rows: readonly DraftRow[]): Promise<Map<string, number>> {
  const chosen = rows.flatMap(({ id, sender_id, send_to }) => send_to.map((to) => [id, sender_id, to.id] as const));
  const column = (n: 0 | 1 | 2) => sql`${sql.param(chosen.map((one) => one[n]))}::uuid[]`;
  const counts = await db.rows<{ id: string; count: number }>(sql`
    select x.draft_id as id, count(distinct m.id)::int as count
    from unnest(${column(0)}, ${column(1)}, ${column(2)}) x(draft_id, sender_id, target_id)
    left join team_members tm on tm.tenant_id = ${db.tenantId} and tm.team_id = x.target_id
    join tenant_members m on m.tenant_id = ${db.tenantId} and m.id = coalesce(tm.member_id, x.target_id)
      and m.id <> x.sender_id and m.status <> 'archived' and m.suspended_at is null
    group by x.draft_id`);
  return new Map(counts.map(({ id, count }) => [id, count]));
}

/** Locked until the end of the transaction; `senderId` is missing for the job that publishes it. */
export async function lockDraft(db: TenantDb, id: string, senderId?: string): Promise<DraftRow | undefined> {
  const own: SQL = senderId ? sql` and d.sender_id = ${senderId}` : sql``;
  const [row] = await db.rows<DraftRow>(sql`
    select ${columns} from recognition_drafts d where d.tenant_id = ${db.tenantId} and d.id = ${id}${own} for update`);
  return row;
}

export const qualitiesByIds = (db: TenantDb, ids: readonly string[]) =>
  db.rows<QualityRow>(sql`
    select ${qualityColumns} from recognition_qualities q
    where q.tenant_id = ${db.tenantId} and q.id = any(${sql.param(ids)}::uuid[])`);
