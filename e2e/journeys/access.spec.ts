import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { routes } from "../spec-routes.ts";
import { call, password } from "../support/api.ts";
import { expectAccessible, expectAccessibleInBoth, phone } from "../support/axe.ts";
import {
  addRecipient,
  chooseOther,
  chooseQuality,
  composer,
  openComposer,
  sendButton,
  write,
} from "../support/compose.ts";
import { openable } from "../support/openable.ts";
import { actor, expect, hosts, promote, secondAdministrator, test } from "../support/test.ts";

test.use({ expectedFailures: [400, 401, 404, 422] });
const root = join(import.meta.dirname, "../..");
const settled = async (page: Page) => {
  await page.locator("h1").first().waitFor();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
};

interface Screen {
  id?: string;
  path: string;
  chunks: string[];
}
type App = "member" | "admin";
/** The screens of an app, as its build lists them. */
const screensOf = (app: App) =>
  (JSON.parse(readFileSync(join(root, `apps/${app}/dist/.vite/screens.json`), "utf8")) as Screen[]).filter(
    ({ id }) => id,
  );
const isSignIn = ({ chunks }: Screen) => chunks.includes("src/auth-app.tsx");
const all = [...screensOf("member"), ...screensOf("admin")];
const anyId = ({ path }: Screen) => path.replace(/:\w+/g, "{id}");

/** The titles of the specification's screens; where there is none here, it is the heading. */
const titles: Record<string, string> = {
  "/": "Sign in · Acme",
  // Without a second step that is due it sends on.
  "/challenge": "Sign in · Acme",
  "/password-recovery": "Set a new password · Acme",
  "/new-password": "Choose a new password · Acme",
  "/tenant/login": "Sign in · Acme",
  "/logout": "Sign in · Acme",
  "/home": "Home · Acme",
  "/recognition/send": "Recognize someone · Acme",
  "/recognition/send/in-progress": "In progress · Acme",
  "/recognition/send/in-progress/{id}/edit": "Recognize someone · Acme",
  "/recognitions/{id}": "Recognition · Acme",
  "/profile/me": "Me · Acme",
  "/profile/me/edit": "Edit profile · Acme",
  "/profile/{id}": "Yuki Sato · Acme",
  "/settings/notifications": "Notifications · Acme",
  "/settings/privacy": "Privacy · Acme",
  "/settings/security": "Security · Acme",
  "/settings/change-password": "Change password · Acme",
  "/feedback": "Provide feedback · Acme",
  "/culture": "Culture · Acme",
  "/rewards/providers": "Rewards · Acme",
  "/rewards/redemption-history": "My rewards · Acme",
  "/direct-reports": "Direct reports · Acme",
  "/admin/manage/users": "Users & teams · Administration · Acme",
  "/admin/manage/teams": "Users & teams · Administration · Acme",
  "/admin/user/{id}": "Yuki Sato · Administration · Acme",
  "/admin/team/create": "New team · Administration · Acme",
  "/admin/team/{id}": "Apprentices 2026 · Administration · Acme",
  "/admin/team/{id}/edit": "Edit Apprentices 2026 · Administration · Acme",
  "/admin/customize": "Branding · Administration · Acme",
  "/admin/localization": "Language & time · Administration · Acme",
  "/admin/values": "Values · Administration · Acme",
  "/admin/values/configure": "Add value · Administration · Acme",
  "/admin/values/{id}/edit": "Edit We look after each other · Administration · Acme",
  "/admin/integrations/plaudit-tvs": "TV · Administration · Acme",
  "/admin/logs": "Logs · Administration · Acme",
};

/** The routes of the specification with a title are built: one that is lost is missing here. */
function expectTitled(screens: Screen[], scopes: (keyof typeof routes)[], prefix = "") {
  const named = scopes.flatMap((scope) => routes[scope].map((route) => prefix + route));
  expect(screens.map(anyId)).toEqual(expect.arrayContaining(named.filter((path) => path in titles)));
}
const specified = [...routes.anonymous, ...routes.member, ...routes.admin.map((route) => `/admin${route}`)];
async function expectTitle(page: Page, screen: Screen) {
  const path = anyId(screen);
  if (titles[path]) return expect.soft(page, path).toHaveTitle(titles[path]);
  if (!specified.includes(path)) return expect.soft(page, path).toHaveTitle(/^\S.* · (Acme|Plaudit)$/);
  // A heading may come with what it is about, and a dialog that has an address lies over it.
  const heading = () => page.getByRole("heading", { level: 1, includeHidden: true }).first().textContent();
  const isTitled = async () => (await page.title()).startsWith(`${await heading()} · `);
  await expect.configure({ soft: true }).poll(isTitled, path).toBe(true);
}
/** Where the links of a page lead that no screen answers. */
const lost = async (page: Page) => {
  const patterns = [...all.map(anyId), "/tv/watch/{id}"].map(
    (path) => new RegExp(`^${path.replace(/\{id\}/g, "[^/]+").replace(/\/$/, "/?")}$`),
  );
  const links = page.locator("a[href]:not([download])");
  const urls = (await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))).map(
    (href) => new URL(href),
  );
  return urls
    .filter(({ origin, pathname }) => origin === hosts.acme && !patterns.some((pattern) => pattern.test(pathname)))
    .map(({ pathname }) => pathname);
};

const texts = join(root, "packages/i18n/locales/en");
const keysOf = (value: unknown, path: string[] = []): string[] =>
  value !== null && typeof value === "object"
    ? Object.entries(value).flatMap(([key, below]) => keysOf(below, [...path, key]))
    : [path.join(".").replace(/_(one|other)$/, "")];
const keys = new Set(
  readdirSync(texts)
    .flatMap((file) => keysOf(JSON.parse(readFileSync(join(texts, file), "utf8"))))
    .filter((key) => key.includes(".")),
);
/** The keys of texts that a screen does not load stand in their place. */
const keysShown = async (page: Page) => {
  const shown = await page.evaluate(() => {
    const found: string[] = [];
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) found.push(nodes.currentNode.textContent?.trim() ?? "");
    for (const element of document.querySelectorAll("[aria-label], [placeholder], [title], [alt]"))
      for (const name of ["aria-label", "placeholder", "title", "alt"]) found.push(element.getAttribute(name) ?? "");
    return found;
  });
  return shown.filter((text) => keys.has(text));
};

/** What a phone draws otherwise. */
const onPhone = ["/home", "/profile/me", "/admin/values", "/admin/manage/users", "/admin/manage/teams"];
const wide = { width: 1440, height: 900 };

for (const app of ["member", "admin"] as const)
  test(`every screen of the app ${app} has its title and texts, links to others, and is accessible`, async ({ as }) => {
    test.slow();
    const screens = screensOf(app).filter((one) => !isSignIn(one));
    expectTitled(screens, [app], app === "admin" ? "/admin" : "");
    // Each walk is most of what one person may ask for in a minute.
    const reader = await (app === "admin" ? promote("Elena Popescu") : secondAdministrator());
    const pathOf = await openable(reader);
    const page = await as(reader);
    for (const screen of screens) {
      await page.goto(pathOf(screen));
      await settled(page);
      await expectTitle(page, screen);
      expect.soft(await lost(page), screen.path).toEqual([]);
      expect.soft(await keysShown(page), screen.path).toEqual([]);
      if (onPhone.includes(screen.path)) {
        await expectAccessible(page, `${screen.path} on a phone`, phone);
        await page.setViewportSize(wide);
      }
      await expectAccessibleInBoth(page, screen.path);
    }
    await page.goto(app === "member" ? "/nothing" : "/admin/nothing");
    await settled(page);
    await expectAccessible(page, "a page that is not there");
  });

test("what opens over the feed", async ({ as }) => {
  const page = await as("Ingrid Solheim");
  await settled(page);
  await page.getByRole("button", { name: /^Notifications/ }).click();
  await expect(
    page
      .getByRole("dialog", { name: /^Notifications/ })
      .getByRole("heading")
      .first(),
  ).toBeVisible();
  await expectAccessible(page, "notifications");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Filter", exact: true }).click();
  await expect(page.getByRole("dialog", { name: "Filter" }).getByRole("checkbox").first()).toBeAttached();
  await expectAccessible(page, "filter");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Search people" }).click();
  await page.getByRole("combobox", { name: "Search people" }).fill("an");
  await expect(page.getByRole("option").first()).toBeVisible();
  await expectAccessible(page, "search");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "More actions" }).first().click();
  await expect(page.getByRole("menuitem").first()).toBeVisible();
  await expectAccessible(page, "menu of a card", phone);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Filter", exact: true }).filter({ visible: true }).click();
  await expect(page.getByRole("dialog", { name: "Filter" })).toBeVisible();
  await expectAccessible(page, "filter", phone);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "More", exact: true }).filter({ visible: true }).click();
  await expect(page.getByRole("dialog", { name: "More" })).toBeVisible();
  await expectAccessible(page, "more", phone);
});

test("what opens over one recognition", async ({ as }) => {
  const sender = await actor("Priya Raman");
  const id = await sender.recognize(await sender.find("Noor Haddad"), "You wrote it in five words", { amount: 1 });
  await sender.call(`POST /recognition/recognitions/${id}/comments`, { body: "And they were the right ones" });
  const page = await as("Ingrid Solheim", { path: `/recognitions/${id}` });
  await settled(page);
  await expect(page.getByText("And they were the right ones")).toBeVisible();
  await page.getByRole("button", { name: "React", exact: true }).first().click();
  await expect(page.getByRole("dialog", { name: "React" })).toBeVisible();
  await expectAccessible(page, "reactions");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Add points" }).click();
  await expect(page.getByRole("dialog", { name: "Add points" }).getByRole("radio").first()).toBeAttached();
  await expectAccessible(page, "add points");
});

test("the composer, empty, refused, and with exceptions", async ({ as }) => {
  const sender = await actor("Tāne Walker");
  const page = await as("Tāne Walker");
  await openComposer(page);
  await sendButton(page).click({ force: true });
  await expect(composer(page).getByText("Select a recipient").filter({ visible: true }).first()).toBeVisible();
  await expectAccessible(page, "composer, with what is missing");
  await addRecipient(page, "Keiko Mori");
  await write(page, "You heard what was not said");
  await chooseQuality(page, "Craft");
  const left = await sender.toGive();
  await chooseOther(page, Math.min(left, 60));
  await expectAccessible(page, "composer, filled, on a phone", phone);
  const other = await sender.find("Siti Rahmawati");
  for (let rest = left; rest > 0; rest -= 50)
    await sender.recognize(other, "In many small steps", { amount: Math.min(rest, 50) }).catch(() => null);
  await sendButton(page).click();
  await expect(page.getByRole("dialog", { name: "Point exceptions" })).toBeVisible();
  await expectAccessible(page, "point exceptions");
});

test("what opens over the console", async ({ as }) => {
  const page = await as("Ingrid Solheim", { path: "/admin/values" });
  await settled(page);
  await page.getByRole("button", { name: "Help", exact: true }).click();
  await expect(page.getByRole("dialog", { name: "Values and qualities" })).toBeVisible();
  await expectAccessible(page, "help");
  await page.keyboard.press("Escape");
  await page.setViewportSize(phone);
  await page.getByRole("button", { name: "Administration menu" }).click();
  await expect(page.getByRole("dialog", { name: "Administration menu" })).toBeVisible();
  await expectAccessible(page, "menu of the console");
  await page.goto("/admin/values/configure");
  await settled(page);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(/cannot be empty/).first()).toBeVisible();
  await expectAccessible(page, "a value without a name, on a phone");
});

test("everything before one is signed in, and the choice of a company", async ({ stranger }) => {
  const page = await stranger();
  const screens = screensOf("member").filter(isSignIn);
  expectTitled(screens, ["anonymous"]);
  for (const screen of screens) {
    await page.goto(`${hosts.acme}${screen.path}`);
    await settled(page);
    await expectTitle(page, screen);
    if (screen.path === "/") {
      await expectAccessible(page, "/ on a phone", phone);
      await page.setViewportSize(wide);
    }
    await expectAccessibleInBoth(page, screen.path);
  }
  for (const path of ["/new-password?token=x", "/tenant/login?state=x"]) {
    await page.goto(`${hosts.acme}${path}`);
    await settled(page);
    await expectAccessible(page, path);
  }
  await page.goto(`${hosts.acme}/`);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByText("Enter your password")).toBeVisible();
  await expectAccessible(page, "/, refused");
  const { token, userId } = await call<{ token: string; userId: string }>("acme", "POST /identity/passwords/login", {
    body: { email: "employee@acme.test", password },
  });
  const access = JSON.stringify({ token, userId, tenantId: null });
  await page.goto(`${hosts.apex}/robots.txt`);
  await page.evaluate((record) => localStorage.setItem("plaudit.access", record), access);
  await page.goto(`${hosts.apex}/tenants`);
  await expect(page.getByRole("button", { name: /Acme/ })).toBeVisible();
  await expect(page).toHaveTitle("Where to today? · Plaudit");
  await expectAccessible(page, "/tenants");
  await page.goto(hosts.acme.replace("acme", "no-such-company"));
  await expect(page.getByRole("heading", { name: "Page not found" })).toBeVisible();
  await expect(page.locator("body")).not.toContainText(/acme|globex/i);
  await expectAccessible(page, "an unknown host");
});
