/** A language's name in another, or in itself, as that one writes names in a list. */
export function languageName(language: string, reader: string = language): string {
  const name = new Intl.DisplayNames(reader, { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(reader) + name.slice(1);
}
