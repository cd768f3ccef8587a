import { type MediaKind, mediaVariants } from "@plaudit/api/media.ts";
import { type DocumentFormat, documentTypes } from "@plaudit/api/media-limits.ts";

const pictureFormats: Record<MediaKind, "webp" | "png"> = {
  avatar: "webp",
  logo: "png",
  banner: "webp",
  "recognition-attachment": "webp",
  "announcement-attachment": "webp",
  "award-badge": "webp",
  "incentive-badge": "webp",
  "incentive-proof": "webp",
  card: "webp",
  celebration: "webp",
  reward: "webp",
};
const pictures = (kind: MediaKind) => mediaVariants[kind].map((variant) => `${variant}.${pictureFormats[kind]}`);

/** What the store holds of a media object; `format` is a document's. */
export const fileNames = (kind: MediaKind, format: DocumentFormat | null = null): readonly string[] =>
  format ? [`document.${format}`] : pictures(kind);

/** Beside pictures. */
export const takesDocuments = (kind: MediaKind | undefined): boolean => /-(attachment|proof)$/.test(kind ?? "");
const documents = Object.keys(documentTypes).map((format) => `document.${format}`);
/** All that it may hold of one whose file was never looked at to the end. */
export const possibleFiles = (kind: MediaKind): readonly string[] =>
  takesDocuments(kind) ? [...pictures(kind), ...documents] : pictures(kind);

const types: Readonly<Record<string, string>> = { png: "image/png", webp: "image/webp", ...documentTypes };
export const contentTypeOf = (fileName: string): string =>
  types[fileName.slice(fileName.lastIndexOf(".") + 1)] ?? "application/octet-stream";
/** Never shown by a browser, only saved. */
export const isDownload = (fileName: string): boolean => fileName.startsWith("document.");
export const variantOf = (fileName: string): string => fileName.slice(0, fileName.lastIndexOf("."));
