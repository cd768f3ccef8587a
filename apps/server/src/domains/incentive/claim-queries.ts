import type { Badge } from "@plaudit/api/award-badges.ts";
import type { ClaimStatus, HeldReason } from "@plaudit/api/incentive-claim.ts";
import type { ProofKind } from "@plaudit/api/incentive-limits.ts";
import type { TenantDb } from "../../db/tenant-db.ts";
import type { Position } from "../../signed-cursor.ts";
import type { MediaFile } from "../media/index.ts";
import type { ClaimFacts } from "./policy.ts";
import { decides, type Reader } from "./queries.ts";
import type { ClaimQuestion } from "./tables.ts";

export interface ClaimRow extends ClaimFacts {
  id: string;
  incentiveId: string;
  name: string;
  description: string;
  badge: Badge;
  picture: MediaFile | null;
  points: number;
  proof: ProofKind;
  happened: string;
  text: string;
  files: MediaFile[];
  byCode: boolean;
  status: ClaimStatus;
  decidedBy: string | null;
  decidedAt: Date | null;
  effectiveAt: Date | null;
  reason: string | null;
  held: HeldReason | null;
  heldAt: Date | null;
  transactionId: string | null;
  questions: ClaimQuestion[];
  askedAt: Date | null;
  reversedAt: Date | null;
  reversedBy: string | null;
  reversalReason: string | null;
  createdAt: Date;
  bankId: string | null;
  bankName: string | null;
  bankBalance: number | null;
}

/** The bank that a claim is paid from: its own; once that is archived, the one that the incentive has now. */
const bankJoins = `left join points_settings s on s.tenant_id = $1
  left join points_budget_items b on b.tenant_id = $1 and b.source = 'pointsBank' and b.id = coalesce(
    (select own.id from points_budget_items own where own.tenant_id = $1 and own.id = c.budget_item_id and own.ended_at is null),
    t.budget_item_id, s.incentive_bank_id)`;
/** As the reader $2 sees them; $1 is the tenant. */
const claims = `select c.id, c.incentive_id as "incentiveId", c.member_id as "memberId", t.name, t.description, t.badge, t.picture, c.points,
    c.proof, c.happened, c.text, c.files, c.by_code as "byCode", c.status, c.verdict, c.decided_by as "decidedBy",
    c.decided_at as "decidedAt", c.effective_at as "effectiveAt", c.reason, c.held, c.held_at as "heldAt",
    c.transaction_id as "transactionId", c.questions, c.asked_at as "askedAt", c.reversed_at as "reversedAt",
    c.reversed_by as "reversedBy", c.reversal_reason as "reversalReason", c.created_at as "createdAt", b.id as "bankId", b.name as "bankName", a.balance::float8 as "bankBalance",
    ${decides} as decides
  from incentive_claims c
  join incentives t on t.tenant_id = $1 and t.id = c.incentive_id
  join tenant_members m on m.tenant_id = $1 and m.id = $2
  ${bankJoins}
  left join points_accounts a on a.tenant_id = $1 and a.id = md5(b.id::text || '/fund/')::uuid
  where c.tenant_id = $1`;

/** In the order of their ids; `lock` for who is about to decide: what is read is as it is under the lock. */
export async function claimRows({ db, actor }: Reader, ids: readonly string[], lock = false): Promise<ClaimRow[]> {
  if (lock)
    db.write({
      name: "incentive_claims_lock",
      text: "select true from incentive_claims where tenant_id = $1 and id = any($2::uuid[]) order by id for update",
      values: [db.tenantId, ids],
    });
  return db.query<ClaimRow>({
    name: "incentive_claims",
    text: `${claims} and c.id = any($3::uuid[]) order by c.id`,
    values: [db.tenantId, actor.memberId, ids],
  });
}

export interface Listing {
  incentiveId: string | null;
  before: Position;
  limit: number;
}
const listed = {
  pending: { where: "c.status = 'pending' and c.verdict is null", at: "c.created_at" },
  past: { where: "c.verdict is not null", at: "c.decided_at" },
  own: { where: "c.member_id = $2", at: "c.created_at" },
} as const;

/** The parameter is used in any case: it has a type then. */
const ofIncentive = (id: string | null, param: string) =>
  id ? `c.incentive_id = ${param}::uuid` : `${param}::uuid is null`;
/** The latest first. */
export function listClaims({ db, actor }: Reader, of: keyof typeof listed, { incentiveId, before, limit }: Listing) {
  const { where, at } = listed[of];
  return db.query<ClaimRow>({
    name: `incentive_claims_${of}${incentiveId ? "_one" : ""}`,
    text: `${claims} and ${where} and ${ofIncentive(incentiveId, "$3")}
      and (${at}, c.id) < ($4, $5::uuid) order by ${at} desc, c.id desc limit $6`,
    values: [db.tenantId, actor.memberId, incentiveId, before.at, before.id, limit],
  });
}

const COUNT_MAX = 10_000;
export async function countClaims(db: TenantDb, of: "pending" | "past", incentiveId: string | null): Promise<number> {
  const [row] = await db.query<{ count: number }>({
    name: `incentive_claims_count_${of}${incentiveId ? "_one" : ""}`,
    text: `select count(*)::int as count from (select 1 from incentive_claims c where c.tenant_id = $1
      and ${listed[of].where} and ${ofIncentive(incentiveId, "$2")} limit ${COUNT_MAX}) counted`,
    values: [db.tenantId, incentiveId],
  });
  return row?.count ?? 0;
}

/** Claims that were made by scanning its code. */
export async function countScans(db: TenantDb, incentiveId: string): Promise<number> {
  const [row] = await db.query<{ count: number }>({
    name: "incentive_scans",
    text: `select count(*)::int as count from incentive_claims
      where tenant_id = $1 and incentive_id = $2 and verdict is not null and by_code`,
    values: [db.tenantId, incentiveId],
  });
  return row?.count ?? 0;
}

export interface Before {
  id: string;
  approved: number;
  declined: number;
  pending: number;
}
/** Of each of these claims, what its member claimed of the same incentive besides. */
export async function claimsBefore(db: TenantDb, ids: readonly string[]): Promise<Map<string, Before>> {
  const rows = await db.query<Before>({
    name: "incentive_claims_before",
    text: `select c.id, count(*) filter (where o.status = 'approved')::int as approved,
        count(*) filter (where o.status = 'declined')::int as declined,
        count(*) filter (where o.status = 'pending')::int as pending
      from incentive_claims c
      join incentive_claims o on o.tenant_id = $1 and o.member_id = c.member_id and o.incentive_id = c.incentive_id
        and o.id <> c.id
      where c.tenant_id = $1 and c.id = any($2::uuid[]) group by c.id`,
    values: [db.tenantId, ids],
  });
  return new Map(rows.map((row) => [row.id, row]));
}

interface Paid {
  month: number;
  person: number;
  /** What the member's claims that wait come to. */
  waiting: number;
}
/** Points that claims of incentives brought since then, to everybody and to one member. */
export async function paidSince(
  db: TenantDb,
  { memberId, month, window }: { memberId: string; month: Date; window: Date },
): Promise<Paid> {
  const [row] = await db.query<Paid>({
    name: "incentive_paid_since",
    text: `select
      (select coalesce(sum(c.points), 0)::float8 from incentive_claims c
        where c.tenant_id = $1 and c.status = 'approved' and c.settled_at >= $3) as month,
      (select coalesce(sum(c.points), 0)::float8 from incentive_claims c
        where c.tenant_id = $1 and c.status = 'approved' and c.member_id = $2 and c.settled_at >= $4) as person,
      (select coalesce(sum(c.points), 0)::float8 from incentive_claims c
        where c.tenant_id = $1 and c.status = 'pending' and c.member_id = $2) as waiting`,
    values: [db.tenantId, memberId, month, window],
  });
  return row ?? { month: 0, person: 0, waiting: 0 };
}

export interface DueClaim {
  incentiveId: string;
  name: string;
  memberId: string;
  points: number;
  bankId: string | null;
  byCode: boolean;
  status: ClaimStatus;
  verdict: "approve" | "decline" | null;
  decidedBy: string | null;
  decidedAt: Date | null;
  reason: string | null;
}
/** Locked, for the job that follows a decision. */
export async function dueClaim(db: TenantDb, id: string): Promise<DueClaim | null> {
  db.write({
    name: "incentive_claim_lock",
    text: "select true from incentive_claims where tenant_id = $1 and id = $2 for update",
    values: [db.tenantId, id],
  });
  const [row] = await db.query<DueClaim>({
    name: "incentive_claim_due",
    text: `select c.incentive_id as "incentiveId", t.name, c.member_id as "memberId", c.points, b.id as "bankId",
        c.by_code as "byCode", c.status, c.verdict, c.decided_by as "decidedBy", c.decided_at as "decidedAt", c.reason
      from incentive_claims c
      join incentives t on t.tenant_id = $1 and t.id = c.incentive_id
      ${bankJoins}
      where c.tenant_id = $1 and c.id = $2`,
    values: [db.tenantId, id],
  });
  return row ?? null;
}
