import { createHmac } from "node:crypto";
import { sameBytes } from "../../../same-bytes.ts";
import { derive } from "../../../secrets.ts";

interface Copy {
  tenantId: string;
  memberId: string;
  id: string;
}
const mac = (secret: string, { tenantId, memberId, id }: Copy, until: number) =>
  createHmac("sha256", derive(secret, "copies of one's data"))
    .update(`${tenantId}/${memberId}/${id}/${until}`)
    .digest();

/** Of this copy for this member, until then. */
export const copyToken = (secret: string, copy: Copy, until: Date): string =>
  `${until.getTime()}.${mac(secret, copy, until.getTime()).toString("base64url")}`;

export function copyTokenHolds(token: string, secret: string, copy: Copy, now: Date): boolean {
  const [, until, signature] = /^(\d{13})\.([\w-]{43})$/.exec(token) ?? [];
  if (!until || !signature) return false;
  return (
    sameBytes(mac(secret, copy, Number(until)), Buffer.from(signature, "base64url")) && Number(until) > now.getTime()
  );
}
