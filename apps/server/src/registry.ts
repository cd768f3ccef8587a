import type { Files } from "./adapters/files/files.ts";
import { sendMailJob } from "./adapters/mail/send-job.ts";
import type { Transport } from "./adapters/mail/transport.ts";
import type { Database } from "./db/database.ts";
import { auditRoutes } from "./domains/audit/routes.ts";
import { peopleByIds } from "./domains/identity/directory.ts";
import { identityNames } from "./domains/identity/entity-names.ts";
import { entranceRoutes } from "./domains/identity/entrance-routes.ts";
import { identityJobs } from "./domains/identity/jobs.ts";
import { identityRoutes } from "./domains/identity/routes.ts";
import { tenantRoutes } from "./domains/identity/tenant-routes.ts";
import { deleteFilesJob, mediaJobs } from "./domains/media/jobs.ts";
import { mediaRoutes } from "./domains/media/routes.ts";
import { notificationRoutes } from "./domains/notification/routes.ts";
import { pointsJobs } from "./domains/points/jobs.ts";
import { pointsRoutes } from "./domains/points/routes.ts";
import { engagementRoutes } from "./domains/recognition/engagement-routes.ts";
import { valueNames } from "./domains/recognition/entity-names.ts";
import { recognitionJobs } from "./domains/recognition/jobs.ts";
import { presentRecognitions } from "./domains/recognition/present.ts";
import { recognitionRoutes } from "./domains/recognition/routes.ts";
import { valueRoutes } from "./domains/recognition/value-routes.ts";
import { timelineRoutes } from "./domains/timeline/routes.ts";
import { channelNames } from "./domains/tv/entity-names.ts";
import { tvRoutes } from "./domains/tv/routes.ts";
import type { Route } from "./http/routes.ts";
import type { Jobs } from "./jobs/context.ts";
import type { Effects } from "./jobs/runner.ts";
import { renderRecognisedMail } from "./mail/recognised.ts";

/** What domains have of routes and jobs, and what they need of each other. */
export const allRoutes: readonly Route[] = [
  ...identityRoutes,
  ...entranceRoutes,
  ...tenantRoutes,
  ...auditRoutes({ people: peopleByIds, namers: [identityNames, valueNames, channelNames] }),
  ...mediaRoutes,
  ...pointsRoutes,
  ...valueRoutes,
  ...recognitionRoutes,
  ...engagementRoutes,
  ...timelineRoutes({ recognition: presentRecognitions }),
  ...notificationRoutes,
  ...tvRoutes,
];
export const allJobs: Jobs = {
  ...identityJobs,
  ...mediaJobs,
  ...pointsJobs,
  ...recognitionJobs(renderRecognisedMail),
};
interface Outside {
  database: Database;
  transport: Transport;
  files: Files;
}
export const allEffects = ({ database, transport, files }: Outside): Effects => ({
  "mail.send": sendMailJob(database, transport),
  "media.delete-files": deleteFilesJob(files),
});
export const jobNames: readonly string[] = [...Object.keys(allJobs), "mail.send", "media.delete-files"];
