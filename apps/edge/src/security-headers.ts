import type { AppName } from "./env.ts";

/** 128 bit, fresh for every response. */
export function freshNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
}

export function contentSecurityPolicy(nonce: string | null, imageOrigins: readonly string[] = []): string {
  const images = ["'self'", "blob:", "data:", ...imageOrigins].join(" ");
  return [
    "default-src 'none'",
    `script-src ${nonce ? `'nonce-${nonce}' 'strict-dynamic'` : "'none'"}`,
    `style-src 'self'${nonce ? ` 'nonce-${nonce}'` : ""}`,
    `img-src ${images}`,
    "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "report-uri /csp-report",
  ].join("; ");
}

const closedFeatures = [
  "accelerometer",
  "autoplay",
  "browsing-topics",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "hid",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "serial",
  "usb",
];
const permissionsPolicy = `${closedFeatures.map((f) => `${f}=()`).join(", ")}, fullscreen=(self), publickey-credentials-get=(self)`;

/** For everything that the edge itself answers, pages and files alike. */
export function baseHeaders(proto: string): Record<string, string> {
  return {
    "x-content-type-options": "nosniff",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    ...(proto === "https" ? { "strict-transport-security": "max-age=63072000; includeSubDomains" } : {}),
  };
}

export function pageHeaders(page: {
  proto: string;
  nonce: string;
  app?: AppName;
  imageOrigins?: readonly string[];
}): Record<string, string> {
  return {
    ...baseHeaders(page.proto),
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    "content-security-policy": contentSecurityPolicy(page.nonce, page.imageOrigins),
    "permissions-policy": permissionsPolicy,
    // A TV's address carries its token.
    "referrer-policy": page.app === "tv" ? "no-referrer" : "same-origin",
  };
}
