import type { Badge } from "@plaudit/api/award-badges.ts";
import { sql } from "drizzle-orm";
import type { TenantDb } from "../../db/tenant-db.ts";
import { DomainError } from "../../error.ts";
import type { MediaFile } from "../media/index.ts";
import { type Audience, isIn } from "../points/index.ts";
import type { AwardTypeFacts } from "./policy.ts";

export interface AwardTypeRow extends AwardTypeFacts {
  id: string;
  name: string;
  description: string;
  badge: Badge;
  picture: MediaFile | null;
  points: number;
  pointsLocked: boolean;
  budgetItemId: string | null;
  bankName: string | null;
  bankBalance: number | null;
  senders: Audience;
  notify: boolean;
  pinForDays: 1 | 3 | 7 | null;
  createdAt: Date;
  version: number;
}

/** As the reader $2 may use them; $1 is the tenant. */
const types = `select t.id, t.name, t.description, t.badge, t.picture, t.points, t.points_locked as "pointsLocked",
    t.budget_item_id as "budgetItemId", b.name as "bankName", a.balance::float8 as "bankBalance", t.senders, t.notify,
    t.pin_for_days as "pinForDays", t.archived_at as "archivedAt", t.created_at as "createdAt", t.version,
    (select true from awards w where w.tenant_id = $1 and w.type_id = t.id limit 1) is true as sent,
    ${isIn("t.senders")} as "maySend"
  from award_types t
  join tenant_members m on m.tenant_id = $1 and m.id = $2
  left join points_budget_items b on b.tenant_id = $1 and b.id = t.budget_item_id
  left join points_accounts a on a.tenant_id = $1 and a.id = md5(b.id::text || '/fund/')::uuid
  where t.tenant_id = $1`;

interface Reader {
  db: TenantDb;
  actor: { memberId: string };
}
/** Of a tenant, which has few. */
export const awardTypeRows = ({ db, actor }: Reader, archived: boolean): Promise<AwardTypeRow[]> =>
  db.query<AwardTypeRow>({
    name: `award_types_${archived}`,
    text: `${types} and t.archived_at is ${archived ? "not null" : "null"} order by t.name_key, t.id`,
    values: [db.tenantId, actor.memberId],
  });

export const ownAwardTypeRows = async (ctx: Reader): Promise<AwardTypeRow[]> =>
  (await awardTypeRows(ctx, false)).filter(({ maySend }) => maySend);

/** `lock` for who is about to change it, or to send it: its points stay as they are until the award is written. */
export async function awardTypeRow(
  { db, actor }: Reader,
  id: string,
  lock?: "update" | "share",
): Promise<AwardTypeRow> {
  // A statement of its own: whether one was sent is read once the lock is there.
  if (lock)
    db.write({
      name: `award_type_lock_${lock}`,
      text: `select true from award_types where tenant_id = $1 and id = $2 for ${lock}`,
      values: [db.tenantId, id],
    });
  const [row] = await db.query<AwardTypeRow>({
    name: "award_type",
    text: `${types} and t.id = $3`,
    values: [db.tenantId, actor.memberId, id],
  });
  if (!row) throw new DomainError("NotFound", "award.noType");
  return row;
}

export interface Stats {
  sent: number;
  recipients: number;
  senders: number;
  points: number;
  lastSentAt: Date | null;
}
export async function statsOf({ db }: { db: TenantDb }, typeIds: string[]): Promise<Map<string, Stats>> {
  const ids = sql`any(${sql.param(typeIds)}::uuid[])`;
  const [sent, received] = await Promise.all([
    db.rows<Pick<Stats, "sent" | "senders" | "lastSentAt"> & { id: string }>(sql`
      select type_id as id, count(*)::int as sent, count(distinct sender_id)::int as senders, max(published_at) as "lastSentAt"
      from awards where tenant_id = ${db.tenantId} and type_id = ${ids} and deleted_at is null group by type_id`),
    db.rows<Pick<Stats, "recipients" | "points"> & { id: string }>(sql`
      select x.type_id as id, count(distinct x.member_id)::int as recipients, sum(x.amount)::int as points
      from award_recipients x
      join awards w on w.tenant_id = ${db.tenantId} and w.id = x.award_id and w.deleted_at is null
      where x.tenant_id = ${db.tenantId} and x.type_id = ${ids} group by x.type_id`),
  ]);
  const reached = new Map(received.map((row) => [row.id, row]));
  return new Map(
    sent.map(({ id, ...row }) => [
      id,
      { ...row, recipients: reached.get(id)?.recipients ?? 0, points: reached.get(id)?.points ?? 0 },
    ]),
  );
}

/** By type, the last person or team whom the reader sent it to. */
export async function lastTargets({ db, actor }: Reader, typeIds: string[]): Promise<Map<string, string>> {
  const rows = await db.rows<{ id: string; name: string }>(sql`
    select y.id, coalesce(trim(m.first_name || ' ' || m.last_name), t.name) as name
    from unnest(${sql.param(typeIds)}::uuid[]) y(id)
    cross join lateral (select w.id from awards w
      where w.tenant_id = ${db.tenantId} and w.type_id = y.id and w.sender_id = ${actor.memberId} and w.deleted_at is null
      order by w.published_at desc, w.id desc limit 1) w
    join award_targets g on g.tenant_id = ${db.tenantId} and g.award_id = w.id and g.position = 0
    left join tenant_members m on m.tenant_id = ${db.tenantId} and m.id = g.member_id
    left join teams t on t.tenant_id = ${db.tenantId} and t.id = g.team_id`);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Whether an award, or a type other than this one, shows a picture. */
export async function isShown(db: TenantDb, pictureId: string, typeId: string): Promise<boolean> {
  const rows = await db.rows(sql`
    select 1 from awards where tenant_id = ${db.tenantId} and picture ->> 'id' = ${pictureId}
    union all select 1 from award_types
    where tenant_id = ${db.tenantId} and picture ->> 'id' = ${pictureId} and id <> ${typeId} limit 1`);
  return rows.length > 0;
}
