import { createHash, randomUUID } from "node:crypto";
import type { TenantVerifier } from "@plaudit/edge/tenant-header.ts";
import { tenantHeader } from "@plaudit/edge/tenant-header.ts";
import type { RequestInfo } from "../context.ts";

/** What the listening socket knows of a caller. */
export interface Connection {
  remoteAddress?: string | undefined;
}

/** Forwarded fields count only from our own edge, which proves itself by the signed tenant header. */
export async function describeRequest(
  request: Request,
  connection: Connection,
  verify: TenantVerifier,
): Promise<RequestInfo> {
  const { headers } = request;
  const host = await verify(headers.get(tenantHeader), Date.now());
  const forwarded = (name: string) => (host ? headers.get(name) : null)?.split(",")[0]?.trim();
  const id = headers.get("x-request-id");
  return {
    id: host && id && /^[\w-]{8,64}$/.test(id) ? id : randomUUID(),
    ip: forwarded("x-forwarded-for") || connection.remoteAddress || "unknown",
    userAgent: (headers.get("user-agent") ?? "").slice(0, 300),
    host: (forwarded("x-forwarded-host") ?? headers.get("host") ?? new URL(request.url).host).toLowerCase(),
    secure: (forwarded("x-forwarded-proto") ?? new URL(request.url).protocol).startsWith("https"),
    cookies: headers.get("cookie") ?? "",
    hostTenantId: host ? host.tenantId : undefined,
  };
}

const BEARER = /^Bearer ([\w-]{16,200})$/;
const hashToken = (token: string): Buffer => createHash("sha256").update(token).digest();

/** The hash of the bearer token, as sessions are stored; undefined without one. */
export function tokenHashOf(request: Request): Buffer | undefined {
  const token = BEARER.exec(request.headers.get("authorization") ?? "")?.[1];
  return token ? hashToken(token) : undefined;
}
