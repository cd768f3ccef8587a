import type * as z from "zod/mini";

const emptyOf = (input: unknown) => input === undefined || input === null;

function ofSize(issue: z.core.$ZodRawIssue<z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall>): string {
  const { origin } = issue;
  const limit = issue.code === "too_big" ? issue.maximum : issue.minimum;
  if (origin === "string") {
    if (issue.code === "too_big") return `${limit} characters at most`;
    return limit === 1 ? "This is required" : `${limit} characters at least`;
  }
  if (origin === "array") return issue.code === "too_big" ? `Choose ${limit} at most` : `Choose ${limit} at least`;
  return issue.code === "too_big" ? `Enter ${limit} or less` : `Enter ${limit} or more`;
}

/** What is said of a field where its schema has no sentence of its own: never the library's. */
export function validationSentence(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case "too_big":
    case "too_small":
      return ofSize(issue as z.core.$ZodRawIssue<z.core.$ZodIssueTooBig>);
    case "invalid_type":
      if (emptyOf(issue.input)) return "This is required";
      return ["int", "number"].includes(String(issue.expected)) ? "Enter a whole number" : "This is not valid";
    case "invalid_format":
      if (issue.format === "email") return "Enter an e-mail address";
      return issue.format === "date" || issue.format === "datetime" ? "Invalid date string" : "This is not valid";
    case "invalid_value":
      return emptyOf(issue.input) ? "This is required" : "Choose one of the options on offer";
    case "invalid_union":
      return emptyOf(issue.input) ? "This is required" : "This is not valid";
    case "custom":
      return "Leave out line breaks and control characters";
    default:
      return "This is not valid";
  }
}
