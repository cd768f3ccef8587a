import { sql } from "drizzle-orm";
import type { Domain } from "../../domain.ts";
import { renderRecognizedMail } from "../../mail/recognized.ts";
import { aboutRecognitions } from "./about.ts";
import { seedDrafts } from "./demo.ts";
import { recognitionDigest } from "./digest.ts";
import { recognitionEngagement } from "./engagement.ts";
import { recognitionErasure } from "./erasure.ts";
import { recognitionFailedJobs, recognitionJobs } from "./jobs.ts";
import { moderatedRecognitions } from "./moderated.ts";
import { recognitionPersonalData } from "./personal-data.ts";
import { presentRecognitions } from "./present.ts";
import { cultureRoutes, recognitionRoutes } from "./routes.ts";
import { rollUpAll } from "./verbs/roll-up-month.ts";

export const recognition: Domain = {
  name: "recognition",
  routes: [...recognitionRoutes, ...cultureRoutes],
  jobs: recognitionJobs(renderRecognizedMail),
  failedJobs: recognitionFailedJobs,
  log: { texts: "recognition", audit: { recognition: ["update", "delete"] } },
  firstSteps: {
    recognition: ({ tenantId }) => sql`recognitions r where r.tenant_id = ${tenantId} and r.deleted_at is null`,
  },
  notifications: {
    "recognition.unsent": {
      group: "you",
      channels: { inApp: true, push: true, mail: true },
      also: [
        "recognition.unsentForPoints",
        "recognition.unsentForRecipient",
        "recognition.unsentForMessage",
        "recognition.unsentForQualities",
        "recognition.unsentForAbsence",
        "recognition.unsentForFault",
      ],
    },
  },
  about: { recognition: aboutRecognitions },
  digest: recognitionDigest,
  subject: recognitionEngagement,
  moderated: moderatedRecognitions,
  feed: { recognition: presentRecognitions },
  demo: async (ctx) => {
    await seedDrafts(ctx);
    await rollUpAll(ctx);
  },
  personalData: recognitionPersonalData,
  erasure: recognitionErasure,
};
