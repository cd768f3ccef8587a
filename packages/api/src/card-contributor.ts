import * as z from "zod/mini";
import { endpoints } from "./endpoint.ts";
import {
  count,
  flag,
  id,
  idParams,
  instant,
  listOf,
  nothing,
  permissionsOn,
  personSummary,
  recipientRef,
  wholeNumber,
} from "./shared.ts";

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

export const invited = z.array(recipientRef).check(z.maxLength(200));
const browses = { scope: "tenant", permission: "card:browse" } as const;
const cursor = z.optional(z.string().check(z.maxLength(200)));
export const contributorEndpoints = endpoints({
  "GET /card/cards/{id}/contributors": {
    ...browses,
    summary: "Who was invited to sign, by name; with `signed=true` those who signed, the latest first",
    params: idParams,
    query: z.strictObject({ signed: z.optional(flag), cursor, pageSize: wholeNumber(50, 100) }),
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
});
