/** Every currency that the browser knows, the given ones first. */
export function currencies(language: string, first: readonly string[] = []): { value: string; label: string }[] {
  const names = new Intl.DisplayNames(language, { type: "currency" });
  return [...new Set([...first, ...Intl.supportedValuesOf("currency")])].map((value) => ({
    value,
    label: `${value} – ${names.of(value)}`,
  }));
}
