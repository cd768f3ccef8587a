export { mailable } from "./mailable.ts";
export { memberRows } from "./member-rows.ts";
export { mayEnter } from "./member-standing.ts";
export { awayAmong } from "./names.ts";
export { hiddenFromTv, keptOffTv, keptOffTvAmong } from "./off-tv.ts";
export {
  checkProfile,
  fullName,
  isShownToAll,
  keepsPrivate,
  namesByIds,
  type PersonRow,
  peopleByIds,
  personColumns,
  presentPerson,
  teamIdsOf,
  teamNamed,
  teamsByIds,
} from "./people.ts";
export { named, namedOrAddressed } from "./people-search.ts";
export { readsProfile, seesSuspended } from "./policy.ts";
export {
  type Named,
  namesFor,
  presentTarget,
  presentTargets,
  recipientName,
  recipientSummary,
  recipientsByIds,
  searchRecipients,
  type TargetRow,
} from "./present-recipients.ts";
export {
  colleagues,
  colleaguesOf,
  type KnownRecipients,
  managerIdsOf,
  reachable,
  readRecipients,
  targetIds,
  teamNameOf,
  type WantedRecipients,
} from "./recipient-queries.ts";
export { foldName } from "./rules/fold-name.ts";
export { formerColleague } from "./rules/former-colleague.ts";
export { isPublic } from "./rules/is-public.ts";
export { languageOf } from "./rules/language-of.ts";
export { listRecipients } from "./rules/list-recipients.ts";
export { teamMembers, teams, tenantHosts, tenantMembers, tenants } from "./tables.ts";
export { addTeamMembers } from "./verbs/add-team-members.ts";
export { createMember, setManagers } from "./verbs/create-member.ts";
export { createTeam } from "./verbs/create-team.ts";
export { erasePerson } from "./verbs/erase-person.ts";
export { renameMember } from "./verbs/rename-member.ts";
export { setTeams } from "./verbs/set-teams.ts";
