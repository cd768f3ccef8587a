import type { RichText } from "@plaudit/api/rich-words.ts";
import { sql } from "drizzle-orm";
import type { WorkerCtx } from "../../jobs/context.ts";
import { givenAudience } from "../engagement/index.ts";
import { awardPolicy } from "./policy.ts";
import { givenAwards } from "./queries.ts";

export interface Announced {
  id: string;
  name: string;
  sender_id: string;
  message: RichText;
  tenant_wide: boolean;
  /** Its type has everybody notified. */
  notify: boolean;
  nomination: boolean;
  badge: string;
  /** Of the company's own, in place of the badge. */
  picture: { id: string } | null;
}
export const awardPath = (id: string): string => `/award/${id}`;

/** Null once it is deleted or hidden. */
export async function announced({ db }: WorkerCtx, id: string): Promise<Announced | null> {
  const [row] = await db.rows<Announced>(sql`
    select w.id, w.name, w.sender_id, w.message, w.tenant_wide, t.notify, t.nomination, w.badge, w.picture from awards w
    join award_types t on t.tenant_id = ${db.tenantId} and t.id = w.type_id
    where w.tenant_id = ${db.tenantId} and w.id = ${id} and w.deleted_at is null and w.hidden_at is null`);
  return row ?? null;
}

export const awardAudience = givenAudience<Announced>({
  of: givenAwards,
  announced,
  sees: (actor, { sender_id: senderId, tenant_wide: tenantWide }, relation) =>
    awardPolicy.can(actor, "view", { ...relation, senderId, tenantWide, hiddenAt: null, deletedAt: null }),
  path: awardPath,
});
