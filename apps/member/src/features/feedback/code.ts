import { CODE_LENGTH, codeLetters } from "@plaudit/api/feedback-limits.ts";

/** Created here and not by the server, so that a retry after a lost response sends the same feedback. */
export const newCode = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(CODE_LENGTH));
  const code = Array.from(bytes, (byte) => codeLetters[byte % codeLetters.length]).join("");
  return code.replace(/(.{4})(?=.)/g, "$1-");
};
