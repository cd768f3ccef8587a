import type { Page } from "@playwright/test";
import { sentence } from "../support/compose.ts";
import { chooseEntry } from "../support/menu.ts";
import { actor, expect, hosts, listening, test } from "../support/test.ts";

const ids = (page: Page) => page.locator("#main ol > li[id]").evaluateAll((items) => items.map((item) => item.id));

test("while others post, nothing is doubled, nothing is missing and nothing jumps", async ({ as }) => {
  const sender = await actor("manager@globex.test", "globex");
  const to = await firstOther(sender);
  const page = await as("employee@globex.test", { slug: "globex", path: "/home" });
  await expect(page.getByRole("article").first()).toBeVisible();
  await listening(page);
  const before = await ids(page);
  const messages = ["Un", "Deux", "Trois"].map(sentence);
  for (const message of messages) await sender.recognize(to, message);
  const pill = page.getByRole("button", { name: /nouve/ });
  await expect(pill).toContainText(/[3-9]/);
  expect(await ids(page)).toEqual(before);
  await page.locator("#main ol > li[id]").last().scrollIntoViewIfNeeded();
  await expect.poll(async () => (await ids(page)).length).toBeGreaterThan(before.length);
  const whole = await ids(page);
  expect(whole.slice(0, before.length)).toEqual(before);
  await pill.click();
  await expect(page.getByText(messages[2] ?? "")).toBeVisible();
  await expect(pill).toBeHidden();
  await expect(async () => {
    await page.locator("#main ol > li[id]").last().scrollIntoViewIfNeeded();
    expect((await ids(page)).length).toBeGreaterThan(20);
  }).toPass();
  const now = await ids(page);
  const reader = await actor("employee@globex.test", "globex");
  const { results } = await reader.call<{ results: { entity: { id: string } }[] }>("GET /timeline/items?pageSize=100");
  const all = results.map((item) => item.entity.id);
  const from = all.indexOf(now[0] ?? "");
  expect(all.slice(from, from + now.length)).toEqual(now);
});

async function firstOther(sender: Awaited<ReturnType<typeof actor>>) {
  const { results } = await sender.call<{ results: { id: string; name: string; firstName: string }[] }>(
    "GET /identity/tenantMembers",
  );
  const me = await sender.me();
  const other = results.find((one) => one.id !== me.id);
  if (!other) throw new Error("Nobody else is there");
  return other;
}

test("a recognition has an address of its own, and a place in the feed", async ({ as }) => {
  const sender = await actor("Linh Phạm");
  const { results } = await sender.call<{ results: { type: string; entity: { id: string; messageText: string } }[] }>(
    "GET /timeline/items",
  );
  // A mention is a name on the page, and '@' with a name in plain text.
  const further = results
    .slice(12)
    .find(({ type, entity }) => type === "recognition" && !entity.messageText.includes("@"));
  const { id, messageText } = further?.entity ?? { id: "", messageText: "" };
  const page = await as("Linh Phạm", { path: `/home#${id}`, options: { permissions: ["clipboard-write"] } });
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  await chooseEntry(page.locator(`[id="${id}"]`).getByRole("button", { name: "More actions" }), "Copy link");
  await expect(page.getByText("Link copied")).toBeVisible();
  await page.goto(`/recognitions/${id}`);
  await expect(page.getByRole("article")).toContainText(messageText.slice(0, 40));
  await page.getByRole("link", { name: "Back to Home" }).click();
  await expect(page).toHaveURL(`${hosts.acme}/home`);
});
