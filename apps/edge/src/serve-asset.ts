import type { AppName, AssetFile, Assets } from "./env.ts";
import { baseHeaders } from "./security-headers.ts";
import { isHashed } from "./targets.ts";

const types: Record<string, string> = {
  avif: "image/avif",
  css: "text/css; charset=utf-8",
  gif: "image/gif",
  ico: "image/x-icon",
  jpg: "image/jpeg",
  js: "text/javascript; charset=utf-8",
  json: "application/json",
  mjs: "text/javascript; charset=utf-8",
  mp3: "audio/mpeg",
  mp4: "video/mp4",
  otf: "font/otf",
  png: "image/png",
  svg: "image/svg+xml",
  ttf: "font/ttf",
  txt: "text/plain; charset=utf-8",
  wasm: "application/wasm",
  webmanifest: "application/manifest+json",
  webp: "image/webp",
  woff: "font/woff",
  woff2: "font/woff2",
};
const compressible = /\.(js|mjs|css|svg|json|txt|wasm|webmanifest)$/;

const brotliAccepted = /(^|,)\s*br\s*(;\s*q=(0\.\d*[1-9]|1(\.0*)?)\s*)?(,|$)/;

/** Brotli only where the visitor takes it; a weight of nought refuses it. Cloudflare rewrites the field and keeps the visitor's own beside it. */
export function acceptsBrotli(request: Request): boolean {
  const { cf } = request as { cf?: { clientAcceptEncoding?: string } };
  return brotliAccepted.test(cf?.clientAcceptEncoding ?? request.headers.get("accept-encoding") ?? "");
}

const matches = (field: string | null, etag: string) =>
  field?.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag || tag.trim() === "*");

async function choose(
  assets: Assets,
  app: AppName,
  file: string,
  brotli: boolean,
): Promise<[AssetFile | null, boolean]> {
  const packed = brotli && compressible.test(file) ? await assets.read(app, file, "br") : null;
  return packed ? [packed, true] : [await assets.read(app, file), false];
}

/** A built file, or null when the app has none of that name. */
export async function serveAsset(
  assets: Assets,
  app: AppName,
  file: string,
  request: Request,
  proto: string,
): Promise<Response | null> {
  const [asset, packed] = await choose(assets, app, file, acceptsBrotli(request));
  if (!asset) return null;
  const etag = `"${asset.tag}${packed ? "-br" : ""}"`;
  const headers: Record<string, string> = {
    ...baseHeaders(proto),
    etag,
    "cache-control": isHashed(file) ? "public, max-age=31536000, immutable" : "no-cache",
    ...(compressible.test(file) ? { vary: "accept-encoding" } : {}),
  };
  const cancel = () => (asset.body instanceof ReadableStream ? asset.body.cancel() : undefined);
  if (matches(request.headers.get("if-none-match"), etag)) {
    await cancel();
    return new Response(null, { status: 304, headers });
  }
  headers["content-type"] = types[file.slice(file.lastIndexOf(".") + 1)] ?? "application/octet-stream";
  if (packed) headers["content-encoding"] = "br";
  if (asset.size !== undefined) headers["content-length"] = String(asset.size);
  if (request.method === "HEAD") {
    await cancel();
    return new Response(null, { headers });
  }
  // workerd would otherwise compress what is compressed already.
  return new Response(asset.body, { headers, ...(packed ? { encodeBody: "manual" } : {}) } as ResponseInit);
}
