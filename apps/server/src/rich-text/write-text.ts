import { type RichText, tidyText } from "@plaudit/api/rich-words.ts";
import { resolveMentions } from "./resolve-mentions.ts";

/** The document as it will be stored; whether it may be is asked of `measureText`. */
export const writeText = (doc: RichText, names: ReadonlyMap<string, string>): RichText =>
  tidyText(resolveMentions(doc, names));
