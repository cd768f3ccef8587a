import type { Page } from "@playwright/test";
import { sentence } from "../support/compose.ts";
import { actor, card, expect, test } from "../support/test.ts";

const options = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  serviceWorkers: "allow",
} as const;

/** As Chromium does where the app can be installed. */
const offer = (page: Page) =>
  page.evaluate(() => {
    const event = new Event("beforeinstallprompt", { cancelable: true });
    const prompt = async () => void document.documentElement.setAttribute("data-prompted", "");
    dispatchEvent(Object.assign(event, { prompt, userChoice: Promise.resolve({ outcome: "dismissed" }) }));
  });
/** Once the page has done what nobody waits for. */
const prepared = (page: Page) =>
  expect
    .poll(() => page.evaluate(async () => (await caches.match("/offline/answers")) !== undefined), { timeout: 60_000 })
    .toBe(true);
async function react(page: Page, message: string, name: string) {
  await card(page, message).getByRole("button", { name: "React", exact: true }).tap();
  await page.getByRole("dialog", { name: "React" }).getByRole("button", { name }).tap();
  await expect(card(page, message).getByRole("link", { name: "1 reaction" })).toBeVisible();
}

test("a phone is offered the app on the second visit with something done, and a refusal is kept", async ({ as }) => {
  const sender = await actor("Ana Marković");
  const [first, second] = ["You found the leak", "You closed the leak"].map(sentence);
  for (const message of [first, second]) await sender.recognize(await sender.find("Tariq Mahmood"), String(message));
  const page = await as("Noor Haddad", { options });
  await prepared(page);
  await offer(page);
  await react(page, String(first), "Brilliant");
  const visits = () => page.evaluate(() => JSON.parse(localStorage.getItem("plaudit.install") ?? "{}").visits);
  await expect.poll(visits).toBe(1);

  // Another visit: a tab of its own.
  const next = await page.context().newPage();
  await next.goto("/home");
  await page.close();
  const again = next.getByRole("dialog", { name: "Acme, one tap away" });
  await expect(card(next, String(second))).toBeVisible();
  await offer(next);
  await react(next, String(second), "Brilliant");
  // The code that shows it comes when the page is idle.
  await expect(again).toBeVisible({ timeout: 60_000 });
  await again.getByRole("button", { name: "Not now" }).tap();
  await expect(again).toBeHidden();
  expect(await next.locator("html").getAttribute("data-prompted")).toBeNull();

  const kept = await next.evaluate(() => JSON.parse(localStorage.getItem("plaudit.install") ?? "{}"));
  expect(kept).toMatchObject({ visits: 2, refusedAt: expect.any(Number) });
});
