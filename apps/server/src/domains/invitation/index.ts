export { invitationLink } from "./rules/invitation-token.ts";
export { inviteMembers } from "./verbs/invite-members.ts";
export { revokeInvitations } from "./verbs/revoke-invitations.ts";
