import type { AppName } from "./env.ts";

interface EarlyRoute {
  app: AppName;
  path: RegExp;
  /** The route's source file as Vite's manifest names it, relative to the app. */
  chunk: string;
  /** GET paths under `/api` that the screen asks for first, serialised as the client does: they are its cache's keys. */
  fetches: readonly string[];
}

const session = ["/identity/tenantMembers/me", "/apps"];
const home = [...session, "/timeline/items?pageSize=20"];

/** What a page fetches before its code has arrived; only for a session of the page's own tenant. First match counts. */
export const earlyRoutes: readonly EarlyRoute[] = [
  { app: "member", path: /^\/home\/?$/, chunk: "src/routes/home.tsx", fetches: home },
  { app: "member", path: /^\/$/, chunk: "src/routes/login.tsx", fetches: [] },
  { app: "member", path: /^\/tenants\/?$/, chunk: "src/routes/tenants.tsx", fetches: [] },
  { app: "member", path: /^\/recognition\/send\/?$/, chunk: "src/routes/home.tsx", fetches: home },
  { app: "member", path: /^\/recognitions\/[\w-]+\/?$/, chunk: "src/routes/recognition.tsx", fetches: session },
  { app: "member", path: /^\/profile\/[\w-]+\/?$/, chunk: "src/routes/profile.tsx", fetches: session },
  { app: "admin", path: /^\/admin\/values\/?$/, chunk: "src/routes/values.tsx", fetches: session },
  { app: "admin", path: /^\/admin(\/|$)/, chunk: "", fetches: session },
  { app: "tv", path: /^\/tv\/watch\/[\w-]+\/?$/, chunk: "src/routes/watch.tsx", fetches: [] },
];

export const earlyRoute = (app: AppName, path: string) => earlyRoutes.find((r) => r.app === app && r.path.test(path));
