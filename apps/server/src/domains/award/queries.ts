import type { Badge } from "@plaudit/api/award-badges.ts";
import type { NominationStatus } from "@plaudit/api/award-type.ts";
import type { RichText } from "@plaudit/api/rich-words.ts";
import { sql } from "drizzle-orm";
import type { TenantCtx } from "../../context.ts";
import { DomainError } from "../../error.ts";
import { given, isFlagged } from "../engagement/index.ts";
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
export const givenAwards = given({
  items: "awards",
  as: "w",
  targets: "award_targets",
  recipients: "award_recipients",
  itemId: "award_id",
});

export const awardsByIds = ({ db, actor }: TenantCtx, ids: string[]) =>
  db.rows<AwardRow>(sql`
    select w.id, w.type_id, w.name, w.badge, w.picture, w.sender_id, w.message, w.message_text, w.amount, w.tenant_wide,
      w.recipient_count, w.team_name, w.transaction_id, w.version, w.published_at, w.updated_at, w.edited_at, w.hidden_at, w.deleted_at,
      (select rr.amount from award_recipients rr where rr.tenant_id = ${db.tenantId}
        and rr.award_id = w.id and rr.member_id = ${actor.memberId}) as own_amount,
      not w.tenant_wide and coalesce(${givenAwards.managesRecipient(db.tenantId, actor.memberId, sql`w.id`)}, false) as managed,
      (select ${sql.raw(status("t"))} from award_types t
        where t.tenant_id = ${db.tenantId} and t.id = w.type_id) as nomination_status
    from awards w where w.tenant_id = ${db.tenantId} and w.id = any(${sql.param(ids)}::uuid[])`);

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
