import type { AppName } from "./env.ts";

const within = (path: string, base: string) => path === base || path.startsWith(`${base}/`);

export const isProxied = (path: string) => path.startsWith("/api/") || path.startsWith("/media/") || path === "/api";

/** The API's own health, called by probes without a tenant's host. */
export const isProbe = (path: string) => path === "/api/healthz" || path === "/api/readyz";

export function appOf(path: string): AppName {
  if (within(path, "/admin")) return "admin";
  return within(path, "/tv") ? "tv" : "member";
}

/** The path inside the app's dist, or null for what cannot be a built file (the template and dot files included). */
export function distPath(app: AppName, path: string): string | null {
  const inner = app === "member" ? path : path.slice(app.length + 1);
  const file = inner.replace(/^\//, "");
  if (!/^[\w@-][\w@.-]*(\/[\w@-][\w@.-]*)*$/.test(file) || !file.includes(".")) return null;
  return /\.(html|br|map)$/.test(file) ? null : file;
}

export const isHashed = (file: string) => file.startsWith("assets/");
