import type { Badge } from "@plaudit/api/award-badges.ts";
import type { NominationStatus } from "@plaudit/api/award-type.ts";
import { permissionsOf } from "@plaudit/api/permissions.ts";
import type { RichText } from "@plaudit/api/rich-words.ts";
import { type SQL, sql } from "drizzle-orm";
import type { TenantCtx } from "../../context.ts";
import { DomainError } from "../../error.ts";
import { keepsPrivate, type TargetRow } from "../directory/index.ts";
import { endorsementTransactions, flagged, isFlagged } from "../engagement/index.ts";
import type { MediaFile } from "../media/index.ts";
import { type AwardFacts, awardPolicy } from "./policy.ts";
import { status } from "./type-queries.ts";

export interface AwardRow {
  id: string;
  type_id: string;
  name: string;
  badge: Badge;
  picture: MediaFile | null;
  sender_id: string;
  message: RichText;
  message_text: string;
  amount: number;
  tenant_wide: boolean;
  recipient_count: number;
  team_name: string | null;
  transaction_id: string | null;
  version: number;
  published_at: Date;
  updated_at: Date;
  edited_at: Date | null;
  hidden_at: Date | null;
  deleted_at: Date | null;
  /** The reader's share; null for who is no recipient. */
  own_amount: number | null;
  nomination_status: NominationStatus | null;
  managed: boolean;
}
/** Scalar, with a limit: as EXISTS under OR it would be planned as a scan of the whole tenant. */
export const managesRecipient = (tenantId: string, memberId: string | SQL, awardId: SQL): SQL => sql`
  (select true from award_recipients rr
   join member_managers g on g.tenant_id = ${tenantId} and g.member_id = rr.member_id and g.manager_id = ${memberId}
   where rr.tenant_id = ${tenantId} and rr.award_id = ${awardId} limit 1)`;
export const received = (tenantId: string, memberId: string | SQL, awardId: SQL): SQL => sql`
  (select true from award_recipients rr
   where rr.tenant_id = ${tenantId} and rr.award_id = ${awardId} and rr.member_id = ${memberId} limit 1)`;

/** The policy's 'view' as a condition on `w`, so that pages are full and totals right. */
export function visibleTo({ db, actor }: TenantCtx): SQL {
  const id = sql`w.id`;
  const moderates = permissionsOf[actor.role].includes("recognition:moderate");
  return sql`w.deleted_at is null and w.hidden_at is null and (w.tenant_wide or w.sender_id = ${actor.memberId}
    or ${received(db.tenantId, actor.memberId, id)} or ${managesRecipient(db.tenantId, actor.memberId, id)}${
      moderates ? sql` or ${flagged(db.tenantId, id)}` : sql``
    })`;
}

/**
 * Whether the reader may know that `x.member_id`, who is `m`, received `x.award_id`. Whom only a team includes and who
 * prefers privacy is known to themselves, to the sender and to who could see it if it were private.
 */
export function knownToReceive({ db, actor }: Pick<TenantCtx, "db" | "actor">): SQL {
  const { tenantId } = db;
  const id = sql`x.award_id`;
  const moderates = permissionsOf[actor.role].includes("recognition:moderate");
  return sql`(not ${keepsPrivate} or x.member_id = ${actor.memberId}
    or (select true from award_targets t
      where t.tenant_id = ${tenantId} and t.award_id = ${id} and t.member_id = x.member_id limit 1)
    or (select true from awards y where y.tenant_id = ${tenantId} and y.id = ${id}
      and (y.sender_id = ${actor.memberId} or not y.tenant_wide))
    or (select true from member_managers g
      where g.tenant_id = ${tenantId} and g.member_id = x.member_id and g.manager_id = ${actor.memberId})${
        moderates ? sql` or ${flagged(tenantId, id)}` : sql``
      }) is true`;
}

export const awardsByIds = ({ db, actor }: TenantCtx, ids: string[]) =>
  db.rows<AwardRow>(sql`
    select w.id, w.type_id, w.name, w.badge, w.picture, w.sender_id, w.message, w.message_text, w.amount, w.tenant_wide,
      w.recipient_count, w.team_name, w.transaction_id, w.version, w.published_at, w.updated_at, w.edited_at, w.hidden_at, w.deleted_at,
      (select rr.amount from award_recipients rr where rr.tenant_id = ${db.tenantId}
        and rr.award_id = w.id and rr.member_id = ${actor.memberId}) as own_amount,
      not w.tenant_wide and coalesce(${managesRecipient(db.tenantId, actor.memberId, sql`w.id`)}, false) as managed,
      (select ${sql.raw(status("t"))} from award_types t
        where t.tenant_id = ${db.tenantId} and t.id = w.type_id) as nomination_status
    from awards w where w.tenant_id = ${db.tenantId} and w.id = any(${sql.param(ids)}::uuid[])`);

export const targetsOf = ({ db }: Pick<TenantCtx, "db">, ids: readonly string[]) =>
  db.rows<TargetRow & { award_id: string }>(sql`
    select award_id, member_id, team_id from award_targets
    where tenant_id = ${db.tenantId} and award_id = any(${sql.param(ids)}::uuid[])
    order by award_id, position`);

export const factsOf = (row: AwardRow, isReported: boolean): AwardFacts => ({
  senderId: row.sender_id,
  tenantWide: row.tenant_wide,
  hiddenAt: row.hidden_at,
  deletedAt: row.deleted_at,
  receivedByActor: row.own_amount !== null,
  managedByActor: row.managed,
  flagged: isReported,
});

/** One award that the reader may see; for others it does not exist. */
export async function visibleAward(ctx: TenantCtx, id: string): Promise<AwardRow & AwardFacts> {
  const [[row], isReported] = await Promise.all([awardsByIds(ctx, [id]), isFlagged(ctx, id)]);
  const facts = row && factsOf(row, isReported);
  if (!facts) throw new DomainError("NotFound", "award.missing");
  awardPolicy.require(ctx, "view", facts);
  return { ...row, ...facts };
}

/** The transactions that gave points with these: their own, and those of what was added. */
export async function transactionsOf(ctx: Pick<TenantCtx, "db">, ids: readonly string[]): Promise<string[]> {
  const { db } = ctx;
  const [own, added] = await Promise.all([
    db.rows<{ transaction_id: string }>(sql`
      select transaction_id from awards
      where tenant_id = ${db.tenantId} and id = any(${sql.param(ids)}::uuid[]) and transaction_id is not null`),
    endorsementTransactions(ctx, ids),
  ]);
  return [...own.map((row) => row.transaction_id), ...added];
}
