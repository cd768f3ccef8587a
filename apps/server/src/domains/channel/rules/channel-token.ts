import { createHash, randomBytes } from "node:crypto";
import { sameBytes } from "../../../same-bytes.ts";

export const newChannelToken = (): string => randomBytes(32).toString("base64url");
export const hashChannelToken = (token: string): Buffer => createHash("sha256").update(token).digest();
export const sameToken = (token: string, hash: Uint8Array): boolean => sameBytes(hashChannelToken(token), hash);
