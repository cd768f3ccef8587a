import type { TenantMetadata } from "./account.ts";

/** What the edge writes into the page. `tenant` is null on the apex host. */
export interface Boot {
  tenant: TenantMetadata | null;
  apexUrl: string;
  locale: "en" | "fr" | "ar";
  build: string;
}

let parsed: Boot | undefined;
const listeners = new Set<() => void>();

export function boot(): Boot {
  parsed ??= JSON.parse(document.getElementById("plaudit-boot")?.textContent ?? "null") as Boot;
  return parsed;
}

/** For who changed the tenant: the open page goes on with what is saved now. */
export function changeTenant(changed: Partial<TenantMetadata>): void {
  const now = boot();
  if (!now.tenant) return;
  parsed = { ...now, tenant: { ...now.tenant, ...changed } };
  for (const listener of listeners) listener();
}

export function onTenantChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
