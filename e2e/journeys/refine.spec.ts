import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { compose, composer, sendButton, sent, sentence } from "../support/compose.ts";
import { card, expect, test } from "../support/test.ts";

const editor = (page: Page) => composer(page).locator("[contenteditable=true]");
const refine = (page: Page) => composer(page).getByRole("button", { name: "Refine" });
const before = (page: Page) => composer(page).getByRole("region", { name: "What you had written" });

async function mention(page: Page, name: string) {
  await page.keyboard.type(` @${name}`);
  await page.getByRole("option", { name: new RegExp(name) }).click();
  await expect(editor(page).locator(".mention")).toHaveText(`@${name}`);
}

test.use({ expectedFailures: [400] });

test("a message is refined by keyboard, taken back exactly, kept over a reload, and sent as it was refined", async ({
  as,
}) => {
  const page = await as("Maya Okafor");
  const words = sentence("The night the checkout was down");
  const french = "Merci beaucoup pour ton aide précieuse hier soir, vraiment.";
  await compose(page, { to: ["Lena Fischer"], message: french });
  await refine(page).click();
  await expect(composer(page).getByRole("alert")).toHaveText("Only messages in English can be refined here");
  await expect(editor(page)).toHaveText(french);
  await editor(page).click();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText(`Thank you for helping us too ship the the fix. ${words}`);
  await page.keyboard.press("End");
  await mention(page, "Hana Kovač");
  await page.keyboard.type("recieved it in a hour.");
  const written = await editor(page).innerHTML();

  await refine(page).focus();
  await page.keyboard.press("Enter");
  await expect(editor(page)).toContainText("Thank you for helping us to ship the fix.");
  await expect(editor(page)).toContainText("received it in an hour.");
  await expect(editor(page).locator(".mention")).toHaveText("@Hana Kovač");
  await expect(before(page).locator("s").first()).toHaveText("too");
  await expect(before(page)).toContainText("your text has not left it");
  await expect(refine(page)).toBeFocused();
  await expectAccessible(page, "a refined message");

  await before(page).getByRole("button", { name: "Undo" }).focus();
  await page.keyboard.press("Enter");
  await expect(before(page)).toBeHidden();
  expect(await editor(page).innerHTML()).toBe(written);
  await expect(refine(page)).toBeFocused();

  await page.keyboard.press("Enter");
  await expect(before(page)).toBeVisible();
  await page.reload();
  await expect(before(page)).toBeVisible();
  await expect(editor(page)).toContainText("received it in an hour.");
  await sendButton(page).click();
  await sent(page);
  await expect(card(page, words)).toContainText("to ship the fix.");
  await expect(card(page, words).getByRole("link", { name: "Hana Kovač" })).toBeVisible();
});
