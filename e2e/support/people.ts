import type { Locator, Page } from "@playwright/test";
import { chooseEntry } from "./menu.ts";

export const USERS = "/admin/manage/users";
export const grid = (page: Page) => page.getByRole("grid", { name: "People" });
export const search = (page: Page) => page.getByRole("searchbox", { name: "Search by name or e-mail" });
export const rowOf = (page: Page, name: string) => grid(page).getByRole("row").filter({ hasText: name });
export const head = (page: Page, name: string) => grid(page).getByRole("columnheader", { name });
export const field = (within: Page | Locator, name: string) => within.getByRole("textbox", { name, exact: true });
export const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

export async function choosePerson(within: Page | Locator, page: Page, label: string, name: string) {
  await within.getByRole("combobox", { name: label }).fill(name);
  await page.getByRole("option", { name }).click();
}
export async function fromMenu(page: Page, name: string, entry: string) {
  await chooseEntry(page.getByRole("button", { name: `More for ${name}` }), entry);
}
