export interface Invitee {
  email: string | null;
  status: "invited" | "joined" | "notInvited" | "archived";
  suspended: boolean;
}
export type NoInvitation = "missing" | "joined" | "archived" | "suspended" | "noEmail";

/** Why somebody cannot be invited; null for who can, also once more. */
export function noInvitation(member: Invitee | undefined): NoInvitation | null {
  if (!member) return "missing";
  if (member.status === "archived" || member.status === "joined") return member.status;
  if (member.suspended) return "suspended";
  return member.email ? null : "noEmail";
}
