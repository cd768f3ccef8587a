import { eq, sql } from "drizzle-orm";
import { ofTenant } from "../../db/rows.ts";
import type { Erasure } from "../../domain.ts";
import { endMentions } from "../../rich-text/end-mentions.ts";
import { formerColleague } from "../directory/index.ts";
import { exchangeFiles } from "../media/index.ts";
import { recognitionDrafts } from "./tables.ts";

/** Drafts, and words of recognitions that were taken back. What they gave stays. */
export const recognitionErasure: Erasure = {
  erase: async ({ db, now, tenant }, memberId) => {
    const drafts = await db.orm
      .delete(recognitionDrafts)
      .where(ofTenant(db, recognitionDrafts, eq(recognitionDrafts.senderId, memberId)))
      .returning({ attachments: recognitionDrafts.attachments });
    const before = drafts.flatMap(({ attachments }) => attachments);
    const files = { kind: "recognition-attachment", field: "attachments", before, after: [] } as const;
    await exchangeFiles({ db, now, actor: { memberId } }, files);
    db.write(sql`
      update recognitions set message = '{"type":"doc","content":[]}', message_text = ''
      where tenant_id = ${db.tenantId} and sender_id = ${memberId} and deleted_at is not null and message_text <> ''`);
    const person = { id: memberId, label: formerColleague(tenant.language) };
    const more = await endMentions(db, { table: "recognitions", doc: "message", text: "message_text" }, person);
    return (await endMentions(db, { table: "recognition_drafts", doc: "message" }, person)) || more;
  },
};
