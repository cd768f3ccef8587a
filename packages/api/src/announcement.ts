import * as z from "zod/mini";
import { article, articleInput } from "./article.ts";
import { audience, audienceBody } from "./audience.ts";
import { endpoints } from "./endpoint.ts";
import { engagementFields } from "./engagement.ts";
import { engagementEndpoints } from "./engagement-endpoints.ts";
import { attachment } from "./media.ts";
import { MOST_ATTACHMENTS } from "./media-limits.ts";
import {
  count,
  csv,
  flag,
  id,
  idParams,
  instant,
  language,
  listOf,
  name,
  nothing,
  page,
  pageSize,
  permissionsOn,
  personSummary,
  wordList,
} from "./shared.ts";

export const announcementStatuses = ["draft", "scheduled", "active", "archived"] as const;
export type AnnouncementStatus = (typeof announcementStatuses)[number];
const wording = z.object({ title: z.string(), body: article });
const translated = { en: z.optional(wording), fr: z.optional(wording), ar: z.optional(wording) };
/** Days for which it stands first in the feed; null for none. */
const pinForDays = z.nullable(z.union([z.literal(1), z.literal(3), z.literal(7)]));

/** People who may read it now, how many of them have, and how many have confirmed it. */
const readRate = z.object({ audience: count, read: count, confirmed: count });
export type ReadRate = z.infer<typeof readRate>;

export const announcement = z.object({
  __entity_type__: z.literal("announcement"),
  __permissions__: permissionsOn("announcement"),
  id,
  /** Of title and body: the reader's, or the announcement's own where it has none in the reader's. */
  language,
  title: z.string(),
  body: article,
  /** The beginning of its text. */
  summary: z.string(),
  /** Media objects, in order; what they show and where is in `attachmentUrls`. */
  attachments: z.array(id),
  attachmentUrls: z.array(attachment),
  createdBy: personSummary,
  createdAt: instant,
  status: z.enum(announcementStatuses),
  publishedAt: z.nullable(instant),
  /** When its text or files were changed last after it was published. */
  editedAt: z.nullable(instant),
  archivedAt: z.nullable(instant),
  pinnedUntil: z.nullable(instant),
  /** Whether its readers are asked to confirm that they have read it. */
  confirm: z.boolean(),
  /** The reader's own. */
  readAt: z.nullable(instant),
  confirmedAt: z.nullable(instant),
  /** For those who manage announcements, and on its own page; null for an audience of fewer than five. */
  readRate: z.nullable(readRate),
  /** For those who manage announcements. */
  plan: z.nullable(
    z.object({
      /** In the language in which it was written, and in others. */
      main: z.object({ language, ...wording.shape }),
      translations: z.object(translated),
      audience,
      publishAt: z.nullable(instant),
      archiveAt: z.nullable(instant),
      pinForDays,
      mail: z.boolean(),
    }),
  ),
  ...engagementFields,
  version: z.int(),
});
export type Announcement = z.infer<typeof announcement>;

const written = { title: name(80), body: articleInput };
const version = z.optional(z.strictObject(written));
const fields = {
  ...written,
  /** In further languages; in its own it is what `title` and `body` are. */
  translations: z.optional(z.strictObject({ en: version, fr: version, ar: version })),
  /** Media objects that the caller uploaded for announcements. */
  attachments: z.array(id).check(z.maxLength(MOST_ATTACHMENTS, "attachmentsMost")),
  audience: audienceBody,
  publishAt: z.nullable(instant),
  archiveAt: z.nullable(instant),
  pinForDays,
  mail: z.boolean(),
  confirm: z.boolean(),
};
export const announcementBody = z.strictObject({ ...fields, status: z.enum(["draft", "scheduled", "active"]) });
export type AnnouncementBody = z.infer<typeof announcementBody>;
const change = z.strictObject({
  ...z.partial(announcementBody).shape,
  status: z.optional(z.enum(announcementStatuses)),
  version: z.int(),
});

const manage = "announcement:manage";
const browse = "timeline:browse";
const mailBody = z.strictObject({ language, title: z.optional(fields.title), body: z.optional(fields.body) });
const previewBody = z.strictObject({
  ...written,
  language,
  confirm: z.boolean(),
  /** Of one that is written: who wrote it, and its files. */
  id: z.optional(id),
});

export const announcementEndpoints = endpoints({
  "GET /announcement/announcements": {
    summary: "Announcements, the latest first",
    scope: "tenant",
    permission: manage,
    query: z.strictObject({ statusIn: z.optional(wordList(announcementStatuses)), page, pageSize }),
    response: listOf(announcement),
  },
  "POST /announcement/announcements": {
    summary: "Write an announcement: a draft, scheduled, or published at once",
    scope: "tenant",
    permission: manage,
    action: null,
    body: announcementBody,
    response: announcement,
  },
  "GET /announcement/announcements/{id}": {
    summary: "One announcement, for its audience and for those who manage announcements",
    scope: "tenant",
    permission: browse,
    params: idParams,
    response: announcement,
  },
  "PATCH /announcement/announcements/{id}": {
    summary: "Change, schedule, publish or archive an announcement; whom a published one is for stays",
    scope: "tenant",
    permission: manage,
    action: ["announcement.edit", "announcement.publish", "announcement.archive"],
    params: idParams,
    body: change,
    response: announcement,
    errors: ["VersionConflict", "Conflict"],
  },
  "DELETE /announcement/announcements/{id}": {
    summary: "Delete a draft",
    scope: "tenant",
    permission: manage,
    action: "announcement.delete",
    params: idParams,
    response: nothing,
    errors: ["Conflict"],
  },
  "POST /announcement/announcements/{id}/clone": {
    summary: "Copy an announcement of any state to a new draft, without its files",
    scope: "tenant",
    permission: manage,
    action: "announcement.clone",
    params: idParams,
    response: announcement,
  },
  "POST /announcement/announcements/emailPreview": {
    summary: "The mail in a language as it would be with these words, whether or not they are saved",
    scope: "tenant",
    permission: manage,
    action: null,
    body: previewBody,
    response: z.object({
      language,
      subject: z.string(),
      /** Who announces it. */
      by: z.string(),
      /** How many files it has; empty for none. */
      files: z.string(),
      /** The label of its button. */
      action: z.string(),
      /** Why it comes. */
      why: z.string(),
      html: z.string(),
      text: z.string(),
    }),
  },
  "POST /announcement/announcements/{id}/emailTest": {
    summary: "Send the mail to the caller alone; with a title or a body, as it would be with these",
    scope: "tenant",
    permission: manage,
    action: "announcement.edit",
    counted: "testMails",
    params: idParams,
    body: mailBody,
    response: z.object({ address: z.string() }),
    errors: ["Conflict"],
  },
  "POST /announcement/announcements/audience": {
    summary: "Whom it would be for if it was published now: by language, and how many have no address",
    scope: "tenant",
    permission: manage,
    action: null,
    body: z.strictObject({ audience: audienceBody }),
    response: z.object({
      people: count,
      /** Who cannot be mailed. */
      withoutEmail: count,
      languages: z.array(z.object({ language, people: count })),
    }),
  },
  "POST /announcement/announcements/{id}/reminders": {
    summary: "Remind those who have not read it, or not confirmed it where that is asked for; once a day",
    scope: "tenant",
    permission: manage,
    action: "announcement.remind",
    params: idParams,
    response: z.object({ people: count }),
    errors: ["Conflict"],
  },
  "PUT /announcement/announcements/{id}/participation": {
    summary: "The caller has read it, and with `confirmed` says so; a second time changes nothing",
    scope: "tenant",
    permission: browse,
    action: "announcement.participate",
    params: idParams,
    body: z.strictObject({ confirmed: z.optional(z.literal(true)) }),
    response: announcement,
    errors: ["Conflict"],
  },
  "GET /announcement/announcements/{id}/readRate": {
    summary: "How many of its audience have read it, and how that grew",
    scope: "tenant",
    permission: manage,
    params: idParams,
    response: z.object({
      ...readRate.shape,
      /** Half of those who read it did so within so many seconds; null while nobody has. */
      medianSeconds: z.nullable(count),
      /** How many had read it at an instant, from its publication on; at most sixty steps. */
      steps: z.array(z.object({ at: instant, read: count })),
      /** By the teams of its audience, the largest ones. */
      teams: z.array(z.object({ id, name: z.string(), ...readRate.shape })),
      /** By the language that they read, the most frequent one first. */
      languages: z.array(z.object({ language, ...readRate.shape })),
      /** Whom a reminder would reach, and those of before. */
      waiting: count,
      reminders: z.array(z.object({ at: instant, people: count })),
      /** From when on the next one may be sent; null now. */
      remindFrom: z.nullable(instant),
    }),
  },
  "GET /announcement/announcements/{id}/readers": {
    summary: "Its audience by name, with when each read and confirmed it",
    scope: "tenant",
    permission: manage,
    params: idParams,
    query: z.strictObject({ read: z.optional(flag), confirmed: z.optional(flag), page, pageSize }),
    response: listOf(
      z.object({
        ...personSummary.shape,
        readAt: z.nullable(instant),
        confirmedAt: z.nullable(instant),
        /** Whether they can be mailed. */
        hasEmail: z.boolean(),
      }),
    ),
  },
  "GET /announcement/openings": {
    summary: "When people read announcements: by the hour of their own day, over the last 90 days",
    scope: "tenant",
    permission: manage,
    /** 24 numbers; null while fewer than five people have read one. */
    response: z.object({ hours: z.nullable(z.array(count)) }),
  },
  "GET /announcement/tv/{id}/announcements": {
    summary: "What a channel's screen shows: active announcements of its period that are for everybody",
    scope: "tv",
    permission: null,
    params: idParams,
    query: z.strictObject({ token: z.string() }),
    response: z.object({
      results: z.array(
        z.object({
          id,
          title: z.string(),
          /** The beginning of its text. */
          summary: z.string(),
          /** Null for who stays off the screens. */
          from: z.nullable(personSummary),
          /** Pictures alone. */
          attachmentUrls: z.array(attachment),
          createdAt: instant,
        }),
      ),
    }),
  },
  "GET /announcement/announcements/{id}/readers/export": {
    summary: "The same as CSV",
    scope: "tenant",
    permission: manage,
    params: idParams,
    query: z.strictObject({ read: z.optional(flag), confirmed: z.optional(flag) }),
    response: csv,
  },
  ...engagementEndpoints("announcement", browse),
});
