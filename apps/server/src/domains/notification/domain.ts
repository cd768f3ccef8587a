import type { Domain } from "../../domain.ts";
import { renderDigestMail } from "../../mail/digest.ts";
import { renderNotificationMail } from "../../mail/notification.ts";
import { notificationErasure } from "./erasure.ts";
import { notificationFailedJobs, notificationJobs } from "./jobs.ts";
import { ownKinds } from "./kinds.ts";
import { notificationPersonalData } from "./personal-data.ts";
import { notificationRoutes } from "./routes.ts";

export const notification: Domain = {
  name: "notification",
  routes: ({ notificationKinds }) => notificationRoutes(notificationKinds),
  jobs: ({ digests }) => notificationJobs({ notification: renderNotificationMail, digest: renderDigestMail }, digests),
  failedJobs: notificationFailedJobs,
  notifications: ownKinds,
  personalData: notificationPersonalData,
  erasure: notificationErasure,
  log: { texts: "notification-settings", audit: { notificationSettings: ["update"] } },
};
