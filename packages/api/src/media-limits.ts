/** Without schemas, for code that runs in browsers. */

/** The largest file that is taken, in bytes. */
export const MOST_BYTES = 10_000_000;
/** What may be uploaded as a picture, by content type. Never SVG: it is a document that can run. */
export const pictureTypes = ["image/jpeg", "image/png", "image/webp", "image/gif"] as const;
