import { expect, type Page } from "@playwright/test";

export const composer = (page: Page) => page.getByRole("dialog", { name: "Recognize someone" });
export const sendButton = (page: Page) => composer(page).getByRole("button", { name: "Send recognition" });

/** Opens the composer from the key that works everywhere. */
export async function openComposer(page: Page) {
  await page.locator("#main").waitFor();
  await page.keyboard.press("r");
  await expect(composer(page)).toBeVisible();
  await expect(composer(page).locator("[contenteditable=true]")).toBeVisible();
}

export async function addRecipient(page: Page, name: string) {
  await composer(page).getByRole("combobox").fill(name);
  await page.getByRole("option", { name: new RegExp(name) }).click();
  await expect(composer(page).getByRole("button", { name: `Remove ${name}` })).toBeVisible();
}

export async function write(page: Page, message: string) {
  const editor = composer(page).locator("[contenteditable=true]");
  await editor.click();
  await page.keyboard.insertText(message);
  await expect(editor).toContainText(message);
}

export const chooseQuality = (page: Page, name: string) => composer(page).getByRole("checkbox", { name }).check();
export const choosePoints = (page: Page, amount: number) =>
  composer(page)
    .getByRole("radio", { name: String(amount), exact: true })
    .check();
export async function chooseOther(page: Page, amount: number) {
  await composer(page).getByRole("radio", { name: "Other" }).check();
  await composer(page)
    .getByRole("textbox", { name: /^For each person/ })
    .fill(String(amount));
}

/** A sentence that is unique to this run. */
export const sentence = (what: string) =>
  `${what} ${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}.`;

export interface Recognition {
  to: string[];
  message: string;
  quality?: string;
  amount?: number;
}
/** What somebody writes into the open composer. */
export async function fillComposer(page: Page, { to, message, quality = "Shows up", amount = 0 }: Recognition) {
  for (const name of to) await addRecipient(page, name);
  await write(page, message);
  await chooseQuality(page, quality);
  await choosePoints(page, amount);
}
export async function compose(page: Page, recognition: Recognition) {
  await openComposer(page);
  await fillComposer(page, recognition);
}

/** The success overlay, which closes by itself; a key closes it sooner. */
export async function sent(page: Page, { byItself = false } = {}) {
  const overlay = page.getByText("You just made someone's day!");
  await expect(overlay).toBeVisible();
  if (!byItself) await page.keyboard.press("Escape");
  await expect(overlay).toBeHidden();
  await expect(composer(page)).toBeHidden();
}
