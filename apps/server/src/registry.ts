import { feedTypes } from "@plaudit/api/entities.ts";
import type { Logger } from "pino";
import type { Egress } from "./adapters/egress/egress.ts";
import type { Files } from "./adapters/files/files.ts";
import { sendMailJob } from "./adapters/mail/send-job.ts";
import type { Transport } from "./adapters/mail/transport.ts";
import { vapidKeys } from "./adapters/push/vapid-keys.ts";
import type { Services } from "./context.ts";
import type { Database } from "./db/database.ts";
import type { FeedPresenters, Registered } from "./domain.ts";
import { peopleByIds } from "./domains/directory/index.ts";
import { deleteFilesJob } from "./domains/media/jobs.ts";
import { sendPushJob } from "./domains/notification/push-job.ts";
import { tangoEffectNames, tangoEffects } from "./domains/reward/tango/effects.ts";
import { domains } from "./domains.ts";
import type { Jobs } from "./jobs/context.ts";
import { followerOf } from "./jobs/queue.ts";
import type { Effects } from "./jobs/runner.ts";
import type { Route } from "./routes.ts";

const feed: Partial<FeedPresenters> = Object.assign({}, ...domains.map((domain) => domain.feed));
const unpresented = feedTypes.filter((type) => !feed[type]);
if (unpresented.length > 0) throw new Error(`no domain presents ${unpresented.join(", ")} in the feed`);

const all: Registered = {
  areas: domains.flatMap(({ log }) => log ?? []),
  namers: domains.flatMap(({ names }) => names ?? []),
  people: peopleByIds,
  about: Object.assign({}, ...domains.map(({ about }) => about)),
  firstSteps: Object.assign({}, ...domains.map(({ firstSteps }) => firstSteps)),
  today: domains.flatMap(({ today }) => today ?? []),
  subjects: domains.flatMap(({ subject }) => subject ?? []),
  moderated: domains.flatMap(({ moderated }) => moderated ?? []),
  feed: feed as FeedPresenters,
  shownNow: Object.assign({}, ...domains.map(({ shownNow }) => shownNow)),
  digests: domains.flatMap(({ digest }) => digest ?? []),
  notificationKinds: Object.assign({}, ...domains.map(({ notifications }) => notifications)),
  personalData: domains.flatMap(({ personalData }) => personalData ?? []),
  erasures: domains.flatMap(({ name, erasure }) => (erasure ? { name, ...erasure } : [])),
  sealed: domains.flatMap(({ sealed }) => sealed ?? []),
};
export const notificationKinds = all.notificationKinds;
export const auditAreas = all.areas;
export const feedPresenters = all.feed;
export const allRoutes: readonly Route[] = domains.flatMap(({ routes }) =>
  typeof routes === "function" ? routes(all) : routes,
);
export const demoSeeds = domains.flatMap(({ demo }) => demo ?? []);
export const allJobs: Jobs = Object.assign(
  {},
  ...domains.map(({ jobs }) => (typeof jobs === "function" ? jobs(all) : jobs)),
  ...domains.map(({ failedJobs = {} }) =>
    Object.fromEntries(Object.entries(failedJobs).map(([name, follow]) => [followerOf(name), follow])),
  ),
);

interface Outside {
  database: Database;
  transport: Transport;
  files: Files;
  egress: Egress;
  services: Services;
  log: Logger;
  /** What handlers sign with. */
  secret: string;
  apexUrl: string;
}
export const allEffects = ({ database, transport, files, services, log, ...calling }: Outside): Effects => ({
  "mail.send": sendMailJob(database, transport),
  "media.delete-files": deleteFilesJob(files),
  "notification.push": sendPushJob({ database, keys: vapidKeys(calling.secret), ...calling }),
  ...tangoEffects({ database, services, log, secret: calling.secret }),
});
export const jobNames: readonly string[] = [
  ...Object.keys(allJobs),
  "mail.send",
  "media.delete-files",
  "notification.push",
  ...tangoEffectNames,
];
