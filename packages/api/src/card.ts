import * as z from "zod/mini";
import {
  cardDesigns,
  cardLists,
  cardOccasions,
  cardStates,
  MOST_CARD_PAGES,
  MOST_CARD_RECIPIENTS,
  MOST_TURN,
  signatureHands,
} from "./card-designs.ts";
import { endpoints } from "./endpoint.ts";
import { flagBody } from "./engagement.ts";
import { attachment } from "./media.ts";
import { richText, richTextInput } from "./rich-text.ts";
import {
  count,
  day,
  flag,
  id,
  idParams,
  instant,
  listOf,
  name,
  nothing,
  pdf,
  permissionsOn,
  personSummary,
  recipientRef,
  text,
  whenMissing,
} from "./shared.ts";

const design = z.enum(cardDesigns);
const occasion = z.enum(cardOccasions);
const cursor = z.optional(z.string().check(z.maxLength(200)));
const sized = (usual: number, most: number) =>
  z._default(
    z.pipe(
      z.transform((value: unknown) => (typeof value === "string" && /^\d{1,6}$/.test(value) ? Number(value) : value)),
      z.int().check(z.minimum(1), z.maximum(most)),
    ),
    usual,
  );

/** Where a hand put it: its page from 0 on, its start and top in ten-thousandths of that page, and its turn in degrees. */
const placement = z.strictObject({
  page: z.int().check(z.minimum(0), z.maximum(MOST_CARD_PAGES - 1)),
  x: z.int().check(z.minimum(0), z.maximum(10_000)),
  y: z.int().check(z.minimum(0), z.maximum(10_000)),
  rotation: z.int().check(z.minimum(-MOST_TURN), z.maximum(MOST_TURN)),
});
export type Placement = z.infer<typeof placement>;

const side = z.int().check(z.minimum(1), z.maximum(10_000));
/** A moving picture by its address at the configured service; its size in pixels. */
const gif = z.strictObject({ url: z.url("gifUrl"), width: side, height: side });
export type SignatureGif = z.infer<typeof gif>;

export const cardSignature = z.object({
  __entity_type__: z.literal("cardSignature"),
  __permissions__: permissionsOn("cardSignature"),
  id,
  author: personSummary,
  message: richText,
  messageText: z.string(),
  hand: z.enum(signatureHands),
  /** A hue of the palette; null for the author's own. */
  ink: z.nullable(count),
  gif: z.nullable(gif),
  picture: z.nullable(attachment),
  /** Null where the rule placed it. */
  placement: z.nullable(placement),
  /** Where it stands from its signing on: its page, its start and top on a page of 600 by 840, and its turn around its middle. */
  spot: z.object({ page: count, x: z.number(), y: z.number(), turn: z.number() }),
  /** The reader has reported it. */
  ownFlag: z.boolean(),
  createdAt: instant,
  editedAt: z.nullable(instant),
});
export type CardSignature = z.infer<typeof cardSignature>;

const answer = z.object({ member: personSummary, message: richText, messageText: z.string(), createdAt: instant });

export const card = z.object({
  __entity_type__: z.literal("card"),
  __permissions__: permissionsOn("card"),
  id,
  title: z.string(),
  occasion,
  design,
  /** What its front counts, such as the rings of a tree. */
  years: z.nullable(count),
  /** Each opens it at their own hour. */
  recipients: z.array(
    z.object({
      ...personSummary.shape,
      teamName: z.nullable(z.string()),
      timezone: z.string(),
      opensAt: instant,
      /** Null before, and for who had left by then. */
      deliveredAt: z.nullable(instant),
    }),
  ),
  organizer: personSummary,
  deliverOn: day,
  deliverTime: z.string(),
  state: z.enum(cardStates),
  /** When the first of them received it. */
  deliveredAt: z.nullable(instant),
  signatureCount: count,
  /** The last faces that signed, at most six. */
  signers: z.array(personSummary),
  /** What the reader is on it: a recipient knows of it from its delivery on. */
  as: z.enum(["organizer", "contributor", "recipient"]),
  /** For those who sign; null for its recipients. */
  signing: z.nullable(
    z.object({
      contributorCount: count,
      /** A word of the organizer to those who sign. */
      note: z.nullable(z.string()),
      /** Whether whoever was invited may invite others. */
      contributorsInvite: z.boolean(),
      /** Teams that were invited, by name. */
      teamNames: z.array(z.string()),
    }),
  ),
  ownSignature: z.nullable(cardSignature),
  answers: z.array(answer),
  createdAt: instant,
  version: z.int(),
});
export type Card = z.infer<typeof card>;

const fields = {
  title: name(80),
  occasion,
  design,
  years: z.nullable(z.int().check(z.minimum(1), z.maximum(70))),
  recipientIds: z
    .array(id, whenMissing("recipient"))
    .check(z.minLength(1, "recipient"), z.maxLength(MOST_CARD_RECIPIENTS)),
  /** A day and an hour ("09:00") where each recipient is. */
  deliverOn: day,
  deliverTime: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
  note: z.nullable(text(300)),
  contributorsInvite: z.boolean(),
};
const invited = z.array(recipientRef).check(z.maxLength(200));
export const cardBody = z.strictObject({
  ...fields,
  /** A draft asks nobody yet. */
  state: z.enum(["draft", "open"]),
  /** People and teams to invite. */
  sendTo: invited,
});
export type CardBody = z.infer<typeof cardBody>;
export const cardChange = z.strictObject({
  ...z.partial(z.strictObject(fields)).shape,
  state: z.optional(z.literal("open")),
  version: z.int(),
});

export const signatureBody = z.strictObject({
  /** May be empty beside a picture or a GIF. */
  message: richTextInput("card.messageMissing"),
  hand: z.enum(signatureHands),
  ink: z.nullable(z.int().check(z.minimum(0), z.maximum(359))),
  gif: z.nullable(gif),
  /** A media object that the caller uploaded for cards; not beside a GIF. */
  pictureId: z.nullable(id),
  placement: z.nullable(placement),
});
export type SignatureBody = z.infer<typeof signatureBody>;

export const cardContributor = z.object({
  __entity_type__: z.literal("cardContributor"),
  __permissions__: permissionsOn("cardContributor"),
  id,
  member: personSummary,
  /** Who asked them; null for the organizer. */
  invitedBy: z.nullable(personSummary),
  signedAt: z.nullable(instant),
  /** When they were reminded last. */
  remindedAt: z.nullable(instant),
});
export type CardContributor = z.infer<typeof cardContributor>;

const configurable = {
  /** Those that may be chosen, in the product's order. */
  designs: z.array(design).check(z.minLength(1)),
  occasions: z.array(occasion).check(z.minLength(1)),
  /** Made for everybody who has a manager, who organizes them. */
  automaticBirthday: z.boolean(),
  automaticYears: z.boolean(),
};
export const cardSettings = z.object({
  __entity_type__: z.literal("cardSettings"),
  __permissions__: permissionsOn("cardSettings"),
  id,
  ...configurable,
  /** For those who manage cards: delivered this year, by occasion, and the median of signatures on them. */
  delivered: z.nullable(
    z.object({ byOccasion: z.partialRecord(occasion, count), medianSignatures: z.nullable(count) }),
  ),
  version: count,
});
export type CardSettings = z.infer<typeof cardSettings>;
export const cardSettingsBody = z.strictObject({ ...configurable, version: count });

const browses = { scope: "tenant", permission: "card:browse" } as const;

export const cardEndpoints = endpoints({
  "GET /card/cards": {
    ...browses,
    summary: "The caller's cards, newest first: those that they organize, were invited to sign, or have received",
    query: z.strictObject({ list: z._default(z.enum(cardLists), "all"), cursor, pageSize: sized(20, 100) }),
    response: listOf(card),
  },
  "POST /card/cards": {
    ...browses,
    summary: "Start a card; an open one asks those who are invited to sign",
    action: null,
    body: cardBody,
    response: card,
  },
  "GET /card/cards/{id}": {
    ...browses,
    summary: "One card, for those who sign it, and for its recipients from its delivery on",
    params: idParams,
    response: card,
  },
  "PATCH /card/cards/{id}": {
    ...browses,
    summary: "Change a card before its delivery, or open a draft or one that came back",
    action: ["card.edit", "card.open"],
    params: idParams,
    body: cardChange,
    response: card,
    errors: ["VersionConflict", "Conflict", "Forbidden"],
  },
  "DELETE /card/cards/{id}": {
    ...browses,
    summary: "Delete a card that nobody has received, with its signatures",
    action: "card.delete",
    params: idParams,
    response: nothing,
    errors: ["Conflict", "Forbidden"],
  },
  "POST /card/cards/{id}/deliver": {
    ...browses,
    summary: "Deliver a card now, to all of its recipients",
    action: "card.deliver",
    params: idParams,
    response: card,
    errors: ["Conflict", "Forbidden"],
  },
  "GET /card/cards/{id}/contributors": {
    ...browses,
    summary: "Who was invited to sign, by name",
    params: idParams,
    query: z.strictObject({ signed: z.optional(flag), cursor, pageSize: sized(50, 100) }),
    response: listOf(cardContributor),
    errors: ["Forbidden"],
  },
  "POST /card/cards/{id}/contributors": {
    ...browses,
    summary: "Invite people and teams to sign; recipients and those invited before are left out",
    action: "card.invite",
    params: idParams,
    body: z.strictObject({ sendTo: invited.check(z.minLength(1, "recipient")) }),
    response: z.object({ invited: count }),
    errors: ["Conflict", "Forbidden"],
  },
  "DELETE /card/contributors/{id}": {
    ...browses,
    summary: "Withdraw the invitation of somebody who has not signed",
    action: "cardContributor.delete",
    params: idParams,
    response: nothing,
    errors: ["Conflict", "Forbidden"],
  },
  "POST /card/contributors/{id}/reminders": {
    ...browses,
    summary: "Remind somebody who has not signed, at most once a day",
    action: "cardContributor.remind",
    params: idParams,
    response: cardContributor,
    errors: ["Conflict", "Forbidden"],
  },
  "GET /card/cards/{id}/signatures": {
    ...browses,
    summary: "Signatures in the order in which they came",
    params: idParams,
    query: z.strictObject({ cursor, pageSize: sized(100, 500) }),
    response: listOf(cardSignature),
  },
  "GET /card/cards/{id}/pdf": {
    ...browses,
    summary: "The card as a PDF document to print",
    params: idParams,
    response: pdf,
    errors: ["Unavailable"],
    outside: true,
  },
  "PUT /card/cards/{id}/signature": {
    ...browses,
    summary: "Sign a card, or change the caller's signature",
    action: "card.sign",
    params: idParams,
    body: signatureBody,
    response: cardSignature,
    errors: ["Conflict", "Forbidden"],
  },
  "DELETE /card/signatures/{id}": {
    ...browses,
    summary: "Remove the caller's signature before delivery; the organizer may remove any",
    action: "cardSignature.delete",
    params: idParams,
    response: nothing,
    errors: ["Conflict", "Forbidden"],
  },
  "PUT /card/signatures/{id}/flags": {
    ...browses,
    summary: "Report a signature to the moderators, with a reason",
    action: "cardSignature.flag",
    params: idParams,
    body: flagBody,
    response: nothing,
  },
  "DELETE /card/signatures/{id}/flags": {
    ...browses,
    summary: "Withdraw the caller's report",
    action: "cardSignature.flag",
    params: idParams,
    response: nothing,
  },
  "PUT /card/cards/{id}/answer": {
    ...browses,
    summary: "A recipient answers all who signed, or changes that answer; the first one notifies them",
    action: "card.answer",
    params: idParams,
    body: z.strictObject({ message: richTextInput("card.answerMissing") }),
    response: card,
    errors: ["Conflict", "Forbidden"],
  },
  "GET /celebration/calendar/card": {
    ...browses,
    summary: "The caller's cards whose day is among these, by day; at most a hundred",
    query: z.strictObject({ from: day, to: day }),
    response: z.object({ results: z.array(card) }),
  },
  "GET /card/settings": {
    ...browses,
    summary: "Designs and occasions that may be chosen, and which cards are made by themselves",
    response: cardSettings,
  },
  "PATCH /card/settings": {
    summary: "Change them, for cards that are started from now on",
    scope: "tenant",
    permission: "card:manage",
    action: "cardSettings.edit",
    body: cardSettingsBody,
    response: cardSettings,
    errors: ["VersionConflict"],
  },
});
