/** What is written down, by area; words for each stand in the console's texts. */
export const auditActions = {
  tenant: ["tenant.create", "tenant.update", "firstSteps.dismiss"],
  tenantMember: [
    "tenantMember.create",
    "tenantMember.update",
    "tenantMember.invite",
    "tenantMember.join",
    "tenantMember.role",
    "tenantMember.managers",
    "tenantMember.avatar",
    "tenantMember.locale",
    "tenantMember.timezone",
    "tenantMember.suspend",
    "tenantMember.unsuspend",
    "tenantMember.archive",
    "tenantMember.unarchive",
    "tenantMember.addToTeams",
    "tenantMember.export",
  ],
  team: ["team.create", "team.update", "team.members", "team.archive", "team.unarchive"],
  value: ["value.create", "value.update", "value.order", "value.delete"],
  recognition: ["recognition.delete", "comment.remove"],
  channel: ["channel.create", "channel.update", "channel.rotate-token", "channel.revoke-token", "channel.delete"],
} as const;
export type AuditArea = keyof typeof auditActions;
export type AuditAction = (typeof auditActions)[AuditArea][number];
