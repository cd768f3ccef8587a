import * as z from "zod/mini";
import { endpoints } from "./endpoint.ts";
import { redeemedSums, redemptionList } from "./redemption.ts";
import { redemptionStatuses } from "./reward-arts.ts";
import { art, currency, cursor, manages, rewardCategory } from "./reward-fields.ts";
import { count, csv, id, idList, imageUrls, instant, pageSize, personSummary, textList, wordList } from "./shared.ts";

const redemptionFilter = {
  statusIn: z.optional(wordList(redemptionStatuses)),
  providerIdIn: z.optional(idList),
  rewardIdIn: z.optional(idList),
  memberIdIn: z.optional(idList),
  countryIn: z.optional(textList),
  /** Requested from this instant on, and before that one. */
  from: z.optional(instant),
  to: z.optional(instant),
};
const month = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, "dateString"));
const year = z.pipe(z.transform(Number), z.int().check(z.minimum(2000), z.maximum(9999)));
const reportedReward = {
  reward: z.object({
    id,
    name: z.string(),
    category: rewardCategory,
    art,
    pictureUrls: imageUrls,
  }),
};
const taxed = {
  /** Empty where it is not known. */
  country: z.string(),
  currency: z.string(),
  redemptions: count,
  /** In hundredths: whose tax the company pays, and whose the person does. */
  paidByCompany: count,
  paidByMember: count,
};

/** What was redeemed, for those who look after rewards. */
export const redemptionReportEndpoints = endpoints({
  "GET /reward/redemptions": {
    ...manages,
    summary: "Redemptions, the latest first",
    query: z.strictObject({ ...redemptionFilter, cursor, pageSize }),
    response: redemptionList,
  },
  "GET /reward/redemptions/export": {
    ...manages,
    summary: "The same as CSV, without addresses and codes",
    query: z.strictObject(redemptionFilter),
    response: csv,
  },
  "GET /reward/redemptions/labels": {
    ...manages,
    summary: "Names and addresses of what waits to be sent, as CSV",
    response: csv,
  },
  "GET /reward/redemptions/waits": {
    ...manages,
    summary: "How long people waited for the last thousand that were handed over or sent",
    response: z.object({
      /** Within so many days, from the same day to six; the last one is longer. */
      days: z.array(count),
      total: count,
      /** In days; half of them waited no longer. */
      median: z.nullable(z.number()),
    }),
  },
  "GET /reward/report": {
    ...manages,
    summary: "What was redeemed by month and by reward; without states what was not given back",
    query: z.strictObject({
      /** Of the last twelve months without them, the present one among them. */
      from: z.optional(month),
      to: z.optional(month),
      providerIdIn: z.optional(idList),
      rewardIdIn: z.optional(idList),
      countryIn: z.optional(textList),
      statusIn: z.optional(wordList(redemptionStatuses)),
    }),
    response: z.object({
      months: z.array(z.object({ month, ...redeemedSums })),
      /** The twenty that took the most points. */
      rewards: z.array(z.object({ ...reportedReward, ...redeemedSums })),
      others: z.object({ rewards: count, ...redeemedSums }),
      total: z.object(redeemedSums),
    }),
  },
  "GET /reward/tax": {
    ...manages,
    summary: "What counts as pay of what was received in a year, by country",
    query: z.strictObject({ year: z.optional(year) }),
    response: z.object({
      year: z.int(),
      /** Those that have any. */
      years: z.array(z.int()),
      countries: z.array(z.object({ people: count, ...taxed })),
    }),
  },
  "GET /reward/tax/people": {
    ...manages,
    summary: "The same for each person",
    query: z.strictObject({
      year,
      country: z.optional(z.string().check(z.maxLength(60))),
      currency: z.optional(currency),
      cursor,
      pageSize,
    }),
    response: z.object({
      results: z.array(z.object({ member: personSummary, ...taxed })),
      next: z.nullable(z.string()),
    }),
  },
  "GET /reward/tax/export": {
    ...manages,
    summary: "The same as CSV, for payroll",
    query: z.strictObject({ year }),
    response: csv,
  },
});
