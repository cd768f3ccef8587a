import { gzipSync } from "node:zlib";

/** Shorter ones fit a packet as they are. */
const LEAST_BYTES = 1_400;
const takesGzip = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/;

/** JSON as a response; a long one leaves compressed where its reader takes that. */
export function jsonAnswer(text: string, status: number, fields: Record<string, string>, request: Request): Response {
  const headers: Record<string, string> = { ...fields, "content-type": "application/json; charset=UTF-8" };
  if (text.length < LEAST_BYTES) return new Response(text, { status, headers });
  headers.vary = "accept-encoding";
  if (!takesGzip.test(request.headers.get("accept-encoding") ?? "")) return new Response(text, { status, headers });
  headers["content-encoding"] = "gzip";
  return new Response(gzipSync(text, { level: 4 }), { status, headers });
}
