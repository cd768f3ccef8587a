/** Identifies a picture by its addresses, which are signed again each day. */
export const pictureKey = (urls: Record<string, string> | null) =>
  Object.values(urls ?? {})[0]?.replace(/\?.*/, "") ?? null;
