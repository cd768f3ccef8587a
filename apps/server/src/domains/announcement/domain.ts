import { z } from "zod";
import type { Domain } from "../../domain.ts";
import { renderAnnouncementMail } from "../../mail/announcement.ts";
import { engagement } from "../engagement/index.ts";
import { announcementAudience } from "./audience.ts";
import { seedAnnouncements } from "./demo.ts";
import { announcementDigest } from "./digest.ts";
import { announcementErasure } from "./erasure.ts";
import { announcementPersonalData } from "./personal-data.ts";
import { announcementPolicy } from "./policy.ts";
import { feedAnnouncements } from "./present.ts";
import { announcementSeen, announcementsByIds } from "./queries.ts";
import { announcementRoutes } from "./routes.ts";
import { announcementsToday } from "./today.ts";
import { announce } from "./verbs/announce.ts";
import { giveUpDue } from "./verbs/give-up-due.ts";
import { sendReminders } from "./verbs/send-reminders.ts";
import { settleDue } from "./verbs/settle-due.ts";

const announced = z.object({ tenantId: z.uuid(), announcementId: z.uuid(), after: z.uuid().optional() });
const reminded = z.object({ ...announced.shape, at: z.iso.datetime(), by: z.uuid() });
const due = z.object({ announcementId: z.uuid(), at: z.iso.datetime() });

export const announcement: Domain = {
  name: "announcement",
  routes: announcementRoutes(renderAnnouncementMail),
  jobs: {
    "announcement.announce": (ctx, data) => announce(ctx, renderAnnouncementMail, announced.parse(data)),
    "announcement.remind": (ctx, data) => sendReminders(ctx, renderAnnouncementMail, reminded.parse(data)),
    "announcement.due": (ctx, data) => settleDue(ctx, due.parse(data)),
  },
  failedJobs: { "announcement.due": (ctx, data) => giveUpDue(ctx, due.parse(data)) },
  notifications: {
    "announcement.published": {
      group: "together",
      channels: { inApp: true, push: true, mail: true },
      ownMail: ["announcement.reminder"],
      also: ["announcement.unpublished", "announcement.reminder"],
    },
  },
  today: announcementsToday,
  log: {
    texts: "announcement",
    audit: {
      announcement: [
        ...["create", "update", "schedule", "unschedule", "publish", "archive", "delete", "remind", "export"],
      ],
    },
  },
  names: async ({ db }, ids) => new Map((await announcementsByIds(db, ids)).map(({ id, title }) => [id, title])),
  feed: { announcement: feedAnnouncements },
  digest: announcementDigest,
  subject: engagement({
    entity: "announcement",
    policy: announcementPolicy,
    load: announcementSeen,
    audience: announcementAudience,
  }),
  personalData: announcementPersonalData,
  erasure: announcementErasure,
  demo: seedAnnouncements,
};
