import * as z from "zod/mini";
import { MOST_CARD_PAGES, MOST_TURN, signatureHands } from "./card-designs.ts";
import { endpoints } from "./endpoint.ts";
import { flagBody } from "./engagement.ts";
import { attachment } from "./media.ts";
import { richText, richTextInput } from "./rich-text.ts";
import {
  count,
  id,
  idList,
  idParams,
  instant,
  listOf,
  nothing,
  permissionsOn,
  personSummary,
  wholeNumber,
} from "./shared.ts";

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

const browses = { scope: "tenant", permission: "card:browse" } as const;
const cursor = z.optional(z.string().check(z.maxLength(200)));
export const signatureEndpoints = endpoints({
  "GET /card/cards/{id}/signatures": {
    ...browses,
    summary: "Signatures in the order in which they came",
    params: idParams,
    query: z.strictObject({ idIn: z.optional(idList), cursor, pageSize: wholeNumber(100, 500) }),
    response: listOf(cardSignature),
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
  "PUT /card/cards/{id}/presence": {
    ...browses,
    summary: "The caller has the card open, and may be writing: whoever else has it open to sign is told",
    action: "card.sign",
    params: idParams,
    body: z.strictObject({ writing: z.boolean() }),
    response: nothing,
    errors: ["Conflict", "Forbidden"],
    passing: true,
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
});
