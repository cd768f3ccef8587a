/** Read by the edge, which writes the page in this language. */
export function chooseLocale(locale: string | null) {
  const age = locale ? 31_536_000 : 0;
  // Not by the cookie store: a page over plain http on a custom host has none.
  Object.assign(document, { cookie: `plaudit-locale=${locale ?? ""}; path=/; max-age=${age}; samesite=lax` });
}
