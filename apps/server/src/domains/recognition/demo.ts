import type { RichText } from "@plaudit/api/rich-words.ts";
import { sql } from "drizzle-orm";
import { newId } from "../../db/id.ts";
import type { TenantDb } from "../../db/tenant-db.ts";
import type { DemoCtx } from "../../domain.ts";
import { setSchedule } from "./verbs/set-schedule.ts";

interface Unsent {
  from: string;
  to: string;
  text: string;
  amount: number;
  /** Days from now until it is published. */
  inDays?: number;
}
/** Drafts of the tenant's members, by its slug. */
const unsent: Readonly<Record<string, readonly Unsent[]>> = {
  acme: [
    {
      from: "Lena Fischer",
      to: "Samuel Osei",
      text: "Ten years, and the first thing you still do each morning is ask the night shift how it went.",
      amount: 25,
      inDays: 3,
    },
    {
      from: "Lena Fischer",
      to: "Noor Haddad",
      text: "You read the whole form aloud to me, and that is how we found the sentence nobody understood. I wanted to write this properly, so:",
      amount: 0,
    },
    {
      from: "Maya Okafor",
      to: "Hana Kovač",
      text: "Forty-one containers before sunrise with one crane out of service, and everyone home safe.",
      amount: 10,
    },
  ],
};
const written = (text: string): RichText => ({
  type: "doc",
  content: [{ type: "paragraph", content: [{ type: "text", text }] }],
});

async function qualityOf(db: TenantDb): Promise<string[]> {
  const rows = await db.rows<{ id: string }>(sql`
    select q.id from recognition_qualities q
    where q.tenant_id = ${db.tenantId} and q.archived_at is null order by q.position, q.id limit 1`);
  return rows.map((row) => row.id);
}

/** Some drafts, one of them scheduled. */
export async function seedDrafts({ db, now, tenant, members }: DemoCtx): Promise<void> {
  const qualityIds = await qualityOf(db);
  const idOf = (name: string) => members.find((member) => member.name === name)?.memberId;
  for (const [n, draft] of (unsent[tenant.slug] ?? []).entries()) {
    const [sender, to] = [idOf(draft.from), idOf(draft.to)];
    if (!sender || !to) throw new Error(`the demo's drafts name ${draft.from} or ${draft.to}, who is not there`);
    const id = newId();
    const at = draft.inDays ? new Date(now.getTime() + draft.inDays * 86_400_000) : null;
    at?.setUTCHours(8, 0, 0, 0);
    const savedAt = new Date(now.getTime() - (n + 1) * 9 * 3_600_000);
    db.write(sql`
      insert into recognition_drafts (tenant_id, id, sender_id, message, amount, send_to, quality_ids, tenant_wide,
        ignore_exceptions, scheduled_at, created_at, updated_at)
      values (${db.tenantId}, ${id}, ${sender}, ${JSON.stringify(written(draft.text))}::jsonb, ${draft.amount},
        ${JSON.stringify([{ id: to, type: "tenantMember" }])}::jsonb, ${JSON.stringify(qualityIds)}::jsonb, true, false,
        ${at}, ${savedAt}, ${savedAt})`);
    if (at) setSchedule(db, id, at);
  }
}
