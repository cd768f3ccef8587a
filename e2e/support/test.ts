import { AxeBuilder } from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";

const port = process.env.E2E_PORT ?? "3900";
export const hosts = {
  apex: `http://localhost:${port}`,
  acme: `http://acme.localhost:${port}`,
  globex: `http://globex.localhost:${port}`,
  blank: `http://blank.localhost:${port}`,
};
const password = "plaudit-demo-1";

/** Answers that a journey provokes on purpose; everything else on the console fails it. */
type Expected = { status: number }[];

interface Fixtures {
  expectedFailures: Expected;
  quiet: undefined;
}

export const test = base.extend<Fixtures>({
  expectedFailures: async ({ browserName: _ }, use) => use([]),
  quiet: [
    async ({ context, expectedFailures }, use) => {
      const faults: string[] = [];
      const watch = (page: Page) => {
        page.on("console", (message) => {
          if (message.type() !== "error") return;
          const refused = /the server responded with a status of (\d+)/.exec(message.text());
          if (refused && expectedFailures.some(({ status }) => status === Number(refused[1]))) return;
          if (/ERR_INTERNET_DISCONNECTED/.test(message.text()) && expectedFailures.some(({ status }) => status === 0))
            return;
          faults.push(`console: ${message.text()} (${message.location().url})`);
        });
        page.on("pageerror", (error) => faults.push(`page: ${error.message}`));
        page.on("request", (request) => {
          if (request.url().endsWith("/csp-report")) faults.push(`csp: ${request.postData()}`);
        });
      };
      for (const page of context.pages()) watch(page);
      context.on("page", watch);
      await use(undefined);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };

/** Signs in as people do, on the tenant's own host, and lands at home. */
export async function signIn(page: Page, email: string, host = hosts.acme, next = "/home") {
  await page.goto(`${host}/`);
  await page.locator("input[type=email]").fill(email);
  await page.locator("input[type=password]").fill(password);
  await page.locator("button[type=submit]").click();
  await page.waitForURL(`${host}/home`);
  if (next !== "/home") await page.goto(`${host}${next}`);
}

export async function expectAccessible(page: Page) {
  // Animations would be measured half-way.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every((a) => a.playState !== "running" || a.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY),
  );
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  expect(violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(" ")).join(", ")}`)).toEqual([]);
}
