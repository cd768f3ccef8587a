import type { Page } from "@playwright/test";
import { expectAccessible, phone } from "../support/axe.ts";
import { sentence } from "../support/compose.ts";
import { chooseEntry } from "../support/menu.ts";
import { expect, test } from "../support/test.ts";

const TEAMS = "/admin/manage/teams";
const word = (what: string) => sentence(what).slice(0, -1);
const teams = (page: Page) => page.getByRole("grid", { name: "Teams" });
const members = (page: Page) => page.getByRole("grid", { name: "People" });
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

async function choose(page: Page, label: string, person: string) {
  await page.getByRole("combobox", { name: label }).fill(person);
  await page.getByRole("option", { name: person }).click();
}

test("a team is created, archived and brought back; on a phone teams are cards", async ({ as }) => {
  const name = word("Night shift");
  const page = await as("Ingrid Solheim", { path: TEAMS });
  await page.getByRole("link", { name: "Add team" }).click();
  await page.getByRole("textbox", { name: "Name", exact: true }).fill(name);
  await choose(page, "People", "Maya Okafor");
  await choose(page, "People", "Rosa Quispe");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(members(page).getByRole("link")).toHaveText(["Maya Okafor", "Rosa Quispe"]);
  await page.getByRole("button", { name: "Add people" }).click();
  await choose(page, "People", "Diego Morales");
  await page.getByRole("dialog", { name: "Add people" }).getByRole("button", { name: "Add people" }).click();
  await expect(members(page).getByRole("link")).toHaveText(["Diego Morales", "Maya Okafor", "Rosa Quispe"]);

  await page.getByRole("link", { name: "Back to teams" }).click();
  await page.getByRole("searchbox", { name: "Search teams" }).fill(name);
  await chooseEntry(page.getByRole("button", { name: `More for ${name}` }), "Archive");
  await page
    .getByRole("dialog", { name: `Archive ${name}?` })
    .getByRole("button", { name: "Archive" })
    .click();
  await expect(page.getByText("No team by this name")).toBeVisible();
  await page.getByRole("button", { name: "Archived", exact: true }).click();
  await expect(page).toHaveURL(/archived=true/);
  await page.reload();
  await chooseEntry(page.getByRole("button", { name: `More for ${name}` }), "Bring back");
  await expect(page.getByText("No team by this name")).toBeVisible();
  await page.getByRole("button", { name: "Archived", exact: true }).click();
  await expect(teams(page).getByRole("link", { name })).toBeVisible();

  await page.goto(TEAMS);
  await page.setViewportSize({ width: 390, height: 844 });
  const cards = page.getByRole("list", { name: "Teams" });
  await expect(cards.getByRole("link").first()).toBeVisible();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await expectAccessible(page, "teams as cards", phone);
  await cards.getByRole("link").first().click();
  await expect(page.getByRole("list", { name: "People" }).getByRole("link").first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Edit" })).toBeVisible();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});
