import type { MediaKind } from "@plaudit/api/media.ts";

/** Why a file is no picture that can be kept. */
export type Refusal = "type" | "damaged" | "polyglot" | "pixels" | "ratio" | "small";

export interface PictureTask {
  id: number;
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
  result: PictureResult;
  /** Bytes that the process holds now. */
  rss: number;
  /** The most that it ever held. */
  peak: number;
}
export type PictureResult =
  | { id: number; refusal: Refusal }
  | { id: number; width: number; height: number; variants: MadeVariant[] };
