import * as z from "zod/mini";
import { contributorEndpoints, invited } from "./card-contributor.ts";
import { cardDesigns, cardLists, cardOccasions, cardStates, MOST_CARD_RECIPIENTS } from "./card-designs.ts";
import { cardSettingsEndpoints } from "./card-settings.ts";
import { cardSignature, signatureEndpoints } from "./card-signature.ts";
import { endpoints } from "./endpoint.ts";
import { richText, richTextInput } from "./rich-text.ts";
import {
  clockTime,
  count,
  day,
  id,
  idParams,
  instant,
  listOf,
  name,
  nothing,
  pageSize,
  pdf,
  permissionsOn,
  personSummary,
  text,
  whenMissing,
} from "./shared.ts";

const design = z.enum(cardDesigns);
const occasion = z.enum(cardOccasions);
const cursor = z.optional(z.string().check(z.maxLength(200)));
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
  /** When the reader received it; for the others when the first recipient did. */
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
      /** Those who have not signed are reminded once, two days before the first recipient opens it. */
      remind: z.boolean(),
      remindedAt: z.nullable(instant),
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
  deliverTime: clockTime,
  note: z.nullable(text(300)),
  contributorsInvite: z.boolean(),
};
export const cardBody = z.strictObject({
  ...fields,
  remind: z._default(z.boolean(), true),
  /** A draft asks nobody yet. */
  state: z.enum(["draft", "open"]),
  /** People and teams to invite. */
  sendTo: invited,
});
export type CardBody = z.infer<typeof cardBody>;
export const cardChange = z.strictObject({
  ...z.partial(z.strictObject(fields)).shape,
  remind: z.optional(z.boolean()),
  state: z.optional(z.literal("open")),
  version: z.int(),
});

const browses = { scope: "tenant", permission: "card:browse" } as const;

export const cardEndpoints = endpoints({
  "GET /card/cards": {
    ...browses,
    summary: "The caller's cards, newest first: those that they organize, were invited to sign, or have received",
    query: z.strictObject({ list: z._default(z.enum(cardLists), "all"), cursor, pageSize }),
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
  "GET /card/cards/{id}/pdf": {
    ...browses,
    summary: "The card as a PDF document to print",
    params: idParams,
    response: pdf,
    errors: ["Unavailable"],
    outside: true,
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
  ...signatureEndpoints,
  ...contributorEndpoints,
  ...cardSettingsEndpoints,
});
