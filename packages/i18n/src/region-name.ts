/** A country in the reader's language; what is no code stays as it is. */
export function regionName(language: string, code: string): string {
  try {
    return new Intl.DisplayNames(language, { type: "region" }).of(code) ?? code;
  } catch {
    return code;
  }
}
