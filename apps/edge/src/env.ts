import type { TenantMetadata } from "@plaudit/api/account.ts";

export type { TenantMetadata };
export type AppName = "member" | "admin" | "tv";
export type Locale = "en" | "fr" | "ar";

export interface AssetFile {
  body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
  size?: number;
  /** Changes with the contents; without quotes. */
  tag: string;
}

/** The built files of the three apps. */
export interface Assets {
  /** `path` is relative to the app's dist and already free of dot segments; `br` requests the precompressed copy. */
  read(app: AppName, path: string, encoding?: "br"): Promise<AssetFile | null>;
}

/** Who sent a request, by the runtime's own knowledge rather than by any header. */
export interface Client {
  remoteAddress: string;
  /** Handed on to an API in this process; under Node `{ incoming, outgoing }`. */
  bindings?: object;
  /** Keeps work alive after the response, where the runtime would end it. */
  waitUntil?: (work: Promise<unknown>) => void;
}

/** The request headers that the edge vouches for; a visitor's own of these names never pass. */
export type Vouched = Partial<
  Record<"x-forwarded-for" | "x-forwarded-proto" | "x-forwarded-host" | "x-plaudit-tenant", string>
>;

export interface Upstream {
  /** Sends a request to the API with the visitor's forwarding headers replaced by `vouched`. Throws when it is unreachable. */
  send(request: Request, vouched: Vouched, client: Client): Response | Promise<Response>;
}

export interface LogLine {
  level: "info" | "warn" | "error";
  msg: string;
  [field: string]: unknown;
}

export interface EdgeEnv {
  assets: Assets;
  upstream: Upstream;
  /** With its port unless it is the scheme's own: `localhost:3000`. */
  apexHost: string;
  /** Shared with the API; signs the tenant header. */
  secret: string;
  now: () => number;
  /** The scheme that visitors use, if it differs from the one that arrives here (a TLS terminator in front). */
  proto?: "http" | "https";
  /** From where pages may show pictures besides their own host: the GIF service's. */
  pictureOrigins?: readonly string[];
  /** Compress HTML here, if nothing in front does. */
  compressHtml?: boolean;
  log?: (line: LogLine) => void;
}
