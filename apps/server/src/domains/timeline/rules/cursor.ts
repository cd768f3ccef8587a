import { createHmac, timingSafeEqual } from "node:crypto";

/** A place in the feed: items are ordered by time, then id, newest first. */
export interface FeedPosition {
  publishedAt: Date;
  id: string;
}
const SIGNATURE = 12;
const LENGTH = 8 + 16 + SIGNATURE;

const sign = (secret: string, tenantId: string, body: Buffer) =>
  createHmac("sha256", secret).update(`timeline ${tenantId} `).update(body).digest().subarray(0, SIGNATURE);

export function encodeCursor(secret: string, tenantId: string, position: FeedPosition): string {
  const body = Buffer.alloc(24);
  body.writeBigInt64BE(BigInt(position.publishedAt.getTime()));
  body.write(position.id.replaceAll("-", ""), 8, "hex");
  return Buffer.concat([body, sign(secret, tenantId, body)]).toString("base64url");
}

/** Null for what was not made by `encodeCursor` for this tenant. */
export function decodeCursor(secret: string, tenantId: string, cursor: string): FeedPosition | null {
  const bytes = Buffer.from(cursor, "base64url");
  if (bytes.length !== LENGTH || bytes.toString("base64url") !== cursor) return null;
  const body = bytes.subarray(0, 24);
  if (!timingSafeEqual(sign(secret, tenantId, body), bytes.subarray(24))) return null;
  const id = body.toString("hex", 8).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
  return { publishedAt: new Date(Number(body.readBigInt64BE())), id };
}

/** Where an empty feed begins, so that what comes first can be asked for. */
export const beginning: FeedPosition = { publishedAt: new Date(0), id: "00000000-0000-0000-0000-000000000000" };
