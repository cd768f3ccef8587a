import type { TenantCtx } from "../../../context.ts";
import { inviteMembers } from "../../invitation/index.ts";
import { lockMember } from "./lock-members.ts";

/** Sends one person the invitation; the audit of it is the invitation's own. */
export async function welcomeMember(ctx: TenantCtx, id: string): Promise<null> {
  await lockMember(ctx, id, "welcome");
  await inviteMembers(ctx, [id]);
  return null;
}
