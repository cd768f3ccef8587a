import type { Page } from "@playwright/test";
import { chooseEntry } from "./menu.ts";

export const USERS = "/admin/manage/users";
export const grid = (page: Page) => page.getByRole("grid", { name: "People" });
export const search = (page: Page) => page.getByRole("searchbox", { name: "Search by name or e-mail" });
export const head = (page: Page, name: string) => grid(page).getByRole("columnheader", { name });
export const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

export async function fromMenu(page: Page, name: string, entry: string) {
  await chooseEntry(page.getByRole("button", { name: `More for ${name}` }), entry);
}
