import type { Files } from "./adapters/files/files.ts";
import { sendMailJob } from "./adapters/mail/send-job.ts";
import type { Transport } from "./adapters/mail/transport.ts";
import type { Database } from "./db/database.ts";
import { accountJobs } from "./domains/account/jobs.ts";
import { accountRoutes } from "./domains/account/routes.ts";
import { auditRoutes } from "./domains/audit/routes.ts";
import { channelNames } from "./domains/channel/names.ts";
import { channelRoutes } from "./domains/channel/routes.ts";
import { directoryNames } from "./domains/directory/names.ts";
import { peopleByIds } from "./domains/directory/people.ts";
import { directoryRoutes } from "./domains/directory/routes.ts";
import { invitationJobs } from "./domains/invitation/jobs.ts";
import { invitationRoutes } from "./domains/invitation/routes.ts";
import { deleteFilesJob, mediaJobs } from "./domains/media/jobs.ts";
import { mediaRoutes } from "./domains/media/routes.ts";
import { memberJobs } from "./domains/member/jobs.ts";
import { memberRoutes } from "./domains/member/routes.ts";
import { notificationRoutes } from "./domains/notification/routes.ts";
import { pointsJobs } from "./domains/points/jobs.ts";
import { pointsRoutes } from "./domains/points/routes.ts";
import { engagementRoutes } from "./domains/recognition/engagement-routes.ts";
import { recognitionJobs } from "./domains/recognition/jobs.ts";
import { presentRecognitions } from "./domains/recognition/present.ts";
import { recognitionRoutes } from "./domains/recognition/routes.ts";
import { teamRoutes } from "./domains/team/routes.ts";
import { tenantRoutes } from "./domains/tenant/routes.ts";
import { timelineRoutes } from "./domains/timeline/routes.ts";
import { valueNames } from "./domains/value/names.ts";
import { valueRoutes } from "./domains/value/routes.ts";
import type { Jobs } from "./jobs/context.ts";
import type { Effects } from "./jobs/runner.ts";
import { renderRecognisedMail } from "./mail/recognised.ts";
import type { Route } from "./routes.ts";

/** What domains have of routes and jobs, and what they need of each other. */
export const allRoutes: readonly Route[] = [
  ...accountRoutes,
  ...directoryRoutes,
  ...invitationRoutes,
  ...memberRoutes,
  ...teamRoutes,
  ...tenantRoutes,
  ...auditRoutes({ people: peopleByIds, namers: [directoryNames, valueNames, channelNames] }),
  ...mediaRoutes,
  ...pointsRoutes,
  ...valueRoutes,
  ...recognitionRoutes,
  ...engagementRoutes,
  ...timelineRoutes({ recognition: presentRecognitions }),
  ...notificationRoutes,
  ...channelRoutes,
];
export const allJobs: Jobs = {
  ...accountJobs,
  ...invitationJobs,
  ...memberJobs,
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
