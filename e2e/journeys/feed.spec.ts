import type { Page } from "@playwright/test";
import { composer, sentence } from "../support/compose.ts";
import { chooseEntry } from "../support/menu.ts";
import { actor, card, expect, hosts, listening, test } from "../support/test.ts";

const ids = (page: Page) => page.locator("#main ol > li[id]").evaluateAll((items) => items.map((item) => item.id));

test("while others post, nothing is doubled, nothing is missing and nothing jumps", async ({ as }) => {
  const sender = await actor("manager@globex.test", "globex");
  const to = await firstOther(sender);
  const page = await as("employee@globex.test", { slug: "globex" });
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

test("the feed is filtered by kind, and stays so over a reload", async ({ as }) => {
  const page = await as("Arjun Menon");
  await expect(page.getByRole("article").first()).toBeVisible();
  const filtered = () => page.waitForRequest(/\/timeline\/items\?.*itemTypeIn=recognition/);
  await page.getByRole("button", { name: "Filter", exact: true }).click();
  const panel = page.getByRole("dialog", { name: "Filter" });
  await Promise.all([filtered(), panel.getByText("Recognitions", { exact: true }).click()]);
  await panel.getByRole("button", { name: "Done" }).click();
  const chip = page.getByRole("button", { name: "Remove Recognitions" });
  await expect(chip).toBeVisible();
  await expect(page.getByRole("article").first()).toBeVisible();
  await Promise.all([filtered(), page.reload()]);
  await expect(page.getByRole("article").first()).toBeVisible();
  await chip.click();
  await expect(chip).toBeHidden();
});

test("a new colleague is in the feed, one touch from a first recognition", async ({ as }) => {
  const page = await as("Arjun Menon");
  await page.getByRole("button", { name: "Filter", exact: true }).click();
  const panel = page.getByRole("dialog", { name: "Filter" });
  await panel.getByText("New colleagues", { exact: true }).click();
  await panel.getByRole("button", { name: "Done" }).click();
  const mei = page.getByRole("article", { name: "Mei Tanaka is new here" });
  await expect(mei).toContainText("Trainee");
  await expect(page.getByRole("article").filter({ hasText: "recognized" })).toHaveCount(0);
  await mei
    .getByRole("link", { name: /Mei Tanaka/ })
    .last()
    .click();
  await expect(composer(page).getByRole("button", { name: "Remove Mei Tanaka" })).toBeVisible();
});

test("a filter stays over a reload and leaves with one touch", async ({ as }) => {
  const page = await as("Arjun Menon");
  await expect(page.getByRole("article").first()).toBeVisible();
  await page.getByRole("button", { name: "Filter", exact: true }).click();
  const panel = page.getByRole("dialog", { name: "Filter" });
  await panel.getByPlaceholder("Find a team").fill("hanoi");
  await panel.getByText("Hanoi office").click();
  await panel.getByRole("button", { name: "Done" }).click();
  const chip = page.getByRole("button", { name: "Remove Hanoi office" });
  await expect(chip).toBeVisible();
  const team = await (await actor("Arjun Menon")).call<{ results: { id: string }[] }>(
    "GET /identity/teams?search=Hanoi",
  );
  const { results } = await (await actor("Arjun Menon")).call<{ results: { entity: { id: string } }[] }>(
    `GET /timeline/items?teamIdIn=${team.results[0]?.id}`,
  );
  const first = results[0]?.entity.id ?? "";
  await expect.poll(async () => (await ids(page))[0]).toBe(first);
  await page.reload();
  await expect(chip).toBeVisible();
  await expect.poll(async () => (await ids(page))[0]).toBe(first);
  await chip.click();
  await expect(chip).toBeHidden();
  await page.reload();
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(chip).toBeHidden();
});

test("what is pinned comes first for everybody until it is unpinned", async ({ as }) => {
  const sender = await actor("Linh Phạm");
  const message = sentence("You found the fault on paper");
  await sender.recognize(await sender.find("Wei Zhang"), message);
  const page = await as("Ingrid Solheim");
  await chooseEntry(card(page, message).getByRole("button", { name: "More actions" }), "Pin for 3 days");
  await expect(page.getByText("Pinned to the top")).toBeVisible();
  await expect(card(page, message)).toContainText(/Pinned until/);
  await sender.recognize(await sender.find("Wei Zhang"), sentence("Newer, and below it"));
  const other = await as("Wei Zhang");
  await expect(other.getByRole("article").first()).toContainText(message);
  await expect(other.getByRole("article").filter({ hasText: message })).toHaveCount(1);
  await card(other, message).getByRole("button", { name: "More actions" }).click();
  await expect(other.getByRole("menuitem", { name: "Copy link" })).toBeVisible();
  await expect(other.getByRole("menuitem", { name: "Unpin" })).toBeHidden();
  await chooseEntry(card(page, message).getByRole("button", { name: "More actions" }), "Unpin");
  await expect(page.getByText("Unpinned")).toBeVisible();
  await expect(card(page, message)).not.toContainText(/Pinned until/);
});

test("a recognition has an address of its own, and a place in the feed", async ({ as }) => {
  const sender = await actor("Linh Phạm");
  const { results } = await sender.call<{ results: { entity: { id: string; messageText: string } }[] }>(
    "GET /timeline/items",
  );
  const { id, messageText } = results.at(12)?.entity ?? { id: "", messageText: "" };
  const page = await as("Linh Phạm", { path: `/home#${id}`, options: { permissions: ["clipboard-write"] } });
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  await chooseEntry(page.locator(`[id="${id}"]`).getByRole("button", { name: "More actions" }), "Copy link");
  await expect(page.getByText("Link copied")).toBeVisible();
  await page.goto(`/recognitions/${id}`);
  await expect(page.getByRole("article")).toContainText(messageText.slice(0, 40));
  await page.getByRole("link", { name: "Back to Home" }).click();
  await expect(page).toHaveURL(`${hosts.acme}/home`);
});
