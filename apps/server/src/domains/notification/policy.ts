import { definePolicy, may } from "../../policy.ts";

const manages = may("notification:manage-settings");

export const notificationSettingsPolicy = definePolicy<null>()("notificationSettings", {
  view: manages,
  edit: manages,
});
