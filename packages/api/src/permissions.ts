/** Role → permissions, as data: it gates endpoints on the server and menus in the apps. */
const employee = [
  "recognition:create",
  "recognition:browse",
  "comment:create",
  "timeline:browse",
  "notification:browse-messages",
  "identity:search",
  "celebration:browse",
  "card:browse",
  "award:send-own-type",
  "incentive:browse",
  "reward:redeem",
  "culture:browse",
  "resource:browse",
  "check-in:answer",
  "feedback:create",
] as const;

const manager = [...employee, "recognition:browse-rankings"] as const;

const admin = [
  ...manager,
  "identity:browse",
  "identity:manage",
  "tenant:edit",
  "value:create",
  "notification:manage-settings",
  "points:browse",
  "points:manage",
  "reward:admin",
  "award:create-type",
  "incentive:review",
  "announcement:manage",
  "check-in:manage",
  "check-in:view-analytics",
  "metric:browse",
  "celebration:edit-tenant-preferences",
  "card:manage",
  "tv:browse",
  "recognition:moderate",
  "comment:moderate",
  "reporting:browse",
  "resource:manage",
  "feedback:manage",
  "audit:browse",
  "integration:manage",
] as const;

export type Permission = (typeof admin)[number];
export type Role = "admin" | "manager" | "employee";
export const permissionsOf: Record<Role, readonly Permission[]> = { admin, manager, employee };

/** Each of these opens a screen of the console. */
export const consoleKeys = [
  "identity:browse",
  "value:create",
  "notification:manage-settings",
  "points:browse",
  "reward:admin",
  "award:create-type",
  "tv:browse",
  "audit:browse",
  "recognition:moderate",
  "comment:moderate",
  "announcement:manage",
  "celebration:edit-tenant-preferences",
  "card:manage",
  "incentive:review",
] as const satisfies Permission[];
export type ConsoleKey = (typeof consoleKeys)[number];

/** What a tenant may have besides. */
export const features = ["points", "schedule-recognition", "refine-recognition", "gif", "push"] as const;
export type Feature = (typeof features)[number];
/** Those of a new tenant that asks for none. */
export const usualFeatures: readonly Feature[] = ["points", "schedule-recognition", "push"];

/** Object-level permissions travel with the entity; apps ask this and never look at roles. */
export const can = <A extends string>(
  entity: { __permissions__: readonly A[] } | null | undefined,
  action: NoInfer<A>,
): boolean => entity?.__permissions__.includes(action) ?? false;
