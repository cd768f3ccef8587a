import type { TenantMetadata } from "@plaudit/api/account.ts";
import { sharedServer } from "@plaudit/server/testing";
import type { Person } from "@plaudit/server/testing/world";
import { userEvent } from "@testing-library/user-event";
import type { Root } from "react-dom/client";
import { vi } from "vitest";
import { forgetPage, left } from "./browser.ts";

interface Options {
  as: Person;
  /** Calls that do not reach the server, as in `/GET \/timeline/`. */
  without?: RegExp;
  locale?: "en" | "fr" | "ar";
}
let root: Root | undefined;

/**
 * The app that the edge would hand out for this address, started as in a browser that has not been here before. What comes from
 * elsewhere while it is open (live news, other tabs) is not told: journeys have that.
 */
export async function renderScreen(path: string, { as, without, locale = "en" }: Options) {
  await closeScreen();
  const server = await sharedServer();
  const { id: tenantId, slug } = as.tenant;
  const { body: tenant } = await server.request(`GET /identity/tenants/metadata?domain=${slug}.localhost`, {
    host: null,
  });
  let lost = without;
  globalThis.fetch = async (input, init = {}) => {
    const { pathname, search } = new URL(String(input), location.href);
    const call = `${init.method ?? "GET"} ${pathname.slice("/api".length)}${search}`;
    if (pathname === "/api/notification/stream") return new Promise(() => {});
    if (lost?.test(call)) throw new TypeError("Failed to fetch");
    const headers = init.headers as Record<string, string>;
    return server.fetch(call, { host: tenantId, headers, raw: init.body as string | undefined });
  };

  vi.resetModules();
  document.documentElement.lang = locale;
  document.title = tenant.name;
  const boot: { tenant: TenantMetadata } & Record<string, unknown> = {
    tenant,
    apexUrl: "http://localhost:3000",
    locale,
    build: "test",
  };
  document.body.innerHTML = '<div id="root"></div><script type="application/json" id="plaudit-boot"></script>';
  (document.getElementById("plaudit-boot") as HTMLElement).textContent = JSON.stringify(boot);
  localStorage.setItem("plaudit.access", JSON.stringify({ token: as.token, userId: as.userId, tenantId }));
  history.replaceState(null, "", path);
  const { start } = path.startsWith("/admin")
    ? await import("../../apps/admin/src/admin-app.tsx")
    : await import("../../apps/member/src/member-app.tsx");
  root = (await start(document.getElementById("root") as HTMLElement)) ?? undefined;
  return {
    user: userEvent.setup(),
    /** From here on these requests fail; none, without a pattern. */
    lose: (calls?: RegExp) => {
      lost = calls;
    },
    /** The documents that the screen was left for. */
    left,
  };
}

export async function closeScreen() {
  root?.unmount();
  root = undefined;
  // React tidies up a task later.
  await new Promise(setImmediate);
  forgetPage();
}
