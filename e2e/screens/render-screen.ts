import type { TenantMetadata } from "@plaudit/api/account.ts";
import { sharedServer } from "@plaudit/server/testing";
import type { Person } from "@plaudit/server/testing/world";
import { isAuthPath } from "@plaudit/ui/app/guards.ts";
import { userEvent } from "@testing-library/user-event";
import type { Root } from "react-dom/client";
import { vi } from "vitest";
import { forgetPage, left } from "./browser.ts";
import { uploadRequest } from "./upload-request.ts";

interface Options {
  /** Without a token nobody is signed in yet. */
  as: Pick<Person, "tenant"> & Partial<Pick<Person, "token" | "userId">>;
  /** Calls that do not reach the server, as in `/GET \/timeline/`. */
  without?: RegExp;
  locale?: "en" | "fr" | "ar";
  /** In the browser of the screen before, with what that has stored. */
  again?: boolean;
}
let root: Root | undefined;

/** As each app's `main.tsx` chooses. */
function appAt(path: string) {
  // What the other app's build adds is missing here: its texts would be loaded again and again, without an end.
  if (path.startsWith("/admin") !== (process.env.SCREENS_OF === "admin"))
    throw new Error(`${path} is a screen of the other app: test it in that app's folder`);
  if (path.startsWith("/admin")) return import("../../apps/admin/src/admin-app.tsx");
  return isAuthPath(path)
    ? import("../../apps/member/src/auth-app.tsx")
    : import("../../apps/member/src/member-app.tsx");
}

/**
 * The app that the edge would hand out for this address, started as in a new browser. Changes from elsewhere while it
 * is open (live events, other tabs) are not delivered: journeys cover them.
 */
export async function renderScreen(path: string, { as, without, locale = "en", again }: Options) {
  await closeScreen({ storage: !again });
  const server = await sharedServer();
  const { id: tenantId, slug } = as.tenant;
  const { body: tenant } = await server.request(`GET /identity/tenants/metadata?domain=${slug}.localhost`, {
    host: null,
  });
  let lost = without;
  let held: RegExp | undefined;
  let unanswered: RegExp | undefined;
  const calls: string[] = [];
  const cookies = new Map<string, string>();
  globalThis.fetch = async (input, init = {}) => {
    const { pathname, search } = new URL(String(input), location.href);
    const call = `${init.method ?? "GET"} ${pathname.slice("/api".length)}${search}`;
    calls.push(call);
    if (pathname === "/api/notification/stream") return new Promise(() => {});
    if (lost?.test(call)) throw new TypeError("Failed to fetch");
    const cookie = [...cookies].map((one) => one.join("=")).join("; ");
    const headers = { ...(init.headers as Record<string, string>), cookie };
    const response = await server.fetch(call, { host: tenantId, headers, raw: init.body as string | undefined });
    if (unanswered?.test(call)) {
      unanswered = undefined;
      throw new TypeError("Failed to fetch");
    }
    for (const [, name, value] of response.headers.getSetCookie().map((one) => /^(.+?)=([^;]*)/.exec(one) ?? []))
      if (name && value !== undefined) cookies.set(name, value);
    return response;
  };

  const fate = (call: string) => (held?.test(call) ? "held" : lost?.test(call) ? "lost" : "answered");
  vi.stubGlobal("XMLHttpRequest", uploadRequest({ server, fate }));

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
  const { token, userId } = as;
  if (token && !again) localStorage.setItem("plaudit.access", JSON.stringify({ token, userId, tenantId }));
  history.replaceState(null, "", path);
  const { start } = await appAt(location.pathname);
  root = (await start(document.getElementById("root") as HTMLElement)) ?? undefined;
  return {
    user: userEvent.setup(),
    /** To another screen of the same app, as by the browser's forward; the router counts its entries. */
    go: (path: string) => {
      history.pushState({ idx: (history.state?.idx ?? 0) + 1 }, "", path);
      dispatchEvent(new PopStateEvent("popstate"));
    },
    /** From here on these requests fail; none, without a pattern. */
    lose: (calls?: RegExp) => {
      lost = calls;
    },
    /** From here on these uploads get no response; none, without a pattern. */
    hold: (calls?: RegExp) => {
      held = calls;
    },
    /** The next response of such a request is lost, after the server has processed it. */
    loseResponse: (call: RegExp) => {
      unanswered = call;
    },
    /** What was asked of the server so far. */
    calls,
    /** The documents that the screen was left for. */
    left,
  };
}

export async function closeScreen({ storage = true } = {}) {
  root?.unmount();
  root = undefined;
  // React tidies up a task later.
  await new Promise(setImmediate);
  forgetPage({ storage });
}
