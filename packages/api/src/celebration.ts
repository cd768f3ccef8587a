import * as z from "zod/mini";
import { endpoints } from "./endpoint.ts";
import { engagementFields } from "./engagement.ts";
import { engagementEndpoints } from "./engagement-endpoints.ts";
import {
  count,
  day,
  id,
  idList,
  idParams,
  imageUrls,
  listOf,
  name,
  pageSize,
  permissionsOn,
  personSummary,
} from "./shared.ts";

export const celebrationKinds = ["birthday", "anniversary", "welcome", "onboarding"] as const;
export type CelebrationKind = (typeof celebrationKinds)[number];
/** Those of the feed and of screens, which a company gives words and pictures of its own; who joined is shown by itself. */
export const shownKinds = ["birthday", "anniversary", "onboarding"] as const satisfies CelebrationKind[];
export type ShownKind = (typeof shownKinds)[number];
/** Years in the company that an administrator may choose as milestones. */
export const milestoneYears = [1, 2, 3, 4, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50] as const;
/** Hours of the day from which the feed may have it; one that is missed is made up for until the day ends. */
export const LAST_HOUR = 20;
/** Everybody, those who share a team with the member, or whoever the member reports to; the member always. */
export const celebrationAudiences = ["everyone", "teams", "managers"] as const;
export type CelebrationAudience = (typeof celebrationAudiences)[number];
/** Days between the first and the last one of a list. */
export const MOST_DAYS = 62;

const kind = z.enum(celebrationKinds);
/** Of the years that the calendar has. */
const calendarDay = z.iso.date().check(z.refine((text) => text >= "1900-01-01" && text < "2200-01-01", "dateString"));

/** Somebody's day in the calendar, celebrated already or to come. */
const celebration = z.object({
  type: kind,
  memberDisplayData: personSummary,
  /** The day where the member is. */
  celebratedOn: day,
  /** Years of an anniversary, days of an onboarding; 0 where nothing is counted. */
  count,
  milestone: z.boolean(),
});
export type Celebration = z.infer<typeof celebration>;

/** A celebration in the feed, from its day on. */
export const calendarEvent = z.object({
  __entity_type__: z.literal("calendarEvent"),
  __permissions__: permissionsOn("calendarEvent"),
  id,
  ...celebration.shape,
  /** The company's own, in the reader's language. */
  words: z.nullable(z.string()),
  /** The company's own, in place of the drawing. */
  pictureUrls: z.nullable(imageUrls),
  ...engagementFields,
});
export type CalendarEvent = z.infer<typeof calendarEvent>;

const kindChoice = z.strictObject({
  active: z.boolean(),
  audience: z.enum(celebrationAudiences),
});
const words = z.strictObject({
  en: z.optional(name(150)),
  fr: z.optional(name(150)),
  ar: z.optional(name(150)),
});
const byKind = <T extends z.core.$ZodType>(of: T) =>
  z.strictObject({ birthday: of, anniversary: of, welcome: of, onboarding: of });

const byShownKind = <T extends z.core.$ZodType>(of: T) =>
  z.strictObject({ birthday: of, anniversary: of, onboarding: of });

const choices = {
  kinds: byKind(kindChoice),
  /** The feed has it from this hour on, where the member is. */
  hour: z.int().check(z.minimum(0), z.maximum(LAST_HOUR)),
  /** Anniversaries that the feed has; the calendar has every one. */
  milestones: z
    .array(z.int().check(z.refine((years) => (milestoneYears as readonly number[]).includes(years))))
    .check(z.maxLength(milestoneYears.length)),
  /** What the feed says in place of the product's own; `{name}`, and `{years}` or `{days}`, stand for what they name. */
  words: byShownKind(words),
  /** Media objects that the caller uploaded for celebrations, in place of the drawings. */
  pictures: byShownKind(z.nullable(id)),
};
export const celebrationPreferencesBody = z.strictObject({ ...choices, version: z.int() });
export type CelebrationPreferencesBody = z.infer<typeof celebrationPreferencesBody>;

const celebrationPreferences = z.object({
  __entity_type__: z.literal("celebrationPreferences"),
  __permissions__: permissionsOn("celebrationPreferences"),
  /** The tenant's. */
  id,
  ...choices,
  /** The product's own words as a company would write them, for each language to begin with. */
  usualWords: byShownKind(z.object({ en: z.string(), fr: z.string(), ar: z.string() })),
  pictureUrls: byShownKind(z.nullable(imageUrls)),
  /** Members who hide their day. */
  hidden: z.object({ birthday: count, anniversary: count }),
  /** Celebrations of each kind in the seven days from today, whether the kind is on or not. */
  week: byKind(count),
  version: z.int(),
});
export type CelebrationPreferences = z.infer<typeof celebrationPreferences>;

const hides = { hideBirthday: z.boolean(), hideAnniversary: z.boolean() };
const memberCelebrations = z.object({
  __entity_type__: z.literal("memberCelebrations"),
  __permissions__: permissionsOn("memberCelebrations"),
  /** The member's. */
  id,
  ...hides,
});
export type MemberCelebrations = z.infer<typeof memberCelebrations>;
const memberBody = z.strictObject(hides);

const browse = "celebration:browse";
const manage = "celebration:edit-tenant-preferences";
const teamIdIn = z.optional(idList);

export const celebrationEndpoints = endpoints({
  "GET /celebration/tenantPreferences": {
    summary: "What the company celebrates, and who sees it",
    scope: "tenant",
    permission: manage,
    response: celebrationPreferences,
  },
  "PUT /celebration/tenantPreferences": {
    summary: "Choose what the company celebrates",
    scope: "tenant",
    permission: manage,
    action: "celebrationPreferences.edit",
    body: celebrationPreferencesBody,
    response: celebrationPreferences,
    errors: ["VersionConflict"],
  },
  "GET /celebration/memberPreferences/my": {
    summary: "Which of the caller's days are hidden",
    scope: "tenant",
    permission: browse,
    response: memberCelebrations,
  },
  "PUT /celebration/memberPreferences/my": {
    summary: "Hide or show the caller's days, everywhere",
    scope: "tenant",
    permission: browse,
    action: "memberCelebrations.edit",
    body: memberBody,
    response: memberCelebrations,
  },
  "GET /celebration/memberPreferences/{id}": {
    summary: "Which of a member's days are hidden, for themselves and those who manage people",
    scope: "tenant",
    permission: browse,
    params: idParams,
    response: memberCelebrations,
  },
  "PUT /celebration/memberPreferences/{id}": {
    summary: "Hide or show a member's days, everywhere",
    scope: "tenant",
    permission: browse,
    action: "memberCelebrations.edit",
    params: idParams,
    body: memberBody,
    response: memberCelebrations,
  },
  "GET /celebration/calendar": {
    summary: "A month: each day with how many celebrations it has and the first of them",
    scope: "tenant",
    permission: browse,
    query: z.strictObject({
      /** Such as "2026-11"; the present one where the caller is, without it. */
      month: z.optional(z.string().check(z.regex(/^(?:19|2[01])\d{2}-(?:0[1-9]|1[0-2])$/, "dateString"))),
      teamIdIn,
    }),
    response: z.object({
      month: z.string(),
      /** Where the caller is. */
      today: day,
      total: count,
      days: z.array(z.object({ day, total: count, results: z.array(celebration) })),
    }),
  },
  "GET /celebration/calendar/upcoming": {
    summary:
      "Celebrations from one day to another, by day and name; without days, the next 31 from today, or of one member a year from 30 days ago",
    scope: "tenant",
    permission: browse,
    query: z.strictObject({
      from: z.optional(calendarDay),
      to: z.optional(calendarDay),
      teamIdIn,
      memberId: z.optional(id),
      /** `next` of the page before. */
      cursor: z.optional(z.string().check(z.maxLength(600))),
      pageSize,
    }),
    response: listOf(celebration),
  },
  "GET /celebration/tv/{id}/calendar": {
    summary: "What a channel's screen celebrates: the week from today, of its teams",
    scope: "tv",
    permission: null,
    params: idParams,
    query: z.strictObject({ token: z.string() }),
    response: z.object({
      /** Where the company is. */
      today: day,
      /** By day and name. Words, in the channel's language, and picture are the company's own. */
      results: z.array(
        z.object({ ...celebration.shape, words: z.nullable(z.string()), pictureUrls: z.nullable(imageUrls) }),
      ),
    }),
  },
  "GET /celebration/calendarEvents/{id}": {
    summary: "One celebration of the feed",
    scope: "tenant",
    permission: browse,
    params: idParams,
    response: calendarEvent,
  },
  ...engagementEndpoints("calendarEvent", browse),
});
