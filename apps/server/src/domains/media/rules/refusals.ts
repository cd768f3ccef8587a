import { DomainError } from "../../../error.ts";

type Refusal = "size" | "type" | "damaged" | "polyglot" | "pixels" | "ratio" | "small";
const sentences: Record<Refusal, string> = {
  size: "The file exceeds the maximum size limit, upload a smaller file",
  type: "This type of file cannot be used: choose a JPG, PNG, GIF or WebP",
  damaged: "The file is damaged or incomplete: choose another one",
  polyglot: "The file holds more than a picture: choose another one",
  pixels: "The picture has too many pixels: make it smaller",
  ratio: "The picture is too long and narrow: cut it to another shape",
  small: "The picture is too small: choose a larger one",
};
const codes = { size: "PayloadTooLarge", type: "UnsupportedMediaType" } as const;

/** Why a file was not taken, at its field. */
export const refusalOf = (why: Refusal): DomainError => {
  const message = sentences[why];
  const code = why === "size" || why === "type" ? codes[why] : "ValidationError";
  return new DomainError(code, message, { details: [{ type: why, path: "file", message }] });
};
