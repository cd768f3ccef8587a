import { hmacOf } from "./signature.ts";

/** Informs the API which tenant's host a request was sent to. It is signed, so a client that calls the API directly cannot forge it. */
export const tenantHeader = "x-plaudit-tenant";

export interface HostTenant {
  /** null: the request came in on the apex. */
  tenantId: string | null;
}

const apexMark = "-";
const lifetime = 300;
export type TenantSigner = (tenantId: string | null, nowMs: number) => string | Promise<string>;
export type TenantVerifier = (value: string | null | undefined, nowMs: number) => Promise<HostTenant | null>;

/** Signs `<tenantId>.<expiry>.<hmac>` (expiry in Unix seconds); one signature serves a tenant for a minute. */
export function tenantSigner(secret: string): TenantSigner {
  const { sign } = hmacOf(secret, "");
  const kept = new Map<string, { value: string; until: number }>();
  return (tenantId, nowMs) => {
    const subject = tenantId ?? apexMark;
    const known = kept.get(subject);
    if (known && known.until > nowMs && known.until - nowMs <= 60_000) return known.value;
    const expiry = Math.floor(nowMs / 1000) + lifetime;
    return sign(`${subject}.${expiry}`).then((signature) => {
      const value = `${subject}.${expiry}.${signature}`;
      if (kept.size >= 5000) kept.clear();
      kept.set(subject, { value, until: nowMs + 60_000 });
      return value;
    });
  };
}

/** The tenant of the host that a request came in on, or null for a header that is absent, forged or expired. */
export function tenantVerifier(secret: string): TenantVerifier {
  const { verify } = hmacOf(secret, "");
  const proven = new Map<string, { host: HostTenant; expiry: number }>();
  return async (value, nowMs) => {
    if (!value) return null;
    const known = proven.get(value);
    if (known) return known.expiry * 1000 > nowMs ? known.host : null;
    const [, subject, expiryText, signatureText] = /^([\w-]{1,64})\.(\d{10})\.([\w-]+)$/.exec(value) ?? [];
    if (!subject || !expiryText || !signatureText) return null;
    const expiry = Number(expiryText);
    if (expiry * 1000 <= nowMs) return null;
    if (!(await verify(`${subject}.${expiryText}`, signatureText))) return null;
    const host = { tenantId: subject === apexMark ? null : subject };
    if (proven.size >= 5000) proven.clear();
    proven.set(value, { host, expiry });
    return host;
  };
}
