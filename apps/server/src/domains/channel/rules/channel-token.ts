import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

export const newChannelToken = (): string => randomBytes(32).toString("base64url");
export const hashChannelToken = (token: string): Buffer => createHash("sha256").update(token).digest();
export const sameBytes = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && timingSafeEqual(one, other);
export const sameToken = (token: string, hash: Uint8Array): boolean => sameBytes(hashChannelToken(token), hash);
