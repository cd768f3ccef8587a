import { type RichText, tidyText } from "@plaudit/api/rich-words.ts";
import { resolveMentions } from "./resolve-mentions.ts";

/** The document as it will be stored; `measureText` decides whether it may be. */
export const writeText = (doc: RichText, names: ReadonlyMap<string, string>): RichText =>
  tidyText(resolveMentions(doc, names));
