import { CODE_LENGTH, codeLetters } from "@plaudit/api/feedback-limits.ts";

/** Created here and not by the server, so that a retry after a lost response sends the same feedback. */
export const newCode = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(CODE_LENGTH));
  const code = Array.from(bytes, (byte) => codeLetters[byte % codeLetters.length]).join("");
  return code.replace(/(.{4})(?=.)/g, "$1-");
};

/** A random UUID, on pages over plain http too. */
export function newMessageId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
