import * as z from "zod/mini";
import { MOST_REASON } from "./award-badges.ts";
import { awardType } from "./award-type.ts";
import { endpoints } from "./endpoint.ts";
import { isBlank } from "./plain-text.ts";
import {
  count,
  csv,
  flag,
  id,
  idParams,
  instant,
  nothing,
  pageSize,
  personSummary,
  search,
  whenMissing,
} from "./shared.ts";

const nominee = z.object({
  member: personSummary,
  /** Nominations of this person. */
  count,
  winner: z.boolean(),
  lastAt: instant,
});
export type Nominee = z.infer<typeof nominee>;

const nomination = z.object({
  id,
  nominee: personSummary,
  /** Null where nobody is to know before it is finalized. */
  nominator: z.nullable(personSummary),
  message: z.string(),
  createdAt: instant,
});
export type Nomination = z.infer<typeof nomination>;

export const nominateBody = z.strictObject({
  nomineeId: z.uuid(whenMissing("award.nomineeMissing")),
  message: z.string(whenMissing("award.reasonMissing")).check(
    z.trim(),
    z.minLength(1, "award.reasonMissing"),
    z.maxLength(MOST_REASON, "award.reasonLong"),
    // What cannot be seen is no reason either; what is empty is refused above.
    z.refine((text) => text === "" || !isBlank(text), "award.reasonMissing"),
  ),
});
const endBody = z.strictObject({ endAt: z.iso.datetime({ offset: true, ...whenMissing("award.endMissing") }) });
const cursor = z.optional(z.string().check(z.maxLength(200)));
const decides = { scope: "tenant", permission: "award:create-type", params: idParams, response: awardType } as const;
const nominates = { scope: "tenant", permission: "award:send-own-type", params: idParams } as const;

const manages = { scope: "tenant", permission: "award:create-type" } as const;

export const nominationEndpoints = endpoints({
  "POST /award/awardTypes/{id}/start": {
    ...decides,
    summary: "Open nominations until an instant",
    action: "awardType.start",
    body: endBody,
    errors: ["Conflict"],
  },
  "POST /award/awardTypes/{id}/end": {
    ...decides,
    summary: "Close nominations now",
    action: "awardType.end",
    errors: ["Conflict"],
  },
  "POST /award/awardTypes/{id}/extend": {
    ...decides,
    summary: "Keep nominations open for longer, or open them again, until they are finalized",
    action: "awardType.extend",
    body: endBody,
    errors: ["Conflict"],
  },
  "GET /award/awardTypes/{id}/candidates": {
    ...nominates,
    summary: "Whom the caller can still nominate, by name",
    action: "awardType.nominate",
    query: z.strictObject({ search }),
    response: z.object({ results: z.array(personSummary) }),
    errors: ["Conflict"],
  },
  "POST /award/awardTypes/{id}/nominations": {
    ...nominates,
    summary: "Nominate somebody",
    action: "awardType.nominate",
    body: nominateBody,
    response: nothing,
    errors: ["Conflict"],
  },
  "GET /award/awardTypes/{id}/nominations": {
    ...manages,
    summary: "Nominations with their reasons, the latest first",
    params: idParams,
    query: z.strictObject({ nomineeId: z.optional(id), cursor, pageSize }),
    response: z.object({
      results: z.array(nomination),
      next: z.nullable(z.string()),
      /** From how many teams a nominee is named, each nominator counted for one at most; with a nominee's first page. */
      teams: z.nullable(count),
    }),
  },
  "GET /award/awardTypes/{id}/nominations/export": {
    ...manages,
    summary: "The same as CSV",
    params: idParams,
    response: csv,
  },
  "GET /award/awardTypes/{id}/nominees": {
    ...manages,
    summary: "Who was nominated, by how often",
    params: idParams,
    query: z.strictObject({ winner: z.optional(flag), cursor, pageSize }),
    response: z.object({ results: z.array(nominee), next: z.nullable(z.string()) }),
  },
  "POST /award/awardTypes/{id}/winners": {
    ...decides,
    summary: "Choose a nominee to win",
    action: "awardType.finalize",
    body: z.strictObject({ memberId: id }),
    errors: ["Conflict"],
  },
  "DELETE /award/awardTypes/{id}/winners": {
    ...decides,
    summary: "Choose a nominee no longer",
    action: "awardType.finalize",
    body: z.strictObject({ memberId: id }),
    errors: ["Conflict"],
  },
  "POST /award/awardTypes/{id}/finalize": {
    ...decides,
    summary: "Give the award to its winners, once; its bank pays all of them or none",
    action: "awardType.finalize",
    errors: ["Conflict"],
  },
});
