import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";

const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: at } = document;
    const labels = at instanceof HTMLInputElement || at instanceof HTMLSelectElement ? at.labels : null;
    return at?.getAttribute("aria-label") ?? labels?.[0]?.textContent ?? at?.textContent ?? "";
  });
/** Goes on by Tab until that has the focus, as somebody does who has no mouse. */
async function tabTo(page: Page, name: string) {
  for (let n = 0; n < 80; n += 1) {
    await page.keyboard.press("Tab");
    if ((await focused(page)).trim() === name) return;
  }
  throw new Error(`${name} is not reached by Tab`);
}
const toast = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();

test("an administrator sets up a worth, a bank, a gift and a rule by keyboard alone; the focus is never lost", async ({
  as,
}) => {
  const page = await as("admin@blank.test", { slug: "blank", path: "/admin/points/preferences" });
  const { keyboard } = page;
  const field = (name: string | RegExp) => page.getByRole("textbox", { name });
  await tabTo(page, "Add currency");
  await keyboard.press("Enter");
  await tabTo(page, "One is worth");
  await keyboard.type("much");
  await keyboard.press("Enter");
  await expect(field("One is worth")).toHaveAccessibleDescription(/above 0/);
  await keyboard.press("ControlOrMeta+A");
  await keyboard.type("0.10");
  await keyboard.press("Enter");
  await toast(page, "Points: changes saved");
  await expect(field("One is worth")).toBeFocused();

  await page.goto("/admin/points/bank");
  await tabTo(page, "New bank");
  await keyboard.press("Enter");
  await expect(field("Name")).toBeFocused();
  await tabTo(page, "Save");
  await keyboard.press("Enter");
  await expect(field("Name")).toBeFocused();
  await keyboard.type("Days of joy");
  await keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Days of joy" })).toBeVisible();
  await tabTo(page, "Deposit");
  await keyboard.press("Enter");
  await expect(field("Amount")).toBeFocused();
  await keyboard.type("2000");
  await keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByRole("button", { name: "Deposit", exact: true })).toBeFocused();

  await page.goto("/admin/points/birthdays/configure/new");
  await expect(field("Points for each")).toBeFocused();
  await keyboard.type("50");
  await keyboard.press("Enter");
  await toast(page, "Birthdays was added");

  await page.goto("/admin/points/onboarding/configure/new");
  const amount = (day: number) => field(`Points after Day ${day}`);
  await expect(amount(30)).toBeFocused();
  await keyboard.type("1.5");
  await keyboard.press("Enter");
  await expect(amount(30)).toHaveAccessibleDescription(/whole number/);
  await expect(amount(30)).toBeFocused();
  await keyboard.press("ControlOrMeta+A");
  await keyboard.type("25");
  await tabTo(page, "Remove Day 60");
  await keyboard.press("Enter");
  // What took its place.
  await expect(page.getByRole("row").filter({ has: amount(90) })).toBeFocused();
  await tabTo(page, "Remove Day 90");
  await keyboard.press("Enter");
  await expect(amount(90)).toHaveCount(0);
  await expect(page.locator("body")).not.toBeFocused();
  await tabTo(page, "Save");
  await keyboard.press("Enter");
  await toast(page, "Onboarding was added");

  await page.goto("/admin/points/anniversary/configure/new");
  await expect(field("Points after 1 year")).toBeFocused();

  await page.goto("/admin/points/allocation/configure/new");
  await expect(field("Name")).toBeFocused();
  await keyboard.type("Everyone, more");
  await tabTo(page, "Points for each");
  await keyboard.type("300");
  await keyboard.press("Enter");
  await toast(page, "Everyone, more was added");
  await expect(page.locator("#main")).toBeFocused();
  await tabTo(page, "More for Everyone, more");
  await keyboard.press("Enter");
  await expect(page.getByRole("menu")).toBeFocused();
  await keyboard.press("End");
  await keyboard.press("Enter");
  await expect(page.getByRole("dialog").getByRole("button", { name: "Cancel" })).toBeFocused();
  await tabTo(page, "Delete");
  await keyboard.press("Enter");
  await toast(page, "Everyone, more was deleted");
  // What stood below it.
  await expect(page.getByRole("row").filter({ hasText: "Monthly points" })).toBeFocused();
});
