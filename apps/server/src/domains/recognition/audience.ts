import type { RichText } from "@plaudit/api/rich-words.ts";
import { sql } from "drizzle-orm";
import type { WorkerCtx } from "../../jobs/context.ts";
import type { Audience } from "../engagement/audience.ts";

export interface Announced {
  id: string;
  sender_id: string;
  message: RichText;
  tenant_wide: boolean;
  recipient_count: number;
}
/** More recipients than these are not told of each comment and reaction. */
const RECIPIENTS_TOLD = 20;
export const recognitionPath = (id: string): string => `/recognitions/${id}`;

/** Null once it is taken back or hidden. */
export async function announced({ db }: WorkerCtx, id: string): Promise<Announced | null> {
  const [row] = await db.rows<Announced>(sql`
    select id, sender_id, message, tenant_wide, recipient_count from recognitions
    where tenant_id = ${db.tenantId} and id = ${id} and deleted_at is null and hidden_at is null`);
  return row ?? null;
}

export async function recognitionAudience(ctx: WorkerCtx, id: string): Promise<Audience | null> {
  const { db } = ctx;
  const [row, recipients] = await Promise.all([
    announced(ctx, id),
    db.rows<{ member_id: string }>(sql`
      select member_id from recognition_recipients
      where tenant_id = ${db.tenantId} and recognition_id = ${id} order by member_id limit ${RECIPIENTS_TOLD + 1}`),
  ]);
  if (!row) return null;
  return {
    authorId: row.sender_id,
    recipientIds: recipients.length > RECIPIENTS_TOLD ? [] : recipients.map((recipient) => recipient.member_id),
    tenantWide: row.tenant_wide,
    resourcePath: recognitionPath(id),
  };
}
