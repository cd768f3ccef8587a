import { timingSafeEqual } from "node:crypto";

/** Takes as long wherever they start to differ; `timingSafeEqual` throws where their lengths do. */
export const sameBytes = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && timingSafeEqual(one, other);
