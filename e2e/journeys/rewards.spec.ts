import { expectAccessible, expectAccessibleInBoth, phone } from "../support/axe.ts";
import { sentence } from "../support/compose.ts";
import { actor, expect, handheld, test } from "../support/test.ts";

interface Named {
  id: string;
  name: string;
}
/** Enough points for a reward of the demo that gives out codes, with one code more. */
async function readyFor(name: string, reward: string) {
  const admin = await actor("Ingrid Solheim");
  const { id } = await admin.find(name);
  await admin.call(`POST /points/accounts/redeemable/${id}/gifts`, { amount: 400, reason: sentence("For a start") });
  const { results } = await admin.call<{ results: Named[] }>(
    `GET /reward/rewards?search=${encodeURIComponent(reward)}`,
  );
  await admin.call(`POST /reward/rewards/${results[0]?.id}/codes`, { csv: `KINO-${Date.now()},2090-12-31` });
}

test("an employee finds a reward, wishes for it, redeems it by keyboard and reveals its code", async ({ as }) => {
  test.slow();
  await readyFor("Saoirse Byrne", "Two cinema tickets");
  const page = await as("Saoirse Byrne");
  await page.getByRole("navigation").getByRole("link", { name: "Rewards", exact: true }).first().click();
  await expect(page.locator("#main").getByText(/^[\d,]+ to spend$/)).toBeVisible();
  await expect(page.getByRole("link", { name: /A day off/ })).toBeVisible();
  await expectAccessibleInBoth(page, "the shop");
  await page.getByRole("searchbox").fill("cinema");
  await expect(page.getByRole("link", { name: /A day off/ })).toBeHidden();
  await page.getByRole("link", { name: /Two cinema tickets/ }).click();
  await page.getByRole("button", { name: "Wish for it" }).click();
  await expect(page.getByRole("button", { name: "Your wish" })).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("link", { name: "From Acme itself" }).click();
  await expect(page.getByRole("combobox", { name: "Price" })).toBeVisible();
  await expectAccessible(page, "a provider");
  await page.getByRole("link", { name: "Rewards", exact: true }).first().click();
  const wish = page.getByRole("region", { name: "Your wish" });
  await expect(wish).toContainText("You have enough for it.");
  await wish.getByRole("link", { name: "Look at it" }).click();
  await expect(page.getByText("Face value")).toBeVisible();
  await expectAccessibleInBoth(page, "a reward");

  const note = sentence("For Friday evening");
  await page.getByRole("button", { name: "Get it" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("textbox", { name: "Anything to add" }).fill(note);
  await page.reload();
  const confirm = page.getByRole("dialog", { name: "Get it" });
  await expect(confirm.getByRole("textbox", { name: "Anything to add" })).toHaveValue(note);
  await expect(confirm).toContainText("taken from your pay");
  await expectAccessible(page, "a reward that is confirmed");
  await confirm.getByRole("button", { name: "Yes, for 240 points" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/redemption-history$/);
  const item = page.getByRole("article").filter({ hasText: note });
  await expect(item).toContainText("Here");
  await expect(item).not.toContainText("KINO");
  await item.getByRole("button", { name: "Reveal the code" }).focus();
  await page.keyboard.press("Enter");
  await expect(item.getByText(/^KINO-/)).toBeVisible();
  await expect(item.getByRole("button", { name: "Copy" })).toBeFocused();
  await expectAccessibleInBoth(page, "a code");

  const held = await as("Saoirse Byrne", { path: "/rewards/redemption-history", options: handheld });
  await held.getByRole("article").filter({ hasText: note }).getByRole("button", { name: "Reveal the code" }).tap();
  await expect(held.getByText(/^KINO-/)).toBeVisible();
  await expectAccessible(held, "a code on a phone", phone);
  expect(await held.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test("an employee of a company without points sees nothing of rewards", async ({ as }) => {
  const page = await as("employee@globex.test", { slug: "globex" });
  const links = page.getByRole("navigation").getByRole("link");
  await expect(links.filter({ hasText: "Culture" }).first()).toBeVisible();
  await expect(links.filter({ hasText: "Récompenses" })).toHaveCount(0);
  for (const path of ["/rewards/providers", "/rewards/redemption-history"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { name: "Globex remercie sans points" })).toBeVisible();
  }
});
