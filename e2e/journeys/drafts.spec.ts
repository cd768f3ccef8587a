import { expect, type Page } from "@playwright/test";
import {
  addRecipient,
  chooseQuality,
  composer,
  openComposer,
  sendButton,
  sentence,
  write,
} from "../support/compose.ts";
import { chooseEntry } from "../support/menu.ts";
import { card, hosts, listening, test } from "../support/test.ts";

const row = (page: Page, words: string) => composer(page).getByRole("listitem").filter({ hasText: words });
const step = (page: Page) => page.getByRole("dialog", { name: "Schedule send" });
const leave = (page: Page) => page.getByRole("dialog", { name: "Leave without saving?" });

test("what is not finished is saved, found again, scheduled, sent, and edited in the end", async ({ as }) => {
  const words = sentence("You stayed until the last pallet was in");
  const page = await as("Hana Kovač", { path: "/home", options: { timezoneId: "Europe/Amsterdam" } });
  await openComposer(page);
  await expect(composer(page).getByRole("button", { name: "Save as draft" })).toBeHidden();
  await write(page, words);
  await composer(page).getByRole("button", { name: "Save as draft" }).click();
  await expect(page).toHaveURL(`${hosts.acme}/recognition/send/in-progress`);
  await expect(row(page, words)).toContainText("Draft");
  await expect(row(page, words)).toContainText("Nobody chosen yet");
  await composer(page).getByRole("radio", { name: "New" }).click({ force: true });
  await expect(composer(page).locator("[contenteditable=true]")).not.toContainText(words);
  // The tabs are one step of the history: back closes all of it.
  await page.goBack();
  await expect(composer(page)).toBeHidden();
  await expect(page).toHaveURL(`${hosts.acme}/home`);

  await page.goto("/recognition/send/in-progress");
  await row(page, words).getByRole("button", { name: /^Edit/ }).click();
  await expect(page).toHaveURL(/\/recognition\/send\/in-progress\/[^/]+\/edit$/);
  await expect(composer(page).locator("[contenteditable=true]")).toContainText(words);
  const address = page.url();
  await addRecipient(page, "Kofi Mensah");
  await composer(page).getByRole("button", { name: "Close" }).first().click();
  await leave(page).getByRole("button", { name: "Keep editing" }).click();
  await composer(page).getByRole("button", { name: "Save", exact: true }).click();
  await expect(row(page, words)).toContainText("Kofi Mensah");

  await page.goto(address);
  await composer(page).getByRole("button", { name: "Schedule send" }).click();
  await expect(composer(page)).toContainText("Qualities are required");
  await chooseQuality(page, "Shows up");
  await composer(page).getByRole("radio", { name: "0", exact: true }).check();
  await composer(page).getByRole("button", { name: "Schedule send" }).click();
  await expect(step(page).getByRole("textbox", { name: "Time" })).toHaveValue("9:00 AM");
  await step(page).getByRole("textbox", { name: "Date" }).fill("1/1/2020");
  await expect(step(page).getByText("Start date must be in the future").first()).toBeVisible();
  await step(page).getByRole("textbox", { name: "Date" }).fill("someday");
  await step(page).getByRole("button", { name: "Schedule", exact: true }).click();
  await expect(step(page).getByText("Please enter a valid date and time").first()).toBeVisible();
  const year = new Date().getFullYear() + 1;
  await step(page).getByRole("textbox", { name: "Date" }).fill(`7/3/${year}`);
  await step(page).getByRole("button", { name: "4 o’clock" }).click();
  await step(page).getByRole("button", { name: "45 minutes past" }).click();
  await step(page).getByRole("radio", { name: "PM" }).check({ force: true });
  await step(page).getByRole("button", { name: "Schedule", exact: true }).click();
  await expect(row(page, words)).toContainText("Scheduled");
  await expect(row(page, words)).toContainText(/4:45\sPM/);

  await row(page, words).getByRole("button", { name: /^Edit/ }).click();
  await sendButton(page).click();
  await expect(page.getByText("You just made someone's day!")).toBeVisible();
  const colleague = await as("Kofi Mensah");
  await expect(card(colleague, words)).toBeVisible();
  await expect(card(colleague, words).getByRole("button", { name: "More actions" })).toBeVisible();

  await test.step("edited by its sender, it is marked as edited wherever it is open", async () => {
    await listening(colleague);
    const after = sentence("You stayed until the very last pallet was in");
    await page.keyboard.press("Escape");
    await chooseEntry(card(page, words).getByRole("button", { name: "More actions" }), "Edit");
    const dialog = page.getByRole("dialog", { name: "Edit recognition" });
    await dialog.locator("[contenteditable=true]").click();
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.insertText(after);
    await dialog.getByRole("button", { name: "Save changes" }).click();
    await expect(dialog).toBeHidden();
    await expect(card(page, after)).toContainText("Edited");
    await expect(card(colleague, after)).toContainText("Edited");
  });
});
