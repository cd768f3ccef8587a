import type { RefusalKey } from "@plaudit/i18n/index.ts";
import type * as z from "zod/mini";

const isMissing = (input: unknown) => input === undefined || input === null;

function keyOfSize({
  code,
  origin,
  ...issue
}: z.core.$ZodRawIssue<z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall>): RefusalKey {
  if (origin === "string") {
    if (code === "too_big") return "charactersMax";
    return issue.minimum === 1 ? "required" : "charactersMin";
  }
  if (origin === "array") return code === "too_big" ? "chooseMax" : "chooseMin";
  return code === "too_big" ? "numberMax" : "numberMin";
}

/** The key of a schema's refusal where the schema names none. A schema names one as its message. */
export function keyOfIssue(issue: z.core.$ZodRawIssue): RefusalKey {
  switch (issue.code) {
    case "too_big":
    case "too_small":
      return keyOfSize(issue as z.core.$ZodRawIssue<z.core.$ZodIssueTooBig>);
    case "invalid_type":
      if (isMissing(issue.input)) return "required";
      return ["int", "number"].includes(String(issue.expected)) ? "wholeNumber" : "notValid";
    case "invalid_format":
      if (issue.format === "email") return "emailAddress";
      return issue.format === "date" || issue.format === "datetime" ? "dateString" : "notValid";
    case "invalid_value":
      return isMissing(issue.input) ? "required" : "options";
    case "invalid_union":
      return isMissing(issue.input) ? "required" : "notValid";
    case "custom":
      return "oneLine";
    default:
      return "notValid";
  }
}

/** What the places of the sentence are filled with. */
export function valuesOfIssue(issue: z.core.$ZodIssue): Record<string, number> | undefined {
  if (issue.code === "too_big") return { max: Number(issue.maximum) };
  return issue.code === "too_small" ? { min: Number(issue.minimum) } : undefined;
}
