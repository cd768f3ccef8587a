import { z } from "zod";
import type { Jobs } from "../../jobs/context.ts";
import { mailInvitation } from "./verbs/mail-invitation.ts";
import { publishJoined } from "./verbs/publish-joined.ts";

const joined = z.object({ tenantId: z.uuid(), memberId: z.uuid() });

export const invitationJobs: Jobs = {
  "identity.mail-invitation": mailInvitation,
  "invitation.publish-joined": async (ctx, data) => {
    if (await publishJoined(ctx, joined.parse(data))) await ctx.publish({ type: "timeline" });
  },
};
