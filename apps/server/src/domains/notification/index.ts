export type { DigestSection, DigestSections, DigestWeek } from "./digest.ts";
export type { NotificationParams } from "./kinds.ts";
export { discardMail } from "./verbs/discard-mail.ts";
export { type NewNotification, notify } from "./verbs/notify.ts";
export { bundleDismissals, recountBundles } from "./verbs/recount-bundles.ts";
export { retract } from "./verbs/retract.ts";
export { rewordNotifications } from "./verbs/reword-notifications.ts";
export { wordingFor } from "./wording.ts";
