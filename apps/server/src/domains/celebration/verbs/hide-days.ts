import type { MemberCelebrations } from "@plaudit/api/celebration.ts";
import type { TenantCtx } from "../../../context.ts";
import { byId, counted } from "../../../db/rows.ts";
import { DomainError } from "../../../error.ts";
import { recordChange } from "../../audit/index.ts";
import { tenantMembers } from "../../directory/index.ts";
import { memberCelebrationsPolicy } from "../policy.ts";

type Hides = Pick<MemberCelebrations, "hideBirthday" | "hideAnniversary">;

async function hidesOf({ db }: TenantCtx, id: string, lock = false): Promise<Hides> {
  const { hideBirthday, hideAnniversary } = tenantMembers;
  const found = db.orm
    .select({ hideBirthday, hideAnniversary })
    .from(tenantMembers)
    .where(byId(db, tenantMembers, id));
  const [row] = await (lock ? found.for("update") : found);
  if (!row) throw new DomainError("NotFound", "noPerson");
  return row;
}

const present = ({ actor }: TenantCtx, id: string, hides: Hides): MemberCelebrations => ({
  __entity_type__: "memberCelebrations",
  __permissions__: memberCelebrationsPolicy.permissionsOn(actor, { id }),
  id,
  ...hides,
});

export async function memberPreferences(ctx: TenantCtx, id: string): Promise<MemberCelebrations> {
  const hides = await hidesOf(ctx, id);
  memberCelebrationsPolicy.require(ctx, "view", { id });
  return present(ctx, id, hides);
}

/** The same choices as in the member's privacy settings. */
export async function hideDays(ctx: TenantCtx, id: string, after: Hides): Promise<MemberCelebrations> {
  const { db } = ctx;
  const before = await hidesOf(ctx, id, true);
  memberCelebrationsPolicy.require(ctx, "edit", { id });
  if (await recordChange(ctx, "tenantMember.update", id, before, after))
    await db.orm
      .update(tenantMembers)
      .set({ ...after, version: counted(tenantMembers.version) })
      .where(byId(db, tenantMembers, id));
  await ctx.enqueue("celebration.hide", { tenantId: db.tenantId, memberId: id });
  return present(ctx, id, after);
}
