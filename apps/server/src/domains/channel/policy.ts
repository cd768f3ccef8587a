import { type Permission, permissionsOf, type Role } from "@plaudit/api/permissions.ts";

export type ChannelAction = "view" | "edit" | "delete" | "rotate" | "revoke" | "preview";
interface Facts {
  archived: boolean;
  revoked: boolean;
}

/** Who sees the channels may look at them; who manages what is connected to the company changes them. */
function can(actor: { role: Role }, action: ChannelAction, { archived, revoked }: Facts): boolean {
  const may = (permission: Permission) => permissionsOf[actor.role].includes(permission);
  switch (action) {
    case "view":
    case "preview":
      return may("tv:browse");
    case "edit":
    case "delete":
      return may("integration:manage");
    case "rotate":
      return may("integration:manage") && !archived;
    case "revoke":
      return may("integration:manage") && !archived && !revoked;
  }
}

const actions: ChannelAction[] = ["view", "edit", "delete", "rotate", "revoke", "preview"];
export const channelPermissions = (actor: { role: Role }, channel: Facts): string[] =>
  actions.filter((action) => can(actor, action, channel));
