import type { TenantMetadata } from "./identity.ts";

/** What the edge writes into the page. `tenant` is null on the apex host. */
export interface Boot {
  tenant: TenantMetadata | null;
  apexUrl: string;
  locale: "en" | "fr" | "ar";
  build: string;
}

let parsed: Boot | undefined;
export function boot(): Boot {
  parsed ??= JSON.parse(document.getElementById("plaudit-boot")?.textContent ?? "null") as Boot;
  return parsed;
}
