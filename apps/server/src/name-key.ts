/** Two names are the same when only case, spaces or compatibility forms tell them apart. */
export const nameKey = (name: string): string => name.normalize("NFKC").toLowerCase().replace(/\s+/gu, " ").trim();
