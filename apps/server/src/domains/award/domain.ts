import { sql } from "drizzle-orm";
import type { Domain } from "../../domain.ts";
import { renderAwardMail } from "../../mail/award.ts";
import { engagement } from "../engagement/index.ts";
import { aboutAwards } from "./about.ts";
import { awardAudience } from "./audience.ts";
import { demoAwards } from "./demo.ts";
import { awardDigest } from "./digest.ts";
import { awardErasure } from "./erasure.ts";
import { awardJobs } from "./jobs.ts";
import { moderatedAwards } from "./moderated.ts";
import { awardPersonalData } from "./personal-data.ts";
import { awardPolicy } from "./policy.ts";
import { presentAwards } from "./present.ts";
import { visibleAward } from "./queries.ts";
import { awardRoutes } from "./routes.ts";
import { nominationsToday } from "./today.ts";
import { endorseAward } from "./verbs/endorse-award.ts";

export const award: Domain = {
  name: "award",
  routes: awardRoutes,
  jobs: awardJobs(renderAwardMail),
  notifications: {
    "award.received": {
      group: "you",
      channels: { inApp: true, push: true, mail: true },
      also: ["award.receivedPoints"],
      ownMail: ["award.receivedPoints"],
    },
    "award.won": {
      group: "you",
      channels: { inApp: true, push: true, mail: true },
      also: ["award.wonPoints"],
      ownMail: ["award.wonPoints"],
    },
    "award.nominated": { group: "you", channels: { inApp: true, push: false, mail: false } },
    "award.closed": {
      group: "you",
      channels: { inApp: true, push: true, mail: true },
      permission: "award:create-type",
    },
    "award.judge": {
      group: "you",
      channels: { inApp: true, push: true, mail: true },
      also: ["award.judgeReminder"],
    },
    "award.judged": {
      group: "you",
      channels: { inApp: true, push: true, mail: true },
      permission: "award:create-type",
    },
    "award.given": { group: "together", channels: { inApp: true, push: false, mail: false } },
  },
  firstSteps: {
    award: ({ tenantId }) => sql`award_types t where t.tenant_id = ${tenantId} and t.archived_at is null`,
  },
  today: nominationsToday,
  log: {
    texts: "award",
    audit: {
      awardType: [
        ...["create", "update", "archive", "unarchive", "delete", "clone", "start", "end", "extend", "choose"],
        ...["unchoose", "unseal", "remind", "finalize", "export", "exportNominations"],
      ],
      award: ["update", "delete"],
    },
  },
  names: async ({ db }, ids) => {
    const rows = await db.rows<{ id: string; name: string }>(sql`
      select id, name from award_types where tenant_id = ${db.tenantId} and id = any(${sql.param(ids)}::uuid[])
      union all select id, name from awards where tenant_id = ${db.tenantId} and id = any(${sql.param(ids)}::uuid[])`);
    return new Map(rows.map(({ id, name }) => [id, name]));
  },
  about: { award: aboutAwards },
  subject: engagement({
    entity: "award",
    policy: awardPolicy,
    load: visibleAward,
    audience: awardAudience,
    endorse: endorseAward,
  }),
  moderated: moderatedAwards,
  feed: { award: presentAwards },
  digest: awardDigest,
  personalData: awardPersonalData,
  erasure: awardErasure,
  demo: demoAwards,
};
