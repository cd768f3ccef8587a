import { DomainError, type RefusalKey } from "../../../error.ts";

type Refusal = "size" | "type" | "damaged" | "polyglot" | "pixels" | "ratio" | "small";
const keys: Record<Refusal, RefusalKey> = {
  size: "fileTooLarge",
  type: "fileType",
  damaged: "fileDamaged",
  polyglot: "filePolyglot",
  pixels: "filePixels",
  ratio: "fileRatio",
  small: "fileSmall",
};
const codes = { size: "PayloadTooLarge", type: "UnsupportedMediaType" } as const;

/** Why a file was not taken, at its field. */
export const refusalOf = (why: Refusal): DomainError => {
  const key = keys[why];
  const code = why === "size" || why === "type" ? codes[why] : "ValidationError";
  return new DomainError(code, key, { details: [{ type: why, path: "file", key }] });
};
