import type { Permission } from "@plaudit/api/permissions.ts";

/** In the order of the settings. */
export const notificationGroups = ["you", "points", "together"] as const;

/** A domain's description of a kind that it sends. */
export interface NotificationKind {
  group: (typeof notificationGroups)[number];
  /** The defaults; null is a channel that it does not support. */
  channels: { inApp: boolean; push: boolean; mail: boolean | null };
  /** The domain writes the mail itself, to those whom `notify` names: true, or of which of its sentences too. */
  ownMail?: true | readonly string[];
  /** Comes to nobody without it. */
  permission?: Permission;
  /** Further sentences of the same, such as one for each reason: they come as it does. */
  also?: readonly string[];
}
export type NotificationKinds = Readonly<Record<string, NotificationKind>>;
