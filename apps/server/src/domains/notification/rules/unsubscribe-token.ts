import { sameBytes } from "../../../same-bytes.ts";
import { derive } from "../../../secrets.ts";

interface Reader {
  tenantId: string;
  memberId: string;
}
const written = /^([0-9a-f-]{36})\.([0-9a-f-]{36})\.([0-9a-f]{64})$/;
const signature = (secret: string, { tenantId, memberId }: Reader): string =>
  derive(secret, `unsubscribe ${tenantId} ${memberId}`);

/** Ends the digest of one member and can do nothing else; it holds for as long as there are digests to end. */
export const unsubscribeToken = (secret: string, reader: Reader): string =>
  `${reader.tenantId}.${reader.memberId}.${signature(secret, reader)}`;

/** Null for what was not made here. */
export function unsubscribedReader(secret: string, token: string): Reader | null {
  const [, tenantId, memberId, signed] = written.exec(token) ?? [];
  if (!tenantId || !memberId || !signed) return null;
  const reader = { tenantId, memberId };
  return sameBytes(Buffer.from(signature(secret, reader)), Buffer.from(signed)) ? reader : null;
}
