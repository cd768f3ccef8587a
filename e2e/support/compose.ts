import { expect, type Page } from "@playwright/test";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Recognize someone" });
export const sendButton = (page: Page) => dialog(page).getByRole("button", { name: "Send recognition" });

/** Opens the composer from the key that works everywhere. */
export async function openComposer(page: Page) {
  await page.locator("main").first().waitFor();
  await page.keyboard.press("r");
  await expect(dialog(page)).toBeVisible();
}

export async function addRecipient(page: Page, name: string) {
  const to = dialog(page).getByRole("combobox");
  await to.fill(name.slice(0, 5));
  await page
    .getByRole("option", { name: new RegExp(name) })
    .first()
    .click();
  await expect(dialog(page).getByRole("button", { name: `Remove ${name}` })).toBeVisible();
}

export async function write(page: Page, words: string) {
  const editor = dialog(page).locator("[contenteditable=true]");
  await editor.click();
  await page.keyboard.insertText(words);
}

export const chooseQuality = (page: Page, name: string) =>
  dialog(page).getByRole("checkbox", { name }).check({ force: true });
export const choosePoints = (page: Page, amount: number) =>
  dialog(page)
    .getByRole("radio", { name: String(amount), exact: true })
    .check({ force: true });

/** A sentence that no other run has said. */
export const sentence = (what: string) =>
  `${what} ${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}.`;

export async function sent(page: Page) {
  await expect(page.getByText("You just made someone's day!")).toBeVisible();
}
