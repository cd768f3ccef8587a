import { all, any, anyone, definePolicy, may, right, state, unless } from "../../policy.ts";

export interface MemberFacts {
  id: string;
  email: string | null;
  status: "invited" | "joined" | "notInvited" | "archived";
  suspended: boolean;
}
const manages = may("identity:manage");
const isSelf = right<MemberFacts>("mayNot", ({ memberId }, { id }) => memberId === id);
const notSelf = right<MemberFacts>("notYourself", ({ memberId }, { id }) => memberId !== id);
const isHere = state<MemberFacts>("leftFirst", ({ status }) => status !== "archived");

/** What a member may do with another member, or with themselves. Nobody locks themselves out. */
export const memberPolicy = definePolicy<MemberFacts>()("tenantMember", {
  view: anyone,
  edit: any(manages, isSelf),
  editAvatar: any(manages, isSelf),
  /** Everything that is kept about a person is theirs alone. */
  copy: isSelf,
  manage: manages,
  changeRole: all(manages, notSelf, isHere),
  suspend: all(
    manages,
    notSelf,
    isHere,
    unless(({ suspended }) => suspended),
  ),
  unsuspend: all(
    manages,
    unless<MemberFacts>(({ suspended }) => !suspended),
  ),
  archive: all(
    manages,
    notSelf,
    unless(({ status }) => status === "archived"),
  ),
  unarchive: all(
    manages,
    unless<MemberFacts>(({ status }) => status !== "archived"),
  ),
  resetFactors: all(manages, notSelf),
  welcome: all(
    manages,
    isHere,
    state("joinedAlready", ({ status }) => status !== "joined"),
    state("suspendedFirst", ({ suspended }) => !suspended),
    state("inviteAddress", ({ email }) => email !== null),
  ),
});
