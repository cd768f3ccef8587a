import type { MediaKind } from "@plaudit/api/media.ts";
import type { DocumentFormat } from "@plaudit/api/media-limits.ts";

/** Why a file cannot be kept. */
export type Refusal = "type" | "damaged" | "polyglot" | "pixels" | "ratio" | "small" | "protected" | "macros";
export type MadeType = "image" | "gif" | "doc";

export interface PictureTask {
  path: string;
  /** An empty folder for what is made. */
  folder: string;
  kind: MediaKind;
}
export interface MadeVariant {
  name: string;
  path: string;
  bytes: number;
  type: string;
}
export interface PictureAnswer {
  made: PictureResult;
  /** Bytes that the process holds now. */
  rss: number;
  /** The most that it ever held. */
  peak: number;
}
export type PictureResult = { refusal: Refusal } | ({ variants: MadeVariant[] } & Made);
/** What a file turned out to be. */
export type Made =
  | { type: "image" | "gif"; width: number; height: number; format: null }
  | { type: "doc"; width: null; height: null; format: DocumentFormat };
