import type { TenantCtx } from "../../../context.ts";
import { resetSecondStep } from "../../account/index.ts";
import { recordChange } from "../../audit/index.ts";
import { lockMember } from "./lock-members.ts";

/** For who has lost phone, passkeys and codes. Out everywhere at once, and in again by the password alone. */
export async function resetFactors(ctx: TenantCtx, id: string): Promise<null> {
  await lockMember(ctx, id, "resetFactors");
  if (!(await resetSecondStep(ctx, id))) return null;
  await ctx.publish({ type: "end", memberIds: [id] });
  await recordChange(ctx, "tenantMember.resetFactors", id, { secondStep: true }, { secondStep: false });
  return null;
}
