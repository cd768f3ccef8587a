import type { MediaKind } from "@plaudit/api/media.ts";
import { DomainError, type RefusalKey } from "../../../error.ts";
import { takesDocuments } from "./file-names.ts";

type Refusal = "size" | "type" | "damaged" | "polyglot" | "pixels" | "ratio" | "small" | "protected" | "macros";
const keys: Record<Refusal, RefusalKey> = {
  size: "fileTooLarge",
  type: "fileType",
  damaged: "fileDamaged",
  polyglot: "filePolyglot",
  pixels: "filePixels",
  ratio: "fileRatio",
  small: "fileSmall",
  protected: "fileProtected",
  macros: "fileMacros",
};
const codes = { size: "PayloadTooLarge", type: "UnsupportedMediaType" } as const;

/** Which types are taken, in a sentence. */
export const typeRefusal = (kind?: MediaKind): RefusalKey => (takesDocuments(kind) ? "attachmentType" : "fileType");

/** Why a file was not taken, at its field. */
export const refusalOf = (why: Refusal, kind?: MediaKind): DomainError => {
  const key = why === "type" ? typeRefusal(kind) : keys[why];
  const code = why === "size" || why === "type" ? codes[why] : "ValidationError";
  return new DomainError(code, key, { details: [{ type: why, path: "file", key }] });
};
