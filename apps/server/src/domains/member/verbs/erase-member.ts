import type { TenantCtx } from "../../../context.ts";
import { DomainError, fieldError } from "../../../error.ts";
import { eraseAccount } from "../../account/index.ts";
import { recordAudit } from "../../audit/index.ts";
import { erasePerson, foldName, formerColleague, fullName } from "../../directory/index.ts";
import { exchangeMedia } from "../../media/index.ts";
import { discardMail } from "../../notification/index.ts";
import { forfeitPoints } from "../../points/index.ts";
import { forgetErasureFailure } from "../erasure-failures.ts";
import { type Erasures, unfinishedOf } from "../erasure-queries.ts";
import { lockMember } from "./lock-members.ts";

/**
 * Whoever reads the person's row finds nobody from here on; what else is kept of them goes with a job. Asked again it begins that
 * job anew, which takes what came back with an older copy of some table.
 */
export async function eraseMember(ctx: TenantCtx, erasures: Erasures, id: string, given: string): Promise<null> {
  const { db, tenant } = ctx;
  const { due, firstName, lastName, email, avatarId } = await lockMember(ctx, id, "erase");
  await ctx.enqueue("member.erase", { tenantId: db.tenantId, memberId: id });
  const record = () =>
    recordAudit(ctx, {
      ...{ action: "tenantMember.erase", entityType: "tenantMember", entityId: id },
      ...{ before: null, after: null },
    });
  if (!due) {
    if (await forgetErasureFailure(db, id)) await record();
    return null;
  }
  const name = fullName(firstName, lastName);
  if (foldName(given) !== foldName(name)) throw fieldError("name", "name", "member.otherName", { name });
  // Holds the accounts: nobody redeems anything for them between the next line and the end.
  await forfeitPoints(ctx, id);
  const { orders, claims } = await unfinishedOf({ db, memberId: id }, erasures);
  if (orders + claims > 0) throw new DomainError("Conflict", "member.unfinished");
  if (email) discardMail(db, email);
  await exchangeMedia(ctx, { kind: "avatar", field: "avatarId", before: avatarId, after: null });
  await erasePerson(ctx, id, formerColleague(tenant.language));
  await eraseAccount(ctx, id);
  await record();
  return null;
}
