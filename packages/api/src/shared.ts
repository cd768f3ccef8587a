import * as z from "zod/mini";
import { type ActionOn, type EntityType, entities } from "./entities.ts";
import { MOST_POINTS } from "./gift-limits.ts";
import { isBlank, isOneLine } from "./plain-text.ts";

export const nothing = z.null();
/** The handler writes newline-delimited JSON itself. */
export const stream = z.custom<ReadableStream>();
/** A file of comma-separated values, its first line the names of the columns. */
export const csv = z.custom<ReadableStream>();
export const zip = z.custom<ReadableStream>();
export const pdf = z.custom<ReadableStream>();
/** A JSON document as a file. */
export const jsonFile = z.custom<ReadableStream>();

export const id = z.uuid();
export const idParams = z.strictObject({ id });
/** The key of the refusal where nothing is given, and of anything else that is refused. */
export const whenMissing = (missing?: string, otherwise?: string) => ({
  error: ({ input }: { input?: unknown }) => (input === undefined || input === null ? missing : otherwise),
});
/** Text that somebody can see something of counts as written; anything else is as good as none. */
const visible = (missing?: string) =>
  z.check<string>(({ value, issues }) => {
    if (!isBlank(value)) return;
    issues.push({ code: "too_small", origin: "string", minimum: 1, inclusive: true, input: value, message: missing });
  });
const oneLine = z.refine<string>(isOneLine);
/** Text of any number of lines. */
export const text = (max: number, missing?: string) =>
  z.string(whenMissing(missing)).check(z.trim(), visible(missing), z.maxLength(max));
/** A name, or any other text that is shown within a line. */
export const name = (max: number) => z.string().check(z.trim(), visible(), z.maxLength(max), oneLine);
export const count = z.int().check(z.minimum(0));
/** Points to give to each person: no fractions, and never fewer than `least`. Keys of refusals: where there are none, and where it is no such number. */
export const giftAmount = (least: number, missing: string, whole: string) =>
  z.int(whenMissing(missing, whole)).check(z.minimum(least, whole), z.maximum(MOST_POINTS, "amountMax"));
export const points = z.int().check(z.minimum(0), z.maximum(1_000_000));
/** A date that Postgres has too: there is no year 0. */
export const day = z.iso.date().check(z.refine((text) => text >= "0001-01-01", "dateString"));
/** Such as "09:00". */
export const clockTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
/** A day of every year, or of leap years only: "02-29". */
export const monthDay = z
  .string()
  .check(
    z.regex(
      /^(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|[12]\d))$/,
      "dateString",
    ),
  );
export const instant = z.iso.datetime({ offset: true });
export const language = z.enum(["en", "fr", "ar"]);
const pointTerm = z.strictObject({ singular: name(40), plural: name(40) });
/** A company's own words for points, by language. */
export const pointTerms = z.nullable(
  z.strictObject({ en: z.optional(pointTerm), fr: z.optional(pointTerm), ar: z.optional(pointTerm) }),
);
export const role = z.enum(["admin", "manager", "employee"]);
export const imageUrls = z.nullable(z.record(z.string(), z.string()));
/** What the reader may do with an entity. */
export const permissionsOn = <E extends EntityType>(entity: E) =>
  z.array(z.enum<readonly ActionOn<E>[]>(entities[entity].actions));

/** `?idIn=a&idIn=b` and `?idIn=a,b` are the same list. */
const written = (value: unknown) => (Array.isArray(value) ? value.join(",") : String(value)).split(",").filter(Boolean);
export const idList = z.pipe(z.transform(written), z.array(id).check(z.maxLength(200)));
function plain(part: string) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
/** A list of known values, written like `idList`. */
export const wordList = <const W extends readonly string[]>(words: W) =>
  z.pipe(z.transform(written), z.array(z.enum(words)).check(z.maxLength(20)));
/** A list of any texts: each is percent-encoded once more, as it may hold a comma. */
export const textList = z.pipe(
  z.transform((value: unknown) => written(value).map(plain)),
  z.array(z.string().check(z.maxLength(200))).check(z.maxLength(50)),
);
export const wholeNumber = (fallback: number, max: number) =>
  z._default(
    z.pipe(
      z.transform((value: unknown) => (typeof value === "string" && /^\d{1,6}$/.test(value) ? Number(value) : value)),
      z.int().check(z.minimum(1), z.maximum(max)),
    ),
    fallback,
  );
export const page = wholeNumber(1, 10_000);
export const pageSize = wholeNumber(20, 100);
export const search = z.optional(z.string().check(z.trim(), z.maxLength(75)));
export const flag = z.pipe(
  z.enum(["true", "false"]),
  z.transform((value: "true" | "false") => value === "true"),
);

/** A page of a list; `next` is the next page's number or cursor, null on the last one. */
export const listOf = <T extends z.core.$ZodType>(item: T) =>
  z.object({ results: z.array(item), next: z.nullable(z.union([z.string(), z.number()])), total: count });

export const personSummary = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  name: z.string(),
  jobTitle: z.nullable(z.string()),
  avatarUrls: imageUrls,
  /** Nobody is named any more: "Former colleague" in the reader's language. */
  erased: z.optional(z.literal(true)),
});
export type PersonSummary = z.infer<typeof personSummary>;

export const teamSummary = z.object({
  id,
  name: z.string(),
  teamType: z.enum(["manual", "automated", "quick"]),
  segmentType: z.nullable(
    z.enum(["country", "region", "location", "department", "costCenter", "businessUnit", "group"]),
  ),
  activeMemberCount: count,
});
export type TeamSummary = z.infer<typeof teamSummary>;

/** The name is whatever was shown where it was chosen; the server has its own. */
export const recipientRef = z.strictObject({
  id,
  type: z.enum(["tenantMember", "team"]),
  name: z.optional(z.string().check(z.maxLength(200))),
});
export type RecipientRef = z.infer<typeof recipientRef>;

/** Somebody a recognition is for: a person, or a team with how many active members it has. */
export const recipient = z.object({
  id,
  type: z.enum(["tenantMember", "team"]),
  displayData: z.object({
    name: z.string(),
    firstName: z.nullable(z.string()),
    lastName: z.nullable(z.string()),
    jobTitle: z.nullable(z.string()),
    avatarUrls: imageUrls,
    activeMemberCount: z.nullable(count),
    erased: z.optional(z.literal(true)),
  }),
});
export type Recipient = z.infer<typeof recipient>;
