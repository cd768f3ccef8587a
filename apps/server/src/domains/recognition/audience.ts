import type { RichText } from "@plaudit/api/rich-words.ts";
import { sql } from "drizzle-orm";
import type { WorkerCtx } from "../../jobs/context.ts";
import { givenAudience } from "../engagement/index.ts";
import { recognitionPolicy } from "./policy.ts";
import { givenRecognitions } from "./queries.ts";

export interface Announced {
  id: string;
  sender_id: string;
  message: RichText;
  tenant_wide: boolean;
  recipient_count: number;
  published_at: Date;
}
export const recognitionPath = (id: string): string => `/recognitions/${id}`;

/** Null once it is deleted or hidden. */
export async function announced({ db }: WorkerCtx, id: string): Promise<Announced | null> {
  const [row] = await db.rows<Announced>(sql`
    select id, sender_id, message, tenant_wide, recipient_count, published_at from recognitions
    where tenant_id = ${db.tenantId} and id = ${id} and deleted_at is null and hidden_at is null`);
  return row ?? null;
}

export const recognitionAudience = givenAudience<Announced>({
  of: givenRecognitions,
  announced,
  sees: (actor, { sender_id: senderId, tenant_wide: tenantWide }, relation) =>
    recognitionPolicy.can(actor, "view", {
      ...relation,
      senderId,
      tenantWide,
      draft: false,
      hiddenAt: null,
      deletedAt: null,
    }),
  path: recognitionPath,
});
