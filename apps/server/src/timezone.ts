/** The name by which a zone is kept, whatever the case it was written in; null for what is no IANA name. */
export function timezoneName(text: string): string | null {
  if (!/^[A-Za-z][\w+-]*(\/[\w+-]+)*$/.test(text)) return null;
  const known = supported.get(text.toLowerCase());
  if (known) return known;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: text }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}
const supported = new Map(Intl.supportedValuesOf("timeZone").map((name) => [name.toLowerCase(), name]));
