import { sql } from "drizzle-orm";
import type { Erasure } from "../../domain.ts";
import { endMentions } from "../../rich-text/end-mentions.ts";
import { formerColleague } from "../directory/index.ts";

/** Why they reported something. Comments and reactions stay, to others, and name them no more. */
export const engagementErasure: Erasure = {
  erase: async ({ db, tenant }, memberId) => {
    db.write(sql`
      update engagement_flags set reason = ''
      where tenant_id = ${db.tenantId} and member_id = ${memberId} and reason <> ''`);
    const comments = { table: "engagement_comments", doc: "body", text: "body_text" };
    return endMentions(db, comments, { id: memberId, label: formerColleague(tenant.language) });
  },
};
