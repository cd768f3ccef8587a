import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Locator,
  type Page,
  type Response,
} from "@playwright/test";
import { forwardedFor } from "./address.ts";
import { Actor, enter, origin, password } from "./api.ts";

export const hosts = { apex: origin(""), acme: origin("acme"), globex: origin("globex"), blank: origin("blank") };

/** A fault that a journey provokes on purpose: a status, or a network that is not there. Everything else on the console fails it. */
type Expected = (number | "network")[];

interface Entry {
  slug?: "acme" | "globex" | "blank";
  path?: string;
  theme?: "light" | "dark";
  options?: BrowserContextOptions;
  /** A page that is not the product's yet. */
  bare?: boolean;
}
interface Fixtures {
  expectedFailures: Expected;
  watch: (context: BrowserContext) => void;
  quiet: undefined;
  /** A browser of their own for somebody of the demo, signed in, at a page of their tenant. */
  as: (name: string, entry?: Entry) => Promise<Page>;
  /** A browser that nobody has used yet. */
  stranger: (options?: BrowserContextOptions) => Promise<Page>;
}

const accounts: Record<string, string> = {
  "Ingrid Solheim": "admin@acme.test",
  "Maya Okafor": "manager@acme.test",
  "Lena Fischer": "employee@acme.test",
};
const folded = (name: string) =>
  name
    .normalize("NFD")
    .replace(/[^a-zA-Z -]/g, "")
    .toLowerCase();
/** As the demo makes addresses; anything with an @ is one already. */
const addressOf = (name: string, slug = "acme") =>
  name.includes("@") ? name : (accounts[name] ?? `${folded(name).replaceAll(" ", ".")}@${slug}.test`);
export const actor = (name: string, slug = "acme", secret = password) => Actor.of(addressOf(name, slug), slug, secret);

/**
 * With an address within it the feed draws all of its items at once, in place of those in sight: what other tests post
 * meanwhile pushes nothing out of the page.
 */
export const wholeFeed = "/home#feed";

const streams = new WeakMap<Page, Promise<unknown>>();
const isStream = (response: Response) => new URL(response.url()).pathname === "/api/notification/stream";

export const test = base.extend<Fixtures>({
  expectedFailures: [[], { option: true }],
  extraHTTPHeaders: ({ extraHTTPHeaders }, use, info) => use({ ...extraHTTPHeaders, ...forwardedFor(info) }),
  watch: async ({ expectedFailures }, use) => {
    const faults: string[] = [];
    const isExpected = (text: string) =>
      expectedFailures.some((one) =>
        one === "network" ? /net::ERR_/.test(text) : text.includes(`the server responded with a status of ${one}`),
      );
    const watchPage = (page: Page) => {
      page.on("console", (message) => {
        if (message.type() === "error" && !isExpected(message.text()))
          faults.push(`console: ${message.text()} (${message.location().url})`);
      });
      page.on("pageerror", (error) => faults.push(`page: ${error.message}`));
      page.on("request", (request) => {
        if (request.url().endsWith("/csp-report")) faults.push(`csp: ${request.postData()}`);
      });
    };
    await use((context) => {
      for (const page of context.pages()) watchPage(page);
      context.on("page", watchPage);
    });
    expect(faults).toEqual([]);
  },
  quiet: [
    async ({ context, watch }, use) => {
      watch(context);
      await use(undefined);
    },
    { auto: true },
  ],
  stranger: async ({ browser, watch }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      opened.push(context);
      watch(context);
      return context.newPage();
    });
    for (const context of opened) await context.close();
  },
  as: async ({ stranger }, use) => {
    await use(async (name, { slug = "acme", path = wholeFeed, theme, options, bare } = {}) => {
      const access = await enter(addressOf(name, slug), slug);
      const localStorage = [
        { name: "plaudit.access", value: JSON.stringify(access) },
        ...(theme ? [{ name: "plaudit.theme", value: theme }] : []),
      ];
      const page = await stranger({
        baseURL: hosts[slug],
        storageState: { cookies: [], origins: [{ origin: hosts[slug], localStorage }] },
        ...options,
      });
      streams.set(
        page,
        page.waitForResponse(isStream, { timeout: 0 }).catch(() => null),
      );
      await page.goto(path);
      if (!bare) await page.locator("#main").waitFor();
      return page;
    });
  },
});
export { expect };

export async function fillSignIn(page: Page, email: string, secret = password) {
  await page.locator("input[type=email]").fill(email);
  await page.locator("input[type=password]").fill(secret);
  await page.locator("button[type=submit]").click();
}

/** A browser in a hand. */
export const handheld = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

/** For a journey that is about what moves. */
export const moving = { contextOptions: { reducedMotion: "no-preference" } } as const;

/** Signs in as people do, on the tenant's own host, and lands at home. */
export async function signIn(page: Page, email: string, host = hosts.acme) {
  await page.goto(`${host}/`);
  await fillSignIn(page, email);
  await page.waitForURL(`${host}/home`);
}

/** Chooses what is drawn over its own input, as a finger does. */
export const pick = (choice: Locator) => choice.check({ force: true });

/** Live events arrive from here on. */
export const listening = (page: Page) => streams.get(page);

/** The next response of a call is lost, after the server has processed the request. */
export async function loseAnswer(page: Page, urlPattern: string) {
  const browser = await page.context().newCDPSession(page);
  browser.once("Fetch.requestPaused", ({ requestId }) => {
    void browser.send("Fetch.failRequest", { requestId, errorReason: "ConnectionReset" }).then(() => browser.detach());
  });
  await browser.send("Fetch.enable", { patterns: [{ urlPattern, requestStage: "Response" }] });
}

/** The card of the feed, or the page of a recognition, with this text. */
export const card = (page: Page, text: string) => page.getByRole("article").filter({ hasText: text }).first();

/** Makes somebody an administrator, for what would be in the way of the others. */
export async function promote(name: string): Promise<string> {
  const admin = await actor("Ingrid Solheim");
  const { id } = await admin.find(name);
  await admin.call(`PUT /identity/tenantMembers/${id}/role`, { role: "admin" });
  return name;
}
let second: Promise<string> | undefined;
/** One more administrator, whose share of a minute's requests the others do not use up. */
export function secondAdministrator(): Promise<string> {
  second ??= promote("Zuri Mwangi");
  return second;
}
