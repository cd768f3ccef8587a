import type { CelebrationKind, CelebrationPreferencesBody } from "@plaudit/api/celebration.ts";
import { tenantMembers } from "../../directory/index.ts";

export type Choices = Pick<CelebrationPreferencesBody, "kinds" | "hour" | "milestones" | "words" | "pictures">;
const { status, suspendedAt, publicStaffProfile, hideBirthday, hideAnniversary } = tenantMembers;
/** Columns that `isShown` reads. */
export const shownOf = { status, suspendedAt, publicStaffProfile, hideBirthday, hideAnniversary };
export type Member = Pick<typeof tenantMembers.$inferSelect, keyof typeof shownOf>;

/** What holds for a tenant that has chosen nothing. */
export const usual: Choices = {
  kinds: {
    birthday: { active: true, audience: "everyone" },
    anniversary: { active: true, audience: "everyone" },
    welcome: { active: true, audience: "everyone" },
    onboarding: { active: false, audience: "teams" },
  },
  hour: 9,
  milestones: [1, 3, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50],
  words: { birthday: {}, anniversary: {}, onboarding: {} },
  pictures: { birthday: null, anniversary: null, onboarding: null },
};

/** The day somebody joined is told by three kinds: who hides their anniversary hides all of them. */
const hidesKind = (kind: CelebrationKind): "hideBirthday" | "hideAnniversary" =>
  kind === "birthday" ? "hideBirthday" : "hideAnniversary";

/** Whether colleagues may know of it: the member shows it, and is here. */
export const isShown = (kind: CelebrationKind, member: Member): boolean =>
  member.status === "joined" && member.suspendedAt === null && member.publicStaffProfile && !member[hidesKind(kind)];

export const isMilestone = ({ milestones }: Choices, kind: CelebrationKind, count: number): boolean =>
  kind === "anniversary" && milestones.includes(count);
