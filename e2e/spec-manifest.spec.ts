import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { contract } from "@plaudit/api/contract.ts";
import { createI18n } from "@plaudit/i18n";
import type { Page } from "@playwright/test";
import { calls, routes, texts } from "./spec-manifest.ts";
import { call, password } from "./support/api.ts";
import { actor, expect, hosts, secondAdministrator, signIn, test } from "./support/test.ts";

const root = resolve(import.meta.dirname, "..");
type Scope = keyof typeof routes;

/** The paths of an app's screens, as its build lists them. */
const screensOf = (app: "admin" | "member") =>
  (JSON.parse(readFileSync(join(root, `apps/${app}/dist/.vite/screens.json`), "utf8")) as { path: string }[])
    .map(({ path }) => path.replace(/:\w+/g, "{id}"))
    .filter((path) => path !== "*");
const screens = [...screensOf("admin"), ...screensOf("member"), "/tv/watch/{id}"];
const addressOf = (scope: Scope, route: string) => (scope === "admin" ? `/admin${route}` : route);
const builtRoutes = (scope: Scope) => routes[scope].filter((route) => screens.includes(addressOf(scope, route)));

/** Every text of English, with its placeholders filled by their own names, as the specification writes them. */
function englishTexts(): Set<string> {
  const folder = join(root, "packages/i18n/locales/en");
  const all = Object.fromEntries(
    readdirSync(folder).map((file) => [
      file.replace(".json", ""),
      JSON.parse(readFileSync(join(folder, file), "utf8")),
    ]),
  ) as Record<string, object>;
  const i18n = createI18n("en", all);
  const english = new Set<string>();
  const walk = (namespace: string, node: unknown, path: string[]) => {
    if (typeof node === "object" && node !== null) {
      for (const [key, value] of Object.entries(node)) walk(namespace, value, [...path, key]);
      return;
    }
    const names = String(node).match(/\{\{(\w+)\}\}/g) ?? [];
    const filled = (name: string) => (name === "users" ? "{n users}" : name === "count" ? 2 : `{${name}}`);
    const values = Object.fromEntries(names.map((name) => [name.slice(2, -2), filled(name.slice(2, -2))]));
    const t = i18n.getFixedT("en", namespace as "common") as unknown as (
      pick: (from: Record<string, never>) => unknown,
      values: object,
    ) => string;
    english.add(t((from) => path.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], from), values));
  };
  for (const [namespace, node] of Object.entries(all)) walk(namespace, node, []);
  return english;
}

test("built texts are in English word for word", () => {
  const english = englishTexts();
  expect(Object.keys(texts).filter((text) => texts[text]?.built && !english.has(text))).toEqual([]);
});

test("the contract's calls are published, and no fewer of the specification's than before", async () => {
  const { paths } = await call<{ paths: Record<string, Record<string, unknown>> }>("acme", "GET /openapi.json");
  const published = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/^\/api/, "")}`),
  );
  expect(published).toEqual(expect.arrayContaining(Object.keys(contract)));
  expect(calls.filter((one) => published.includes(one)).length).toBeGreaterThanOrEqual(83);
});

test("every link of the apps leads to a screen", async ({ page }) => {
  await signIn(page, "admin@acme.test");
  const patterns = screens.map((path) => new RegExp(`^${path.replace(/\{id\}/g, "[^/]+").replace(/\/$/, "/?")}$`));
  const seen = new Set<string>();
  for (const path of [
    "/home",
    "/profile/me",
    "/settings",
    "/settings/change-password",
    "/admin/values",
    "/admin/values/configure",
  ]) {
    await page.goto(`${hosts.acme}${path}`);
    await page.locator("main").first().waitFor();
    for (const href of await page
      .locator("a[href]")
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))) {
      const url = new URL(href);
      if (url.origin === hosts.acme) seen.add(url.pathname);
    }
  }
  expect([...seen].filter((path) => !patterns.some((pattern) => pattern.test(path)))).toEqual([]);
});

/** The page title of each route, opened by a person who may use it. Unfinished routes have the title of their heading. */
const titles: Record<Scope, Record<string, string>> = {
  anonymous: {
    "/": "Sign in · Acme",
    // Without a second step that is due it sends on.
    "/challenge": "Sign in · Acme",
    "/password-recovery": "Set a new password · Acme",
    "/new-password": "Choose a new password · Acme",
    "/tenant/login": "Sign in · Acme",
    "/tv/watch/{id}": "Entrance hall · Acme",
    "/logout": "Sign in · Acme",
  },
  user: { "/tenants": "Where to today? · Plaudit" },
  member: {
    "/home": "Home · Acme",
    "/recognition/send": "Recognize someone · Acme",
    "/recognition/send/in-progress": "In progress · Acme",
    "/recognition/send/in-progress/{id}/edit": "Recognize someone · Acme",
    "/recognitions/{id}": "Recognition · Acme",
    "/profile/me": "Me · Acme",
    "/profile/me/edit": "Edit profile · Acme",
    "/profile/{id}": "Noor Haddad · Acme",
    "/settings/notifications": "Notifications · Acme",
    "/settings/privacy": "Privacy · Acme",
    "/settings/security": "Security · Acme",
    "/settings/change-password": "Change password · Acme",
    "/feedback": "Provide feedback · Acme",
    "/culture": "Culture · Acme",
    "/direct-reports": "Direct reports · Acme",
  },
  admin: {
    "/manage/users": "Users & teams · Administration · Acme",
    "/manage/teams": "Users & teams · Administration · Acme",
    "/user/{id}": "Noor Haddad · Administration · Acme",
    "/team/create": "New team · Administration · Acme",
    "/team/{id}": "Apprentices 2026 · Administration · Acme",
    "/team/{id}/edit": "Edit Apprentices 2026 · Administration · Acme",
    "/customize": "Branding · Administration · Acme",
    "/localization": "Language & time · Administration · Acme",
    "/values": "Values · Administration · Acme",
    "/values/configure": "Add value · Administration · Acme",
    "/values/{id}/edit": "Edit We look after each other · Administration · Acme",
    "/integrations/plaudit-tvs": "TV · Administration · Acme",
    "/logs": "Logs · Administration · Acme",
  },
};

async function nameOf(path: string, list: string, name: string) {
  const admin = await actor(await secondAdministrator());
  const { results } = await admin.call<{ results: { id: string; name: string }[] }>(list);
  const found = results.find((one) => one.name === name);
  return path.replace("{id}", found?.id ?? "none");
}

/** The routes of the demo's own people, teams and values. */
async function pathOf(scope: Scope, route: string): Promise<string> {
  const admin = await actor(await secondAdministrator());
  const person = await admin.find("Noor Haddad");
  if (route.startsWith("/tv/")) return process.env.E2E_TV_LINK ?? "";
  if (route.startsWith("/team/{id}"))
    return addressOf(
      scope,
      await nameOf(route, "GET /identity/teams?search=Apprentices&pageSize=5", "Apprentices 2026"),
    );
  if (route.startsWith("/values/{id}"))
    return addressOf(scope, await nameOf(route, "GET /recognition/values", "We look after each other"));
  if (route === "/recognitions/{id}")
    return route.replace("{id}", await admin.recognize(person, "You opened every door", { amount: 0 }));
  return addressOf(scope, route.replace("{id}", person.id));
}

const headingOf = (page: Page) => page.getByRole("heading", { level: 1 }).first().textContent();

test.describe("opened", () => {
  // A link that was never mailed, a state that was never made.
  test.use({ expectedFailures: [400, 401, 404] });

  test("every built route has its title", async ({ as, stranger }) => {
    test.slow();
    const { token, userId } = await call<{ token: string; userId: string }>("acme", "POST /identity/passwords/login", {
      body: { email: "employee@acme.test", password },
    });
    const localStorage = [{ name: "plaudit.access", value: JSON.stringify({ token, userId, tenantId: null }) }];
    const origins = [{ origin: hosts.apex, localStorage }];
    const pages = {
      anonymous: await stranger({ baseURL: hosts.acme }),
      user: await stranger({ baseURL: hosts.apex, storageState: { cookies: [], origins } }),
      member: await as(await secondAdministrator()),
      admin: await as(await secondAdministrator()),
    };
    for (const scope of Object.keys(routes) as Scope[]) {
      const built = builtRoutes(scope);
      expect(built, scope).toEqual(expect.arrayContaining(Object.keys(titles[scope])));
      const page = pages[scope];
      for (const route of built) {
        const { [route]: title } = titles[scope];
        // Whose id it would be is known for those with a title alone.
        if (!title && route.includes("{id}")) continue;
        await page.goto(title ? await pathOf(scope, route) : addressOf(scope, route));
        // By its element: a dialog that is open makes what is behind it inert.
        await expect.soft(page.locator("main").filter({ visible: true }).first(), route).toBeVisible();
        if (title) await expect.soft(page, route).toHaveTitle(title);
        else await expect.poll(async () => (await page.title()).split(" · ")[0], route).toBe(await headingOf(page));
      }
    }
  });
});
