import type { Page } from "@playwright/test";
import { choosePoints, chooseQuality, composer, sendButton, sentence, write } from "../support/compose.ts";
import { actor, card, expect, handheld, hosts, test, wholeFeed } from "../support/test.ts";

const options = { ...handheld, serviceWorkers: "allow" } as const;
test.use({ expectedFailures: ["network", 401] });

/** Once the page, its files and its feed are kept. */
async function prepared(page: Page) {
  const ready = async () =>
    (await caches.match("/offline/answers")) !== undefined && navigator.serviceWorker.controller !== null;
  await expect.poll(() => page.evaluate(ready), { timeout: 60_000 }).toBe(true);
}
/** Everything that this browser keeps for the host. */
const kept = (page: Page) =>
  page.evaluate(async () => ({
    caches: await caches.keys(),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    // When this device was offered the app is nobody's.
    local: Object.keys(localStorage).filter((key) => key !== "plaudit.install"),
  }));
const nothing = { caches: [], databases: [], local: [] };
const onSignIn = (page: Page) => page.locator("input[type=email]");

test("without a connection the feed is there, what is written goes out once on return, and signing out leaves nothing", async ({
  as,
}) => {
  const words = sentence("You kept the night shift smiling");
  const me = await actor("Astrid Lindqvist");
  const before = sentence("You wrote the plan on one page");
  await me.recognize(await me.find("Emil Dahl"), before);
  const page = await as("Astrid Lindqvist", { options });
  await expect(card(page, before)).toBeVisible();
  await prepared(page);
  await page.context().setOffline(true);
  // Never from what is kept: the console, screens, the API and pictures.
  for (const path of ["/admin", "/tv/watch/none", "/api/healthz", "/media/none", "/"]) {
    // The browser's own page comes a moment after the refusal, and would end the navigation that follows.
    const over = page.waitForEvent("framenavigated");
    await expect(page.goto(`${hosts.acme}${path}`)).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
    await over;
  }
  await page.goto(wholeFeed);
  await expect(page.getByText(/^No connection\. You see what was here at/)).toBeVisible();
  await expect(card(page, before)).toBeVisible();

  await page.getByRole("navigation").getByRole("button", { name: "Recognize" }).tap();
  await composer(page).getByRole("combobox").fill("a");
  await page.getByRole("option").first().tap();
  await write(page, words);
  await chooseQuality(page, "Shows up");
  await choosePoints(page, 0);
  await sendButton(page).tap();
  await expect(page.getByText("1 recognition waits")).toBeVisible();
  await expect(page.getByRole("article").filter({ hasText: words })).toContainText("Goes out later");

  await page.goto("/settings/security");
  await expect(page.getByRole("heading", { name: "This page needs a connection" })).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText("Your recognition went out")).toBeVisible();
  await expect(page.getByText("1 recognition waits")).toBeHidden();
  await expect(page.getByRole("heading", { name: "This page needs a connection" })).toBeHidden();
  await expect(page.getByText(/^No connection/)).toBeHidden();
  const { results } = await me.call<{ results: { messageText: string }[] }>(
    "GET /recognition/recognitions?pageSize=20",
  );
  expect(results.filter(({ messageText }) => messageText === words)).toHaveLength(1);

  await page.goto("/logout");
  await expect(onSignIn(page)).toBeVisible();
  await expect.poll(() => kept(page)).toEqual(nothing);
});

test("signing out without a connection leaves nothing on the device, and says what the server does not know", async ({
  as,
}) => {
  const page = await as("Kwame Boateng", { options });
  await prepared(page);
  await page.context().setOffline(true);
  await page.goto("/logout");
  await expect(page.getByRole("heading", { name: "You are signed out on this device" })).toBeVisible();
  await expect(page.getByText("the server could not be told")).toBeVisible();
  await expect.poll(() => kept(page)).toEqual(nothing);
  await page.context().setOffline(false);
  await page.reload();
  await expect(onSignIn(page)).toBeVisible();
});

test("a session that has ended elsewhere takes along what is kept", async ({ as }) => {
  const page = await as("Noor Haddad", { options });
  await prepared(page);
  const ended = await page.evaluate(async () => {
    const { token } = JSON.parse(localStorage.getItem("plaudit.access") ?? "{}");
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    return (await fetch("/api/identity/logout", { method: "POST", headers, body: "{}" })).status;
  });
  expect(ended).toBeLessThan(300);
  await page.reload();
  await expect(onSignIn(page)).toBeVisible();
  await expect.poll(async () => (await kept(page)).caches).toEqual([]);
});
