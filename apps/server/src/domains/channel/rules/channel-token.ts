import { createHash, createHmac, randomBytes } from "node:crypto";
import { sameBytes } from "../../../same-bytes.ts";

export const newChannelToken = (): string => randomBytes(32).toString("base64url");
export const hashChannelToken = (token: string): Buffer => createHash("sha256").update(token).digest();
export const sameToken = (token: string, hash: Uint8Array): boolean => sameBytes(hashChannelToken(token), hash);

interface Look {
  secret: string;
  tenantId: string;
  channelId: string;
}
const MINUTES = 15;
const mac = ({ secret, tenantId, channelId }: Look, until: number) =>
  createHmac("sha256", secret).update(`tv preview\n${tenantId}\n${channelId}\n${until}`).digest();

/** Lets somebody who may see the channel look at it, without a link of the channel's own. */
export function previewToken(look: Look, now: Date): { token: string; expiresAt: Date } {
  const until = now.getTime() + MINUTES * 60_000;
  return { token: `preview.${until}.${mac(look, until).toString("base64url")}`, expiresAt: new Date(until) };
}

export const isPreviewToken = (token: string): boolean => token.startsWith("preview.");

export function previewHolds(token: string, look: Look, now: Date): boolean {
  const [, time, signature] = /^preview\.(\d{13})\.([\w-]{43})$/.exec(token) ?? [];
  if (!time || !signature) return false;
  return sameBytes(mac(look, Number(time)), Buffer.from(signature, "base64url")) && Number(time) > now.getTime();
}
