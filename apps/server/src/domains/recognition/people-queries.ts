import { type SQL, sql } from "drizzle-orm";
import type { TenantCtx } from "../../context.ts";
import type { TenantDb } from "../../db/tenant-db.ts";
import { colleagues } from "../directory/index.ts";

const active = sql`m.status <> 'archived' and m.suspended_at is null`;

/** Whom the reader recognized last, newest first: what a composer offers before anything is typed. */
export const recentTargets = ({ db, actor }: TenantCtx, limit: number) =>
  db.rows<{ member_id: string | null; team_id: string | null }>(sql`
    select t.member_id, t.team_id from (
      select r.id, r.published_at from recognitions r
      where r.tenant_id = ${db.tenantId} and r.sender_id = ${actor.memberId} and r.deleted_at is null
      order by r.published_at desc limit 60) recent
    join recognition_targets t on t.tenant_id = ${db.tenantId} and t.recognition_id = recent.id
    group by t.member_id, t.team_id order by max(recent.published_at) desc limit ${limit}`);

export interface PeerRow {
  id: string;
  last_recognized_at: Date | null;
}

/** Colleagues whom somebody has not recognized for longest, those never recognized first. A recognition of many people does not count. */
const peers = (tenantId: string, memberId: string | SQL, limit: number): SQL => sql`
    select m.id, last.at as last_recognized_at
    from (${colleagues(tenantId, memberId)}) near
    join tenant_members m on m.tenant_id = ${tenantId} and m.id = near.member_id and ${active}
    left join (
      select x.member_id, max(x.published_at) as at from (
        select r.id from recognitions r
        where r.tenant_id = ${tenantId} and r.sender_id = ${memberId} and r.deleted_at is null
          and r.recipient_count <= 100
        order by r.published_at desc limit 500) sent
      join recognition_recipients x on x.tenant_id = ${tenantId} and x.recognition_id = sent.id
      group by x.member_id) last on last.member_id = m.id
    where m.id <> ${memberId}
    order by last.at nulls first, m.id limit ${limit}`;

export const peersOf = ({ db, actor }: TenantCtx, limit: number) =>
  db.rows<PeerRow>(peers(db.tenantId, actor.memberId, limit));

/** The same for many readers at once. */
export const peersOfEach = (db: TenantDb, memberIds: string[], limit: number) =>
  db.rows<{ readerId: string; id: string }>(sql`
    select reader.id as "readerId", peer.id from unnest(${sql.param(memberIds)}::uuid[]) reader(id)
    cross join lateral (${peers(db.tenantId, sql`reader.id`, limit)}) peer`);
