import type { AppName } from "./env.ts";

/** 128 bit, fresh for every response. */
export function freshNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
}

interface Openings {
  /** Shows pictures of these origins. */
  pictures?: readonly string[];
  /** Shows pages of this very host in frames. */
  frames?: boolean;
  /** Origins that may frame this page. */
  framedBy?: readonly string[];
}

export function contentSecurityPolicy(nonce: string | null, openings: Openings = {}): string {
  const { frames = false, framedBy = [], pictures = [] } = openings;
  return [
    "default-src 'none'",
    `script-src ${nonce ? `'nonce-${nonce}' 'strict-dynamic'` : "'none'"}`,
    `style-src 'self'${nonce ? ` 'nonce-${nonce}'` : ""}`,
    ["img-src 'self' blob: data:", ...pictures].join(" "),
    "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    ...(frames ? ["frame-src 'self'"] : []),
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    `frame-ancestors ${framedBy.length > 0 ? framedBy.join(" ") : "'none'"}`,
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

/** For all responses of the edge itself, pages and files. */
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
  pictureOrigins?: readonly string[] | undefined;
  /** Origins that may frame it, where it is a screen's page. */
  frameOrigins?: readonly string[];
}): Record<string, string> {
  const { frameOrigins = [], pictureOrigins = [] } = page;
  const openings = {
    pictures: pictureOrigins,
    // The console shows screens as they will look; nothing can be done in one, so that nothing can be clicked unawares.
    frames: page.app === "admin",
    framedBy: page.app === "tv" ? ["'self'", ...frameOrigins] : [],
  };
  return {
    ...baseHeaders(page.proto),
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    "content-security-policy": contentSecurityPolicy(page.nonce, openings),
    "permissions-policy": permissionsPolicy,
    // A TV's address carries its token.
    "referrer-policy": page.app === "tv" ? "no-referrer" : "same-origin",
  };
}
