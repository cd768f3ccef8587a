/** Tells the API which tenant's host a request came in on, so that nobody who reaches the API directly can claim one. */
export const tenantHeader = "x-plaudit-tenant";

export interface HostTenant {
  /** null: the request came in on the apex. */
  tenantId: string | null;
}

const apexMark = "-";
const lifetime = 300;
const encoder = new TextEncoder();

const importKey = (secret: string) =>
  crypto.subtle.importKey("raw", encoder.encode(secret), { name: "HMAC", hash: "SHA-256" }, false, ["sign", "verify"]);

const toBase64Url = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]{43}$/.test(text)) return null;
  return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));
}

export type TenantSigner = (tenantId: string | null, nowMs: number) => string | Promise<string>;
export type TenantVerifier = (value: string | null | undefined, nowMs: number) => Promise<HostTenant | null>;

/** Signs `<tenantId>.<expiry>.<hmac>` (expiry in Unix seconds); one signature serves a tenant for a minute. */
export function tenantSigner(secret: string): TenantSigner {
  const key = importKey(secret);
  const kept = new Map<string, { value: string; until: number }>();
  return (tenantId, nowMs) => {
    const subject = tenantId ?? apexMark;
    const known = kept.get(subject);
    if (known && known.until > nowMs && known.until - nowMs <= 60_000) return known.value;
    const expiry = Math.floor(nowMs / 1000) + lifetime;
    return key
      .then((k) => crypto.subtle.sign("HMAC", k, encoder.encode(`${subject}.${expiry}`)))
      .then((signature) => {
        const value = `${subject}.${expiry}.${toBase64Url(signature)}`;
        if (kept.size >= 5000) kept.clear();
        kept.set(subject, { value, until: nowMs + 60_000 });
        return value;
      });
  };
}

/** Answers whose host a request came in on, or null for a header that is absent, forged or expired. */
export function tenantVerifier(secret: string): TenantVerifier {
  const key = importKey(secret);
  const proven = new Map<string, { host: HostTenant; expiry: number }>();
  return async (value, nowMs) => {
    if (!value) return null;
    const known = proven.get(value);
    if (known) return known.expiry * 1000 > nowMs ? known.host : null;
    const [, subject, expiryText, signatureText] = /^([\w-]{1,64})\.(\d{10})\.([\w-]+)$/.exec(value) ?? [];
    if (!subject || !expiryText || !signatureText) return null;
    const signature = fromBase64Url(signatureText);
    const expiry = Number(expiryText);
    if (!signature || expiry * 1000 <= nowMs) return null;
    const genuine = await crypto.subtle.verify(
      "HMAC",
      await key,
      signature,
      encoder.encode(`${subject}.${expiryText}`),
    );
    if (!genuine) return null;
    const host = { tenantId: subject === apexMark ? null : subject };
    if (proven.size >= 5000) proven.clear();
    proven.set(value, { host, expiry });
    return host;
  };
}
