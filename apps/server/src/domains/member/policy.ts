import { all, any, anyone, definePolicy, may, right, state, unless } from "../../policy.ts";

export interface MemberFacts {
  id: string;
  email: string | null;
  status: "invited" | "joined" | "notInvited" | "archived";
  suspended: boolean;
  erasedAt: Date | null;
  /** Their erasure came to a stop. */
  eraseFailed?: boolean | undefined;
}
const manages = may("identity:manage");
const isSelf = right<MemberFacts>("mayNot", ({ memberId }, { id }) => memberId === id);
const notSelf = right<MemberFacts>("notYourself", ({ memberId }, { id }) => memberId !== id);
/** Nothing is left of somebody who was erased that could be changed. */
const isKept = state<MemberFacts>("member.erased", ({ erasedAt }) => erasedAt === null);
const isHere = state<MemberFacts>("leftFirst", ({ status }) => status !== "archived");

/** What a member may do with another member, or with themselves. Nobody locks themselves out. */
export const memberPolicy = definePolicy<MemberFacts>()("tenantMember", {
  view: anyone,
  edit: all(any(manages, isSelf), isKept),
  editAvatar: all(any(manages, isSelf), isKept),
  /** Everything that is kept about a person is theirs alone. */
  copy: isSelf,
  manage: all(manages, isKept),
  changeRole: all(manages, notSelf, isHere),
  suspend: all(
    manages,
    notSelf,
    isHere,
    unless(({ suspended }) => suspended),
  ),
  /** Nobody who was erased is suspended. */
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
    isKept,
    unless<MemberFacts>(({ status }) => status !== "archived"),
  ),
  erase: all(
    manages,
    notSelf,
    state("member.archiveFirst", ({ status }) => status === "archived"),
    unless(({ erasedAt, eraseFailed }) => erasedAt !== null && !eraseFailed),
  ),
  resetFactors: all(manages, notSelf, isKept),
  welcome: all(
    manages,
    isHere,
    state("joinedAlready", ({ status }) => status !== "joined"),
    state("suspendedFirst", ({ suspended }) => !suspended),
    state("inviteAddress", ({ email }) => email !== null),
  ),
});
