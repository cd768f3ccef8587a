import { createHmac, timingSafeEqual } from "node:crypto";

/** A place in the log: events are ordered by time, then id, newest first. */
export interface LogPosition {
  createdAt: Date;
  id: string;
}
const SIGNATURE = 12;
const BODY = 24;

const sign = (secret: string, tenantId: string, body: Buffer) =>
  createHmac("sha256", secret).update(`audit ${tenantId} `).update(body).digest().subarray(0, SIGNATURE);

export function encodeCursor(secret: string, tenantId: string, { createdAt, id }: LogPosition): string {
  const body = Buffer.alloc(BODY);
  body.writeBigInt64BE(BigInt(createdAt.getTime()));
  body.write(id.replaceAll("-", ""), 8, "hex");
  return Buffer.concat([body, sign(secret, tenantId, body)]).toString("base64url");
}

/** Null for what was not made by `encodeCursor` for this tenant. */
export function decodeCursor(secret: string, tenantId: string, cursor: string): LogPosition | null {
  const bytes = Buffer.from(cursor, "base64url");
  if (bytes.length !== BODY + SIGNATURE || bytes.toString("base64url") !== cursor) return null;
  const body = bytes.subarray(0, BODY);
  if (!timingSafeEqual(sign(secret, tenantId, body), bytes.subarray(BODY))) return null;
  const id = body.toString("hex", 8).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
  return { createdAt: new Date(Number(body.readBigInt64BE())), id };
}
