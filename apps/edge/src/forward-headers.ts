import type { Client, Vouched } from "./env.ts";

const strippedNames = new Set(["forwarded", "x-original-url", "x-rewrite-url", "x-real-ip", "x-plaudit-tenant"]);
const hopNames = new Set([
  "connection",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
]);

/** What a visitor could use to speak in the edge's name. Lower-case names. */
export const isForwarding = (name: string) =>
  strippedNames.has(name) || name.startsWith("x-forwarded-") || name.startsWith("x-original-");

/** What concerns one connection only, named by the standard or by `Connection`. */
export function hopByHop(connection: string | null | undefined): (name: string) => boolean {
  if (!connection) return (name) => hopNames.has(name);
  const named = new Set(connection.split(",").map((n) => n.trim().toLowerCase()));
  return (name) => hopNames.has(name) || named.has(name);
}

/** The client's address. A dual-stack socket writes IPv4 as IPv6. */
export const visitorOf = ({ remoteAddress }: Client): Pick<Vouched, "x-forwarded-for"> => ({
  "x-forwarded-for": remoteAddress.replace(/^::ffff:/, ""),
});
