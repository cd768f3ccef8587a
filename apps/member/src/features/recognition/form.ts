import type { Args } from "@plaudit/api/client.ts";
import type { EndpointKey } from "@plaudit/api/endpoint.ts";
import { MOST_POINTS, maxPerRecipient } from "@plaudit/api/gift-limits.ts";
import type { Attachment } from "@plaudit/api/media.ts";
import type { Recognition } from "@plaudit/api/recognition.ts";
import { measureText, type RichText, textLimits, tidyText } from "@plaudit/api/rich-words.ts";
import type { Recipient } from "@plaudit/api/shared.ts";
import { emptyText } from "@plaudit/ui/entity/rich-text.ts";

type Body = Args<"POST /recognition/recognitions" & EndpointKey>["body"];
type Published = Extract<Body, { status: "published" }>;
type Draft = Extract<Body, { status: "draft" }>;

/** A message that was refined, and what Undo brings back. */
export interface Refined {
  before: RichText;
  /** Of the message before. */
  beforeId: string | null;
  after: RichText;
}

/** The form's values; the names are those in the server's validation errors. */
export interface SendValues {
  sendTo: Recipient[];
  message: RichText;
  qualities: string[];
  /** Null until a preset or a number was chosen. */
  amount: number | null;
  tenantWide: boolean;
  /** Files that are there. */
  attachments: Attachment[];
  /** The address of its GIF, if it has one. */
  gifs: string[];
  refinementId: string | null;
  /** Null once the message was saved: what was there before is on this device only. */
  refined: Refined | null;
  /** The recipient from the address that is already in the form. */
  asked: string | null;
}
export const emptySend: SendValues = {
  sendTo: [],
  message: emptyText,
  qualities: [],
  amount: null,
  tenantWide: true,
  attachments: [],
  gifs: [],
  refinementId: null,
  refined: null,
  asked: null,
};
/** The form of a draft or a published recognition. 0 points in a draft count as not chosen, unless it is scheduled. */
export const valuesOf = (item: Recognition): SendValues => ({
  sendTo: item.sendTo,
  message: item.message.content.length > 0 ? item.message : emptyText,
  qualities: item.qualities.map((quality) => quality.id),
  amount: item.status === "draft" && item.amount === 0 && !item.scheduledAt ? null : item.amount,
  tenantWide: item.tenantWide,
  attachments: item.attachmentUrls,
  gifs: item.gifs,
  refinementId: item.refinementId,
  refined: null,
  asked: null,
});

export const sendFields = ["sendTo", "message", "attachments", "gifs", "qualities", "amount"] as const;
export type SendField = (typeof sendFields)[number];
/** What is not there yet, or will not come. */
export type FileProblem = "uploading" | "failed";
export type Problem = "noRecipient" | "noMessage" | "tooLong" | "noQualities" | "noAmount" | "overMax" | FileProblem;

export interface SendRules {
  /** False where the tenant has no points or the member's account is locked: the amount is 0 then. */
  points: boolean;
  /** Points for each person at most. */
  max: number;
  /** The tenant has qualities, so one is needed. */
  qualities: boolean;
  files?: FileProblem | null;
}

/** The most that one person may get; `left` is null while the balance loads. */
export const maxFor = (left: number | null, people: number, most = MOST_POINTS) =>
  left === null ? most : Math.min(most, maxPerRecipient(left, people));

/** Points for each recipient: 0 if points cannot be chosen. */
export const amountOf = (chosen: number | null, rules: SendRules) => (rules.points && rules.max > 0 ? chosen : 0);

/** What keeps a recognition from being sent, field by field. */
export function problemsOf(values: SendValues, rules: SendRules): Partial<Record<SendField, Problem>> {
  const { fault } = measureText(values.message, textLimits.recognition);
  const problems: Partial<Record<SendField, Problem>> = {};
  if (values.sendTo.length === 0) problems.sendTo = "noRecipient";
  if (fault === "empty") problems.message = "noMessage";
  else if (fault === "tooLong") problems.message = "tooLong";
  if (rules.files) problems.attachments = rules.files;
  if (rules.qualities && values.qualities.length === 0) problems.qualities = "noQualities";
  const amount = amountOf(values.amount, rules);
  if (amount === null) problems.amount = "noAmount";
  else if (amount > rules.max) problems.amount = "overMax";
  return problems;
}

const isUnwritten = (message: RichText) => measureText(message, textLimits.recognition).fault === "empty";
export const isEmpty = (values: SendValues) => values.sendTo.length === 0 && isUnwritten(values.message);

/** The recipient of the address joins a message that was started, and is the only one of an empty form. */
export function withAsked(values: SendValues, recipient: Recipient, asked: string): SendValues {
  if (values.asked === asked && values.sendTo.length > 0) return values;
  const others = isUnwritten(values.message) ? [] : values.sendTo.filter((to) => to.id !== recipient.id);
  return { ...values, asked, sendTo: [...others, recipient] };
}

const shared = (values: SendValues) => ({
  message: tidyText(values.message),
  sendTo: values.sendTo.map(({ id, type }) => ({ id, type })),
  qualityIds: values.qualities,
  tenantWide: values.tenantWide,
  attachments: values.attachments.map((file) => file.id),
  gifs: values.gifs,
  refinementId: values.refinementId,
});

export const toBody = (values: SendValues, rules: SendRules, ignoreExceptions: boolean): Published => ({
  status: "published",
  ...shared(values),
  amount: amountOf(values.amount, rules) ?? 0,
  ...(ignoreExceptions ? { ignoreExceptions } : {}),
});

/** The values as a draft, complete or not; `scheduledAt` is the time of publishing. */
export const toDraft = (values: SendValues, scheduledAt: string | null): Draft => ({
  status: "draft",
  ...shared(values),
  amount: values.amount ?? 0,
  scheduledAt,
});

/** Whether saving would change anything. */
export const isChanged = (values: SendValues, saved: SendValues): boolean =>
  JSON.stringify(toDraft(values, null)) !== JSON.stringify(toDraft(saved, null));

export const isSameText = (a: RichText, b: RichText): boolean =>
  JSON.stringify(tidyText(a)) === JSON.stringify(tidyText(b));

type Undone = Pick<SendValues, "message" | "refinementId"> & { refined: null };

/** Undo brings back what the author wrote last: refined once more without a change, that is still the first. */
export function withRefined(values: SendValues, refinementId: string, after: RichText) {
  const { message, refined } = values;
  const first = refined && isSameText(message, refined.after) ? refined : null;
  const { before, beforeId } = first ?? { before: message, beforeId: values.refinementId };
  return { message: after, refinementId, refined: { before, beforeId, after } };
}
export const withoutRefined = ({ before, beforeId }: Refined): Undone => ({
  message: before,
  refinementId: beforeId,
  refined: null,
});
