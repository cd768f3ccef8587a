import type { Settings } from "./data.ts";

export type Language = Settings["language"];
export const languages: readonly Language[] = ["en", "fr", "ar"];

/** A language's name in another, as that one writes names in a list. */
export function languageName(language: Language, reader: string): string {
  const name = new Intl.DisplayNames(reader, { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(reader) + name.slice(1);
}
