import { announcementEndpoints } from "@plaudit/api/announcement.ts";
import { done } from "../../done.ts";
import { routes } from "../../routes.ts";
import { countAudience } from "./by-language.ts";
import { exportReaders } from "./export-readers.ts";
import { openingsOf } from "./openings.ts";
import { listAnnouncements, listReaders, oneAnnouncement, readRateOf } from "./reads.ts";
import { tvAnnouncements } from "./tv-announcements.ts";
import type { RenderAnnouncement } from "./verbs/announce.ts";
import { participate } from "./verbs/participate.ts";
import { previewMail, sendTest } from "./verbs/preview-mail.ts";
import { remindReaders } from "./verbs/remind-readers.ts";
import {
  cloneAnnouncement,
  createAnnouncement,
  deleteAnnouncement,
  updateAnnouncement,
} from "./verbs/write-announcement.ts";

export const announcementRoutes = (render: RenderAnnouncement) =>
  routes(announcementEndpoints, {
    "GET /announcement/announcements": (ctx, { query }) => listAnnouncements(ctx, query),
    "POST /announcement/announcements": (ctx, { body }) => createAnnouncement(ctx, body),
    "GET /announcement/announcements/{id}": (ctx, { params }) => oneAnnouncement(ctx, params.id),
    "PATCH /announcement/announcements/{id}": (ctx, { params, body }) => updateAnnouncement(ctx, params.id, body),
    "DELETE /announcement/announcements/{id}": (ctx, { params }) => done(deleteAnnouncement(ctx, params.id)),
    "POST /announcement/announcements/{id}/clone": (ctx, { params }) => cloneAnnouncement(ctx, params.id),
    "POST /announcement/announcements/emailPreview": (ctx, { body }) => previewMail(ctx, render, body),
    "POST /announcement/announcements/{id}/emailTest": (ctx, { params, body }) =>
      sendTest(ctx, render, params.id, body),
    "POST /announcement/announcements/audience": (ctx, { body }) => countAudience(ctx, body.audience),
    "POST /announcement/announcements/{id}/reminders": (ctx, { params }) => remindReaders(ctx, params.id),
    "PUT /announcement/announcements/{id}/participation": (ctx, { params, body }) =>
      participate(ctx, params.id, body.confirmed === true),
    "GET /announcement/announcements/{id}/readRate": (ctx, { params }) => readRateOf(ctx, params.id),
    "GET /announcement/announcements/{id}/readers": (ctx, { params, query }) => listReaders(ctx, params.id, query),
    "GET /announcement/openings": (ctx) => openingsOf(ctx),
    "GET /announcement/tv/{id}/announcements": (ctx) => tvAnnouncements(ctx),
    "GET /announcement/announcements/{id}/readers/export": async (ctx, { params, query }) =>
      (await exportReaders(ctx, params.id, query)) as never,
  });
