import type { Badge } from "@plaudit/api/award-badges.ts";
import type { ProofKind } from "@plaudit/api/incentive-limits.ts";
import { permissionsOf, type Role } from "@plaudit/api/permissions.ts";
import { sql } from "drizzle-orm";
import type { TenantDb } from "../../db/tenant-db.ts";
import { DomainError } from "../../error.ts";
import { isShownToAll } from "../directory/index.ts";
import type { MediaFile } from "../media/index.ts";
import { type Audience, isIn } from "../points/index.ts";
import type { IncentiveFacts } from "./policy.ts";

export interface IncentiveRow extends IncentiveFacts {
  id: string;
  name: string;
  description: string;
  badge: Badge;
  picture: MediaFile | null;
  points: number;
  budgetItemId: string | null;
  /** What pays it now, where it is not archived. */
  bankId: string | null;
  bankName: string | null;
  bankBalance: number | null;
  audience: Audience;
  perPerson: number | null;
  perMonth: boolean;
  inAll: number | null;
  claimed: number;
  declined: number;
  paid: number;
  pending: number;
  ownApproved: number;
  ownPending: number;
  opensAt: Date | null;
  closesAt: Date | null;
  proof: ProofKind;
  rotating: boolean;
  codeVersion: number;
  reviewers: string[];
  startedAt: Date | null;
  endedAt: Date | null;
  createdAt: Date;
  version: number;
}

export const reviewRoles = (Object.keys(permissionsOf) as Role[]).filter((role) =>
  permissionsOf[role].includes("incentive:review"),
);
const mayReview = (m: string) =>
  `${m}.status = 'joined' and ${m}.suspended_at is null and ${m}.role in (${reviewRoles.map((role) => `'${role}'`).join(", ")})`;
/** In SQL, whether the member `m` decides about claims of the incentive `t`: one of those named, or anybody when none of these is left. $1 is the tenant. */
export const decides = `(${mayReview("m")} and (t.reviewers ? m.id::text or (select true from tenant_members r
  where r.tenant_id = $1 and t.reviewers ? r.id::text and ${mayReview("r")} limit 1) is null))`;

/** In SQL, whether a claim `c` counts towards the limit of one person of its incentive `i`; $3 is the company's zone. */
const counts = `(not i.per_month or c.created_at >= (select date_trunc('month', app.now() at time zone $3) at time zone $3))`;
/** In SQL, whether a person has had what a claim `c` gives. A scan that was taken back is not made again: whoever has its code still has it. */
const had = "(c.status = 'approved' or c.status = 'reversed' and c.by_code)";
/** In SQL, whether a claim `c` waits for those who decide; one that was asked about waits for its claimant. */
export const waits = "c.status = 'pending' and c.verdict is null and c.asked_at is null";

/** As the reader $2 may use them; $1 is the tenant, $3 its zone. */
const incentives = `select t.id, t.name, t.description, t.badge, t.picture, t.points, t.budget_item_id as "budgetItemId",
    b.id as "bankId", b.name as "bankName", a.balance::float8 as "bankBalance", t.audience,
    t.per_person as "perPerson", t.per_month as "perMonth", t.in_all as "inAll", t.claimed, t.declined, t.paid::float8 as paid,
    coalesce(w.pending, 0) as pending, coalesce(o.approved, 0) as "ownApproved", coalesce(o.pending, 0) as "ownPending",
    o.incentive_id is not null as "ownClaimed", t.opens_at as "opensAt", t.closes_at as "closesAt", t.proof,
    t.proof = 'code' as "byCode", t.rotating, t.code_version as "codeVersion", t.reviewers,
    t.started_at as "startedAt", t.ended_at as "endedAt", t.created_at as "createdAt", t.version,
    case when t.started_at is null then 'draft' when t.ended_at is not null or t.closes_at <= (select app.now()) then 'ended'
      else 'active' end as status,
    coalesce(t.opens_at <= (select app.now()), true) as opened, ${isIn("t.audience")} as "inAudience",
    case when t.per_person is not null or t.in_all is not null
      then greatest(least(t.per_person - coalesce(o.approved + o.pending, 0), t.in_all - t.claimed), 0) end as "left"
  from incentives t
  join tenant_members m on m.tenant_id = $1 and m.id = $2
  left join (select c.incentive_id, count(*) filter (where ${had} and ${counts})::int as approved,
      count(*) filter (where c.status = 'pending' and ${counts})::int as pending
    from incentive_claims c join incentives i on i.tenant_id = $1 and i.id = c.incentive_id
    where c.tenant_id = $1 and c.member_id = $2 group by c.incentive_id) o on o.incentive_id = t.id
  left join (select c.incentive_id, count(*)::int as pending from incentive_claims c
    where c.tenant_id = $1 and c.status = 'pending' group by c.incentive_id) w on w.incentive_id = t.id
  left join points_settings s on s.tenant_id = $1
  left join points_budget_items b on b.tenant_id = $1 and b.id = coalesce(t.budget_item_id, s.incentive_bank_id)
    and b.source = 'pointsBank' and b.ended_at is null
  left join points_accounts a on a.tenant_id = $1 and a.id = md5(b.id::text || '/fund/')::uuid
  where t.tenant_id = $1`;

export interface Reader {
  db: TenantDb;
  actor: { memberId: string };
}
interface Claimant extends Reader {
  tenant: { timezone: string };
}
/** Of a tenant, which has few. */
export const incentiveRows = ({ db, actor, tenant }: Claimant): Promise<IncentiveRow[]> =>
  db.query<IncentiveRow>({
    name: "incentives",
    text: `${incentives} order by t.name_key, t.id`,
    values: [db.tenantId, actor.memberId, tenant.timezone],
  });

/** `lock` for who is about to change it or to claim it: what is counted is read once the lock is there. */
export async function incentiveRow({ db, actor, tenant }: Claimant, id: string, lock = false): Promise<IncentiveRow> {
  if (lock)
    db.write({
      name: "incentive_lock",
      text: "select true from incentives where tenant_id = $1 and id = $2 for update",
      values: [db.tenantId, id],
    });
  const [row] = await db.query<IncentiveRow>({
    name: "incentive",
    text: `${incentives} and t.id = $4`,
    values: [db.tenantId, actor.memberId, tenant.timezone, id],
  });
  if (!row) throw new DomainError("NotFound", "incentive.missing");
  return row;
}

const LATEST = 5;
/** By incentive, whose claims were approved last, each once; nobody who prefers that colleagues do not read of it. */
export async function latestClaimants(db: TenantDb, ids: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await db.rows<{ id: string; member_id: string }>(sql`
    select i.id, c.member_id from unnest(${sql.param(ids)}::uuid[]) i(id)
    cross join lateral (select c.member_id, c.decided_at, c.id from incentive_claims c
      join tenant_members m on m.tenant_id = ${db.tenantId} and m.id = c.member_id and ${isShownToAll}
      where c.tenant_id = ${db.tenantId} and c.incentive_id = i.id and c.verdict is not null and c.status = 'approved'
      order by c.decided_at desc, c.id desc limit 25) c
    order by c.decided_at desc, c.id desc`);
  const latest = Map.groupBy(rows, ({ id }) => id);
  return new Map(
    [...latest].map(([id, claims]) => [id, [...new Set(claims.map((one) => one.member_id))].slice(0, LATEST)]),
  );
}

/** Whether an incentive other than this one shows a picture. */
export async function isShown(db: TenantDb, pictureId: string, exceptId: string): Promise<boolean> {
  const rows = await db.rows(sql`
    select 1 from incentives
    where tenant_id = ${db.tenantId} and picture ->> 'id' = ${pictureId} and id <> ${exceptId} limit 1`);
  return rows.length > 0;
}

/** Claims that wait for the reader's decision, and the points that they come to. */
export async function waitingFor({ db, actor }: Reader): Promise<{ count: number; points: number }> {
  const [row] = await db.query<{ count: number; points: number }>({
    name: "incentive_waiting",
    text: `select count(*)::int as count, coalesce(sum(c.points), 0)::float8 as points from incentive_claims c
      join incentives t on t.tenant_id = $1 and t.id = c.incentive_id
      join tenant_members m on m.tenant_id = $1 and m.id = $2
      where c.tenant_id = $1 and ${waits} and c.member_id <> $2 and ${decides}`,
    values: [db.tenantId, actor.memberId],
  });
  return row ?? { count: 0, points: 0 };
}
