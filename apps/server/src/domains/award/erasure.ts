import { sql } from "drizzle-orm";
import type { Erasure } from "../../domain.ts";
import { endMentions } from "../../rich-text/end-mentions.ts";
import { formerColleague } from "../directory/index.ts";

/** Words of awards that were taken back. What they gave stays, and so do nominations: they are about others. */
export const awardErasure: Erasure = {
  erase: async ({ db, tenant }, memberId) => {
    db.write(sql`
      update awards set message = '{"type":"doc","content":[]}', message_text = ''
      where tenant_id = ${db.tenantId} and sender_id = ${memberId} and deleted_at is not null and message_text <> ''`);
    const awards = { table: "awards", doc: "message", text: "message_text" };
    return endMentions(db, awards, { id: memberId, label: formerColleague(tenant.language) });
  },
};
