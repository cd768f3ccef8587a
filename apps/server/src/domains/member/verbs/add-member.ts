import type { Output } from "@plaudit/api/endpoint.ts";
import type { MemberRecord, newMemberBody } from "@plaudit/api/member.ts";
import type { TenantCtx } from "../../../context.ts";
import { fieldErrors } from "../../../error.ts";
import { recordChange } from "../../audit/index.ts";
import { createMember, setManagers, setTeams } from "../../directory/index.ts";
import { inviteMembers } from "../../invitation/index.ts";
import { auditedMember, memberRecord } from "../member-record.ts";
import { checkMember } from "./check-member.ts";

export type NewMemberBody = Output<typeof newMemberBody>;

/** Adds a member without an account. The owner of the mailbox creates the account by the invitation. */
export async function addMember(ctx: TenantCtx, body: NewMemberBody): Promise<MemberRecord> {
  const { db } = ctx;
  const faults = await checkMember(ctx, null, body);
  if (body.invite && !body.email) faults.push({ path: "email", type: "missing", key: "inviteAddress" });
  if (faults.length > 0) throw fieldErrors(faults);
  const { managerIds = [], teamIds = [], invite, ...person } = body;
  const given = Object.fromEntries(Object.entries(person).filter(([, value]) => value !== undefined)) as typeof person;
  const { firstName, lastName, email = null, jobTitle = null, department = null, country = null } = given;
  const { role = "employee" } = given;
  const id = await createMember(
    { db },
    { userId: null, firstName, lastName, email, jobTitle, department, country, role, joinedAt: null },
  );
  await Promise.all([setManagers({ db }, id, managerIds), setTeams({ db }, id, teamIds)]);
  const added = await memberRecord(ctx, id);
  await recordChange(ctx, "tenantMember.create", id, null, auditedMember(added));
  if (!invite) return added;
  await inviteMembers(ctx, [id]);
  return memberRecord(ctx, id);
}
