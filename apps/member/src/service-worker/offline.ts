import { isAuthPath } from "@plaudit/ui/app/guards.ts";

/** Filled by the page (`lib/offline.ts`), which deletes it when its session ends. */
const CACHE = "plaudit-offline";
const SHELL = "/home";
const LOGOUT = "/logout";
/** The same page there signs out and says so (`signed-out.tsx`). */
const SIGNED_OUT = "/signed-out";

/** Other apps, what is never kept, and files that the edge makes. */
const untouched = ["admin", "tv", "api", "media", "icons"];
const isUntouched = (path: string) => untouched.some((name) => path === `/${name}` || path.startsWith(`/${name}/`));

/** What the worker has to do with a request; null: nothing, the browser does as ever. */
export function roleOf({ method, mode, url }: Pick<Request, "method" | "mode" | "url">, origin: string) {
  const { origin: other, pathname } = new URL(url);
  if (method !== "GET" || other !== origin || isUntouched(pathname)) return null;
  // Their names change with what is in them.
  if (pathname.startsWith("/assets/")) return "file";
  if (mode !== "navigate") return null;
  if (pathname === LOGOUT) return "logout";
  return isAuthPath(pathname) ? null : "page";
}

/** From the server, whenever it can be reached; else the page that was kept, for any of the member's addresses. */
async function page({ request, preloadResponse }: FetchEvent): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch (error) {
    const shell = await caches.match(SHELL, { cacheName: CACHE });
    if (!shell) throw error;
    return shell;
  }
}

/** Where the server cannot be reached, this device at least forgets. */
async function logout({ request, preloadResponse }: FetchEvent): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch (error) {
    if (!(await caches.match(SHELL, { cacheName: CACHE }))) throw error;
    return Response.redirect(SIGNED_OUT);
  }
}

const file = async (request: Request) => (await caches.match(request, { cacheName: CACHE })) ?? fetch(request);

interface Routes {
  addRoutes?: (routes: { condition: object; source: "network" | { cacheName: string } }[]) => Promise<void>;
}

/** Browsers that know routes read files and everything untouched without waking the worker. */
const routes = (event: ExtendableEvent & Routes) =>
  event.addRoutes?.([
    { condition: { or: untouched.map((name) => ({ urlPattern: `/${name}/*` })) }, source: "network" },
    { condition: { urlPattern: "/assets/*" }, source: { cacheName: CACHE } },
  ]);

/** Answers for pages and their files where there is no connection, and for nothing else. */
export function addOffline(scope: ServiceWorkerGlobalScope): void {
  scope.addEventListener("install", (event) => {
    event.waitUntil(Promise.all([routes(event), scope.skipWaiting()]));
  });
  scope.addEventListener("activate", (event) => {
    // The page is on its way while the worker wakes up.
    event.waitUntil(Promise.all([scope.registration.navigationPreload?.enable(), scope.clients.claim()]));
  });
  scope.addEventListener("fetch", (event) => {
    const role = roleOf(event.request, scope.location.origin);
    if (role === "file") event.respondWith(file(event.request));
    if (role === "page") event.respondWith(page(event));
    if (role === "logout") event.respondWith(logout(event));
  });
}
