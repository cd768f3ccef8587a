import { createHmac } from "node:crypto";
import { sameBytes } from "./same-bytes.ts";

/** A place in a list that is ordered by time, then id. */
export interface Position {
  at: Date;
  id: string;
}
const SIGNATURE = 12;
const BODY = 24;

/** Cursors of one list: those of another, of another tenant or of nobody's making are none. */
export function signedCursor(
  list: "audit" | "timeline" | "moderation" | "card" | "redemption" | "shop" | "shopPoints" | "claims",
) {
  const sign = (secret: string, tenantId: string, body: Buffer) =>
    createHmac("sha256", secret).update(`${list} ${tenantId} `).update(body).digest().subarray(0, SIGNATURE);
  return {
    encode(secret: string, tenantId: string, { at, id }: Position): string {
      const body = Buffer.alloc(BODY);
      body.writeBigInt64BE(BigInt(at.getTime()));
      body.write(id.replaceAll("-", ""), 8, "hex");
      return Buffer.concat([body, sign(secret, tenantId, body)]).toString("base64url");
    },
    decode(secret: string, tenantId: string, cursor: string): Position | null {
      const bytes = Buffer.from(cursor, "base64url");
      if (bytes.length !== BODY + SIGNATURE || bytes.toString("base64url") !== cursor) return null;
      const body = bytes.subarray(0, BODY);
      if (!sameBytes(sign(secret, tenantId, body), bytes.subarray(BODY))) return null;
      const id = body.toString("hex", 8).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
      return { at: new Date(Number(body.readBigInt64BE())), id };
    },
  };
}
