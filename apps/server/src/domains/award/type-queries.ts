import type { Badge } from "@plaudit/api/award-badges.ts";
import type { Criterion } from "@plaudit/api/award-jury.ts";
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
  nomination: boolean;
  nominationStartAt: Date | null;
  nominationEndAt: Date | null;
  finalizedAt: Date | null;
  maxNominations: number | null;
  places: number | null;
  nominators: Audience | null;
  candidates: Audience | null;
  jury: string[];
  criteria: Criterion[];
  anonymous: boolean;
  judgingEndAt: Date | null;
  /** One of its jury has judged. */
  voted: boolean;
  ownNominations: number;
  createdAt: Date;
  version: number;
}

/** In SQL, when its jury stops judging. */
export const judgingEnd = (t: string): string =>
  `${t}.nomination_end_at + make_interval(hours => 24 * ${t}.judging_days)`;

/** In SQL, where the nominations of a type stand. */
export const status = (t: string): string => `case when not ${t}.nomination then null
    when ${t}.finalized_at is not null then 'finalized'
    when ${t}.nomination_start_at is null or ${t}.nomination_start_at > (select app.now()) then 'draft'
    when ${t}.nomination_end_at > (select app.now()) then 'open'
    when ${judgingEnd(t)} > (select app.now()) then 'judging' else 'ended' end`;

/** As the reader $2 may use them; $1 is the tenant. */
const types = `select t.id, t.name, t.description, t.badge, t.picture, t.points, t.points_locked as "pointsLocked",
    t.budget_item_id as "budgetItemId", b.name as "bankName", a.balance::float8 as "bankBalance", t.senders, t.notify,
    t.pin_for_days as "pinForDays", t.archived_at as "archivedAt", t.created_at as "createdAt", t.version,
    (select true from awards w where w.tenant_id = $1 and w.type_id = t.id limit 1) is true as sent,
    not t.nomination and ${isIn("t.senders")} as "maySend",
    t.nomination, ${status("t")} as "nominationStatus", t.nomination_start_at as "nominationStartAt",
    t.nomination_end_at as "nominationEndAt", t.finalized_at as "finalizedAt", t.max_nominations as "maxNominations", t.places,
    t.nominators, t.candidates, t.jury, t.criteria, t.anonymous, t.judging_days as "judgingDays",
    ${judgingEnd("t")} as "judgingEndAt", t.jury ? m.id::text as "mayJudge",
    (select true from award_votes v where v.tenant_id = $1 and v.type_id = t.id limit 1) is true as voted,
    t.nomination and ${isIn("t.nominators")} as "mayNominate",
    coalesce(n.count, 0) as "ownNominations", case when t.max_nominations is not null then greatest(t.max_nominations - coalesce(n.count, 0), 0) end as "nominationsLeft"
  from award_types t
  join tenant_members m on m.tenant_id = $1 and m.id = $2
  left join award_nominators n on n.tenant_id = $1 and n.type_id = t.id and n.member_id = $2
  left join points_budget_items b on b.tenant_id = $1 and b.id = t.budget_item_id
  left join points_accounts a on a.tenant_id = $1 and a.id = md5(b.id::text || '/fund/')::uuid
  where t.tenant_id = $1`;

/** Where asked, who nominated whom is nobody's to read until it is finalized. */
export const namesNominators = ({ anonymous, nominationStatus }: AwardTypeRow): boolean =>
  !anonymous || nominationStatus === "finalized";

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

/** Those that the reader judges first, then those that are open for nominations, the next to close at the top. */
export async function ownAwardTypeRows(ctx: Reader): Promise<AwardTypeRow[]> {
  const rows = await awardTypeRows(ctx, false);
  const endOf = ({ nominationEndAt }: AwardTypeRow) => nominationEndAt?.getTime() ?? 0;
  return [
    ...rows.filter((row) => row.mayJudge && row.nominationStatus === "judging"),
    ...rows.filter((row) => row.mayNominate && row.nominationStatus === "open").sort((a, b) => endOf(a) - endOf(b)),
    ...rows.filter((row) => row.maySend),
  ];
}

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
  nominations: number;
  nominees: number;
  winners: number;
}
export const noStats: Stats = {
  sent: 0,
  recipients: 0,
  senders: 0,
  points: 0,
  lastSentAt: null,
  nominations: 0,
  nominees: 0,
  winners: 0,
};
export async function statsOf({ db }: { db: TenantDb }, typeIds: string[]): Promise<Map<string, Stats>> {
  const ids = sql`any(${sql.param(typeIds)}::uuid[])`;
  const [sent, received, nominated] = await Promise.all([
    db.rows<Pick<Stats, "sent" | "senders" | "lastSentAt"> & { id: string }>(sql`
      select type_id as id, count(*)::int as sent, count(distinct sender_id)::int as senders, max(published_at) as "lastSentAt"
      from awards where tenant_id = ${db.tenantId} and type_id = ${ids} and deleted_at is null group by type_id`),
    db.rows<Pick<Stats, "recipients" | "points"> & { id: string }>(sql`
      select x.type_id as id, count(distinct x.member_id)::int as recipients, sum(x.amount)::int as points
      from award_recipients x
      join awards w on w.tenant_id = ${db.tenantId} and w.id = x.award_id and w.deleted_at is null
      where x.tenant_id = ${db.tenantId} and x.type_id = ${ids} group by x.type_id`),
    db.rows<Pick<Stats, "nominations" | "nominees" | "winners"> & { id: string }>(sql`
      select type_id as id, sum(count)::int as nominations, count(*)::int as nominees,
        count(*) filter (where winner)::int as winners
      from award_nominees where tenant_id = ${db.tenantId} and type_id = ${ids} group by type_id`),
  ]);
  const rows = new Map<string, Stats>();
  for (const { id, ...row } of [...sent, ...received, ...nominated])
    rows.set(id, { ...(rows.get(id) ?? noStats), ...row });
  return rows;
}

export interface LastTarget {
  name: string;
  /** How many people and teams it went to besides. */
  others: number;
}
/** By type, the first person or team whom it was sent to last; by one sender, or by anybody. */
export async function lastTargets(
  { db }: Pick<Reader, "db">,
  typeIds: string[],
  senderId?: string,
): Promise<Map<string, LastTarget>> {
  const rows = await db.rows<LastTarget & { id: string }>(sql`
    select y.id, coalesce(trim(m.first_name || ' ' || m.last_name), t.name) as name,
      (select count(*)::int - 1 from award_targets o where o.tenant_id = ${db.tenantId} and o.award_id = w.id) as others
    from unnest(${sql.param(typeIds)}::uuid[]) y(id)
    cross join lateral (select w.id from awards w
      where w.tenant_id = ${db.tenantId} and w.type_id = y.id ${senderId ? sql`and w.sender_id = ${senderId}` : sql``} and w.deleted_at is null
      order by w.published_at desc, w.id desc limit 1) w
    join award_targets g on g.tenant_id = ${db.tenantId} and g.award_id = w.id and g.position = 0
    left join tenant_members m on m.tenant_id = ${db.tenantId} and m.id = g.member_id
    left join teams t on t.tenant_id = ${db.tenantId} and t.id = g.team_id`);
  return new Map(rows.map(({ id, name, others }) => [id, { name, others }]));
}

/** Whether an award, or a type other than this one, shows a picture. */
export async function isShown(db: TenantDb, pictureId: string, typeId: string): Promise<boolean> {
  const rows = await db.rows(sql`
    select 1 from awards where tenant_id = ${db.tenantId} and picture ->> 'id' = ${pictureId}
    union all select 1 from award_types
    where tenant_id = ${db.tenantId} and picture ->> 'id' = ${pictureId} and id <> ${typeId} limit 1`);
  return rows.length > 0;
}
