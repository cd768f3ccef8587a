import type { Page } from "@playwright/test";
import type { Actor } from "../support/api.ts";
import { sentence } from "../support/compose.ts";
import { actor, expect, handheld, listening, test } from "../support/test.ts";

const bell = (page: Page, unread: number) => page.getByRole("button", { name: `Notifications, ${unread} unread` });

/** Thanks somebody, and waits until their bell has something to count. */
async function thank(reader: Actor, unread: number) {
  const sender = await actor("Ingrid Solheim");
  await sender.recognize(await reader.me(), sentence("You kept the line open"));
  const count = () => reader.call<{ count: number }>("GET /notification/messages/count?read=false");
  await expect.poll(async () => (await count()).count).toBe(unread);
}

test("ten tabs of one browser all load and all receive events, also after the tab with the stream is closed", async ({
  as,
}) => {
  const reader = await actor("Jonas Weber");
  await reader.call("PUT /notification/messages/read", {});
  const first = await as("Jonas Weber");
  const tabs = [first];
  while (tabs.length < 10) {
    const tab = await first.context().newPage();
    await tab.goto("/home");
    await expect(tab.getByRole("article").first()).toBeVisible();
    tabs.push(tab);
  }
  for (const tab of tabs) await expect(bell(tab, 0)).toBeVisible();
  await thank(reader, 1);
  for (const tab of tabs) await expect(bell(tab, 1)).toBeVisible();
  await first.close();
  tabs.shift();
  await thank(reader, 2);
  for (const tab of tabs) await expect(bell(tab, 2)).toBeVisible();
  // The one that waited longest reads now, and goes elsewhere and back.
  await tabs[0]?.goto("/robots.txt");
  await tabs[0]?.goBack();
  await thank(reader, 3);
  for (const tab of tabs) await expect(bell(tab, 3)).toBeVisible();
});

test("what comes between the first look and the opening of the stream reaches bell and feed", async ({ as }) => {
  const reader = await actor("Leila Farahani");
  await reader.call("PUT /notification/messages/read", {});
  const page = await as("Leila Farahani", { path: "/robots.txt", bare: true });
  let open = () => {};
  const held = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route("**/api/notification/stream?*", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/home");
  await expect(bell(page, 0)).toBeVisible();
  await expect(page.getByRole("article").first()).toBeVisible();
  await thank(reader, 1);
  open();
  await expect(bell(page, 1)).toBeVisible();
  await expect(page.getByRole("button", { name: /new post/ })).toBeVisible();

  await test.step("on a phone the page of notifications follows what happens and leads to it", async () => {
    const phone = await as("Leila Farahani", { path: "/notifications", options: handheld });
    await listening(phone);
    const next = sentence("The quay was dry when we came");
    await (await actor("David Cohen")).recognize(await reader.me(), next);
    await phone
      .getByRole("link", { name: /David Cohen recognized you/ })
      .first()
      .tap();
    await expect(phone.getByRole("article")).toContainText(next);
  });
});
