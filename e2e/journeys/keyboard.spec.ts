import type { Page } from "@playwright/test";
import { password } from "../support/api.ts";
import { composer, sentence } from "../support/compose.ts";
import { card, expect, hosts, test } from "../support/test.ts";

const named = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement as HTMLElement | null;
    return `${at?.getAttribute("aria-label") ?? ""} ${at?.textContent ?? ""} ${at?.getAttribute("type") ?? ""}`.trim();
  });
/** Tab until the focus is on something that is called so. */
async function tabTo(page: Page, name: RegExp, key = "Tab") {
  for (let steps = 0; steps < 60; steps++) {
    if (name.test(await named(page))) return;
    await page.keyboard.press(key);
  }
  throw new Error(`The keyboard does not reach ${name}`);
}

test("by keyboard alone: sign in, send, react and comment", async ({ page }) => {
  const [message, answer] = [sentence("You translated until midnight"), sentence("And nobody had asked")];
  await page.goto(`${hosts.acme}/`);
  await page.locator("input[type=email]").waitFor();
  await tabTo(page, /email/);
  await page.keyboard.type("elena.popescu@acme.test");
  await tabTo(page, /password/);
  await page.keyboard.type(password);
  await page.keyboard.press("Enter");
  await page.waitForURL(`${hosts.acme}/home`);
  await page.locator("#main").waitFor();

  await page.keyboard.press("Tab");
  expect(await named(page)).toContain("Skip to content");
  await page.keyboard.press("Enter");
  await expect(page.locator("#main")).toBeFocused();

  await page.keyboard.press("r");
  await expect(composer(page).locator("[contenteditable=true]")).toBeVisible();
  await expect(composer(page).getByRole("combobox")).toBeFocused();
  await page.keyboard.type("Ana Mar");
  await expect(page.getByRole("option").first()).toContainText("Ana Marković");
  await page.keyboard.press("Enter");
  await expect(composer(page).getByRole("button", { name: "Remove Ana Marković" })).toBeVisible();
  for (let steps = 0; steps < 5; steps++) {
    if (
      await composer(page)
        .locator("[contenteditable=true]")
        .evaluate((box) => box === document.activeElement)
    )
      break;
    await page.keyboard.press("Tab");
  }
  await page.keyboard.type(message);
  for (let steps = 0; steps < 5; steps++) {
    if (
      await composer(page)
        .getByRole("checkbox")
        .first()
        .evaluate((box) => box === document.activeElement)
    )
      break;
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Space");
  await expect(composer(page).getByRole("checkbox").first()).toBeChecked();
  await tabTo(page, /radio/);
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await expect(composer(page).getByRole("radio", { name: "5", exact: true })).toBeChecked();
  await tabTo(page, /^Send recognition/);
  await page.keyboard.press("Enter");
  await expect(page.getByText("You just made someone's day!")).toBeVisible();
  await page.keyboard.press("Escape");
  const item = card(page, message);
  await expect(item).toBeVisible();

  await item.getByRole("link", { name: "Ana Marković" }).focus();
  await tabTo(page, /^React/);
  await page.keyboard.press("Enter");
  // The focus goes in by itself, once what is inside has come.
  await expect(page.getByRole("dialog", { name: "React" }).locator(":focus")).toBeVisible();
  await tabTo(page, /^Applause/);
  await page.keyboard.press("Enter");
  await expect(item.getByRole("button", { name: "Applause, 1" })).toBeVisible();
  await tabTo(page, /comments/);
  await page.keyboard.press("Enter");
  await expect(item.locator("[contenteditable=true]")).toBeVisible();
  for (let steps = 0; steps < 8; steps++) {
    if (await item.locator("[contenteditable=true]").evaluate((box) => box === document.activeElement)) break;
    await page.keyboard.press("Tab");
  }
  await page.keyboard.type(answer);
  await tabTo(page, /^Comment\b/);
  await page.keyboard.press("Enter");
  await expect(item.getByRole("listitem").filter({ hasText: answer })).toBeVisible();

  await test.step("a person is found by / and their page opens by Enter; ? helps", async () => {
    await page.locator("#main").focus();
    await page.keyboard.press("/");
    await expect(page.getByRole("combobox", { name: "Search people" })).toBeFocused();
    await page.keyboard.type("hana");
    // Enter takes the first, which may still be one of "ha".
    await expect(page.getByRole("option").first()).toContainText("Hana Kovač");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Hana Kovač" })).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.locator("#main")).toBeFocused();
    await page.keyboard.press("?");
    const help = page.getByRole("dialog").filter({ hasText: "By keyboard" });
    await expect(help).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(help).toBeHidden();
  });
});
