import { plainText, type RichText } from "@plaudit/api/rich-text.ts";

const COMMENT_MAX = 1000;

/** Characters are those of its words; null when it may be stored. */
export function checkComment(body: RichText): "empty" | "tooLong" | null {
  const { length } = [...plainText(body)];
  if (length === 0) return "empty";
  return length > COMMENT_MAX ? "tooLong" : null;
}
