const encoder = new TextEncoder();

const toBase64Url = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]{43}$/.test(text)) return null;
  return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));
}

export interface Signature {
  sign(text: string): Promise<string>;
  verify(text: string, signature: string): Promise<boolean>;
}

/** Signs texts with a secret. What is signed for one purpose is not for another; the empty purpose is the tenant header's. */
export function hmacOf(secret: string, purpose: string): Signature {
  const key = crypto.subtle.importKey("raw", encoder.encode(secret), { name: "HMAC", hash: "SHA-256" }, false, [
    "sign",
    "verify",
  ]);
  const bytes = (text: string) => encoder.encode(purpose ? `${purpose} ${text}` : text);
  return {
    sign: async (text) => toBase64Url(await crypto.subtle.sign("HMAC", await key, bytes(text))),
    async verify(text, signature) {
      const given = fromBase64Url(signature);
      return given !== null && (await crypto.subtle.verify("HMAC", await key, given, bytes(text)));
    },
  };
}
