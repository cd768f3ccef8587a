import { permissionsOf } from "@plaudit/api/permissions.ts";
import type { RichText } from "@plaudit/api/rich-words.ts";
import { type SQL, sql } from "drizzle-orm";
import type { TenantCtx } from "../../context.ts";
import { DomainError } from "../../error.ts";
import { keepsPrivate } from "../directory/index.ts";
import { endorsementTransactions, flagged, isFlagged } from "../engagement/index.ts";
import type { MediaFile } from "../media/index.ts";
import { type QualityRow, qualityColumns } from "../value/index.ts";
import { type RecognitionFacts, recognitionPolicy } from "./policy.ts";

export interface RecognitionRow {
  id: string;
  sender_id: string;
  message: RichText;
  message_text: string;
  amount: number;
  tenant_wide: boolean;
  recipient_count: number;
  team_name: string | null;
  attachments: MediaFile[];
  transaction_id: string | null;
  gifs: string[];
  refinement_id: string | null;
  version: number;
  published_at: Date;
  updated_at: Date;
  edited_at: Date | null;
  hidden_at: Date | null;
  deleted_at: Date | null;
  /** The reader's share; null for who is no recipient. */
  own_amount: number | null;
  managed: boolean;
}
export interface TargetRow {
  recognition_id: string;
  member_id: string | null;
  team_id: string | null;
}
/** Scalar, with a limit: as EXISTS under OR it would be planned as a scan of the whole tenant. */
export const managesRecipient = (tenantId: string, memberId: string | SQL, recognitionId: SQL): SQL => sql`
  (select true from recognition_recipients rr
   join member_managers g on g.tenant_id = ${tenantId} and g.member_id = rr.member_id and g.manager_id = ${memberId}
   where rr.tenant_id = ${tenantId} and rr.recognition_id = ${recognitionId} limit 1)`;
export const received = (tenantId: string, memberId: string | SQL, recognitionId: SQL): SQL => sql`
  (select true from recognition_recipients rr where rr.tenant_id = ${tenantId}
   and rr.recognition_id = ${recognitionId} and rr.member_id = ${memberId} limit 1)`;

/** The policy's 'view' as a condition on `r`, so that pages are full and totals right. */
export function visibleTo({ db, actor }: TenantCtx): SQL {
  const id = sql`r.id`;
  const moderates = permissionsOf[actor.role].includes("recognition:moderate");
  return sql`r.deleted_at is null and r.hidden_at is null and (r.tenant_wide or r.sender_id = ${actor.memberId}
    or ${received(db.tenantId, actor.memberId, id)} or ${managesRecipient(db.tenantId, actor.memberId, id)}${
      moderates ? sql` or ${flagged(db.tenantId, id)}` : sql``
    })`;
}

/**
 * Whether the reader may know that `x.member_id`, who is `m`, received `x.recognition_id`. Whom only a team includes and who
 * prefers privacy is known to themselves, to the sender and to who could see it if it were private.
 */
export function knownToReceive({ db, actor }: Pick<TenantCtx, "db" | "actor">): SQL {
  const { tenantId } = db;
  const id = sql`x.recognition_id`;
  const moderates = permissionsOf[actor.role].includes("recognition:moderate");
  return sql`(not ${keepsPrivate} or x.member_id = ${actor.memberId}
    or (select true from recognition_targets t
      where t.tenant_id = ${tenantId} and t.recognition_id = ${id} and t.member_id = x.member_id limit 1)
    or (select true from recognitions y where y.tenant_id = ${tenantId} and y.id = ${id}
      and (y.sender_id = ${actor.memberId} or not y.tenant_wide))
    or (select true from member_managers g
      where g.tenant_id = ${tenantId} and g.member_id = x.member_id and g.manager_id = ${actor.memberId})${
        moderates ? sql` or ${flagged(tenantId, id)}` : sql``
      }) is true`;
}

export const recognitionsByIds = ({ db, actor }: TenantCtx, ids: string[]) =>
  db.rows<RecognitionRow>(sql`
    select r.id, r.sender_id, r.message, r.message_text, r.amount, r.tenant_wide, r.recipient_count, r.team_name, r.attachments, r.gifs,
      r.transaction_id, r.refinement_id, r.version, r.published_at, r.updated_at, r.edited_at, r.hidden_at, r.deleted_at,
      (select rr.amount from recognition_recipients rr where rr.tenant_id = ${db.tenantId}
        and rr.recognition_id = r.id and rr.member_id = ${actor.memberId}) as own_amount,
      not r.tenant_wide and coalesce(${managesRecipient(db.tenantId, actor.memberId, sql`r.id`)}, false) as managed
    from recognitions r where r.tenant_id = ${db.tenantId} and r.id = any(${sql.param(ids)}::uuid[])`);

export const targetsOf = ({ db }: Pick<TenantCtx, "db">, ids: string[]) =>
  db.rows<TargetRow>(sql`
    select recognition_id, member_id, team_id from recognition_targets
    where tenant_id = ${db.tenantId} and recognition_id = any(${sql.param(ids)}::uuid[])
    order by recognition_id, position`);

export const qualitiesOf = ({ db }: Pick<TenantCtx, "db">, ids: string[]) =>
  db.rows<QualityRow & { recognition_id: string }>(sql`
    select l.recognition_id, ${qualityColumns}
    from recognition_quality_links l
    join recognition_qualities q on q.tenant_id = ${db.tenantId} and q.id = l.quality_id
    where l.tenant_id = ${db.tenantId} and l.recognition_id = any(${sql.param(ids)}::uuid[])
    order by l.recognition_id, l.position`);

export const factsOf = (row: RecognitionRow, isReported: boolean): RecognitionFacts => ({
  senderId: row.sender_id,
  draft: false,
  tenantWide: row.tenant_wide,
  hiddenAt: row.hidden_at,
  deletedAt: row.deleted_at,
  receivedByActor: row.own_amount !== null,
  managedByActor: row.managed,
  flagged: isReported,
});

/** One recognition that the reader may see, in one round trip; for others it does not exist. */
export async function visibleRecognition(ctx: TenantCtx, id: string): Promise<RecognitionRow & RecognitionFacts> {
  const [[row], isReported] = await Promise.all([recognitionsByIds(ctx, [id]), isFlagged(ctx, id)]);
  const facts = row && factsOf(row, isReported);
  if (!facts) throw new DomainError("NotFound", "noRecognition");
  recognitionPolicy.require(ctx, "view", facts);
  return { ...row, ...facts };
}

/** The transactions that gave points with it: its own, and those of what was added. */
export async function givingTransactions(
  ctx: Pick<TenantCtx, "db">,
  { id, transaction_id }: Pick<RecognitionRow, "id" | "transaction_id">,
): Promise<string[]> {
  const endorsed = await endorsementTransactions(ctx, [id]);
  return transaction_id ? [transaction_id, ...endorsed] : endorsed;
}
