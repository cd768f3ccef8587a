/** Two names are equal when they differ only in case, spaces or compatibility forms. */
export const nameKey = (name: string): string => name.normalize("NFKC").toLowerCase().replace(/\s+/gu, " ").trim();
