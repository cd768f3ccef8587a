import * as z from "zod/mini";
import { badges, MOST_CRITERIA, MOST_JUDGING_DAYS, MOST_JURORS, MOST_NOTE } from "./award-badges.ts";
import { endpoints } from "./endpoint.ts";
import { count, id, idParams, imageUrls, instant, name, nothing, pageSize, personSummary } from "./shared.ts";

export const criterion = z.object({ name: z.string(), description: z.string() });
export type Criterion = z.infer<typeof criterion>;

/** With a jury its members judge by criteria once nominations have closed; without one nobody does. */
export const juryFields = {
  jury: z.optional(z.array(id).check(z.maxLength(MOST_JURORS))),
  criteria: z.optional(
    z
      .array(z.strictObject({ name: name(80), description: z.string().check(z.trim(), z.maxLength(150)) }))
      .check(z.maxLength(MOST_CRITERIA)),
  ),
  /** Until it is finalized nobody reads who nominated whom. */
  anonymous: z.optional(z.boolean()),
  /** Judging closes so many days after nominations do. */
  judgingDays: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(MOST_JUDGING_DAYS)))),
};
/** The same as it is read. */
export const shownJury = {
  jury: z.array(personSummary),
  criteria: z.array(criterion),
  anonymous: z.boolean(),
  judgingDays: z.nullable(count),
};

const score = z.int().check(z.minimum(1), z.maximum(5));
export const voteBody = z.strictObject({
  nomineeId: id,
  /** One for each criterion, in their order. */
  scores: z.array(score).check(z.maxLength(MOST_CRITERIA)),
  /** What the numbers do not tell; sealed as they are. Left out it stays as it was. */
  note: z.optional(z.string().check(z.trim(), z.maxLength(MOST_NOTE, "award.noteLong"))),
});

const ballot = z.object({
  id,
  name: z.string(),
  description: z.string(),
  badge: z.enum(badges),
  badgeUrls: imageUrls,
  criteria: z.array(criterion),
  anonymous: z.boolean(),
  judgingEndAt: z.nullable(instant),
  /** Of the nominees whom the caller judges. */
  judged: count,
  total: count,
  results: z.array(
    z.object({
      member: personSummary,
      /** Nominations of this person. */
      count,
      /** What the caller gave, one for each criterion. */
      scores: z.nullable(z.array(count)),
      note: z.string(),
    }),
  ),
  next: z.nullable(z.string()),
});
export type Ballot = z.infer<typeof ballot>;

const reason = z.object({
  id,
  message: z.string(),
  /** Null where nobody is to know. */ nominator: z.nullable(personSummary),
});
export type Reason = z.infer<typeof reason>;

const juror = z.object({
  member: personSummary,
  judged: count,
  total: count,
  /** From when on they may be reminded again; null now. */
  remindFrom: z.nullable(instant),
});
export type Juror = z.infer<typeof juror>;

const spread = z.object({ mean: z.number(), low: z.number(), high: z.number() });
export type Spread = z.infer<typeof spread>;

const judged = z.object({
  member: personSummary,
  winner: z.boolean(),
  /** Of all votes and criteria. */
  mean: z.number(),
  /** Those with the same mean share it. */
  rank: count,
  tied: z.boolean(),
  /** Each vote's scores by criterion, without whose it is. */
  votes: z.array(z.array(count)),
  criteria: z.array(spread),
  notes: z.array(
    z.object({
      text: z.string(),
      /** Null where nominators are hidden: then nobody learns whose it is. */
      juror: z.nullable(personSummary),
    }),
  ),
});
export type Judged = z.infer<typeof judged>;

const cursor = z.optional(z.string().check(z.maxLength(200)));
const judges = {
  scope: "tenant",
  permission: "award:send-own-type",
  action: "awardType.judge",
  params: idParams,
} as const;
const manages = { scope: "tenant", permission: "award:create-type", params: idParams } as const;

export const juryEndpoints = endpoints({
  "GET /award/awardTypes/{id}/ballot": {
    ...judges,
    summary: "The nominees whom the caller judges as one of the jury, with what the caller gave",
    query: z.strictObject({ cursor, pageSize }),
    response: ballot,
    errors: ["Conflict"],
  },
  "GET /award/awardTypes/{id}/ballot/reasons": {
    ...judges,
    summary: "Why one of them was nominated",
    query: z.strictObject({ nomineeId: id, cursor, pageSize }),
    response: z.object({ results: z.array(reason), next: z.nullable(z.string()) }),
    errors: ["Conflict"],
  },
  "PUT /award/awardTypes/{id}/votes": {
    ...judges,
    summary: "Judge one of them; it can be changed until judging closes",
    body: voteBody,
    response: nothing,
    errors: ["Conflict"],
  },
  "GET /award/awardTypes/{id}/jury": {
    ...manages,
    summary: "Who judges, and how far they are; not what they gave",
    response: z.object({ results: z.array(juror) }),
  },
  "POST /award/awardTypes/{id}/jury/reminders": {
    ...manages,
    summary: "Remind one of the jury who has not judged everybody; each once a day",
    action: "awardType.remind",
    body: z.strictObject({ memberId: id }),
    response: nothing,
    errors: ["Conflict"],
  },
  "GET /award/awardTypes/{id}/result": {
    ...manages,
    summary: "What the jury gave, the highest first; sealed until judging has closed",
    query: z.strictObject({ cursor, pageSize }),
    response: z.object({ results: z.array(judged), next: z.nullable(z.string()) }),
    errors: ["Conflict"],
  },
});
