import type { RichText } from "@plaudit/api/rich-words.ts";
import { sql } from "drizzle-orm";
import type { TenantCtx } from "../../context.ts";
import { DomainError } from "../../error.ts";
import { given, isFlagged } from "../engagement/index.ts";
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
export const givenRecognitions = given({
  items: "recognitions",
  as: "r",
  targets: "recognition_targets",
  recipients: "recognition_recipients",
  itemId: "recognition_id",
});

export const recognitionsByIds = ({ db, actor }: TenantCtx, ids: string[]) =>
  db.rows<RecognitionRow>(sql`
    select r.id, r.sender_id, r.message, r.message_text, r.amount, r.tenant_wide, r.recipient_count, r.team_name, r.attachments, r.gifs,
      r.transaction_id, r.refinement_id, r.version, r.published_at, r.updated_at, r.edited_at, r.hidden_at, r.deleted_at,
      (select rr.amount from recognition_recipients rr where rr.tenant_id = ${db.tenantId}
        and rr.recognition_id = r.id and rr.member_id = ${actor.memberId}) as own_amount,
      not r.tenant_wide and coalesce(${givenRecognitions.managesRecipient(db.tenantId, actor.memberId, sql`r.id`)}, false) as managed
    from recognitions r where r.tenant_id = ${db.tenantId} and r.id = any(${sql.param(ids)}::uuid[])`);

export const qualitiesOf = ({ db }: Pick<TenantCtx, "db">, ids: string[]) =>
  db.rows<QualityRow & { item_id: string }>(sql`
    select l.recognition_id as item_id, ${qualityColumns}
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
