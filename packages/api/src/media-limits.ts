/** Without schemas, for code that runs in browsers. */

/** The largest file that is taken, in bytes. */
export const MOST_BYTES = 10_000_000;
/** What may be uploaded as a picture, by content type. Never SVG: it is a document that can run. */
export const pictureTypes = ["image/jpeg", "image/png", "image/webp", "image/gif"] as const;
const office = "application/vnd.openxmlformats-officedocument";
/** What may be enclosed besides, by the ending of its name. */
export const documentTypes = {
  pdf: "application/pdf",
  docx: `${office}.wordprocessingml.document`,
  pptx: `${office}.presentationml.presentation`,
} as const;
export type DocumentFormat = keyof typeof documentTypes;
export const attachmentTypes: readonly string[] = [...pictureTypes, ...Object.values(documentTypes)];
/** Files that one recognition or announcement may hold. */
export const MOST_ATTACHMENTS = 5;
