import * as z from "zod/mini";
import { endpoints } from "./endpoint.ts";
import { CODE_LENGTH, codeLetters, FEEDBACK_MAX } from "./feedback-limits.ts";
import {
  day,
  id,
  idParams,
  instant,
  listOf,
  nothing,
  page,
  pageSize,
  permissionsOn,
  personSummary,
  text,
} from "./shared.ts";

const feedbackCode = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(40)),
    z.transform((written: string) => written.toUpperCase().replace(/[^0-9A-Z]/g, "")),
  ),
  z.string().check(z.regex(new RegExp(`^[${codeLetters}]{${CODE_LENGTH}}$`), "feedback.code")),
);

export const feedbackMessage = z.object({
  id,
  /** Null for who wrote without a name. */
  from: z.nullable(personSummary),
  /** Whether it is the company's answer. */
  answer: z.boolean(),
  text: z.string(),
  /** A day and no time: another event at the same time would reveal the author. */
  day,
});

const thread = {
  messages: z.array(feedbackMessage),
  closedAt: z.nullable(instant),
};
export const feedback = z.object({
  __entity_type__: z.literal("feedback"),
  __permissions__: permissionsOn("feedback"),
  id,
  /** Null for who wrote without a name. */
  author: z.nullable(personSummary),
  ...thread,
  readAt: z.nullable(instant),
});
export type Feedback = z.infer<typeof feedback>;
/** A thread as the holder of its code reads it. */
export const anonymousFeedback = z.object(thread);
export type AnonymousFeedback = z.infer<typeof anonymousFeedback>;

export const feedbackBody = z.strictObject({ text: text(FEEDBACK_MAX) });
const withCode = z.strictObject({ code: feedbackCode });

const writing = { scope: "tenant", permission: "feedback:create" } as const;
const managing = { scope: "tenant", permission: "feedback:manage" } as const;

export const feedbackEndpoints = endpoints({
  "GET /feedback/feedback": {
    summary: "Feedback to the company, unanswered first",
    ...managing,
    query: z.strictObject({ state: z.optional(z.enum(["open", "closed"])), page, pageSize }),
    response: listOf(feedback),
  },
  "GET /feedback/feedback/my": {
    summary: "The caller's own feedback, under their name",
    ...writing,
    query: z.strictObject({ page, pageSize }),
    response: listOf(feedback),
  },
  "GET /feedback/feedback/{id}": {
    summary: "One thread of feedback",
    ...writing,
    params: idParams,
    response: feedback,
  },
  "GET /feedback/readers": {
    summary: "The readers of feedback",
    ...writing,
    response: z.object({ results: z.array(personSummary) }),
  },
  "POST /feedback/feedback": {
    summary: "Write to the company under the caller's name",
    ...writing,
    action: null,
    counted: "feedback",
    body: feedbackBody,
    response: feedback,
  },
  "POST /feedback/feedback/{id}/messages": {
    summary: "Answer, or write again as the author",
    ...writing,
    action: "feedback.reply",
    params: idParams,
    body: feedbackBody,
    response: feedback,
  },
  "PUT /feedback/feedback/{id}/read": {
    summary: "Mark it as read",
    ...managing,
    action: "feedback.markRead",
    params: idParams,
    response: nothing,
  },
  "PUT /feedback/feedback/{id}/closed": {
    summary: "Close it",
    ...managing,
    action: "feedback.close",
    params: idParams,
    response: feedback,
  },
  "DELETE /feedback/feedback/{id}/closed": {
    summary: "Open it again",
    ...managing,
    action: "feedback.reopen",
    params: idParams,
    response: feedback,
  },
  "POST /feedback/anonymous": {
    summary: "Write to the company anonymously; the code, created by the author, is the only way to open it again",
    ...writing,
    action: null,
    unattributed: true,
    counted: "feedback",
    body: z.strictObject({ ...feedbackBody.shape, ...withCode.shape }),
    response: nothing,
  },
  "POST /feedback/anonymous/lookups": {
    summary: "The anonymous thread of a code",
    ...writing,
    action: null,
    unattributed: true,
    body: withCode,
    response: anonymousFeedback,
  },
  "POST /feedback/anonymous/messages": {
    summary: "Write again by a code; a second one of the same id and words changes nothing",
    ...writing,
    action: null,
    unattributed: true,
    body: z.strictObject({ ...feedbackBody.shape, ...withCode.shape, id }),
    response: anonymousFeedback,
  },
});
