import type { Page } from "@playwright/test";
import { expectAccessible, onlyPhone } from "../support/axe.ts";
import { sentence } from "../support/compose.ts";
import { chooseEntry } from "../support/menu.ts";
import { actor, expect, pick, test } from "../support/test.ts";

const TEAMS = "/admin/manage/teams";
const word = (what: string) => sentence(what).slice(0, -1);
const wide = (page: Page) => page.setViewportSize({ width: 1440, height: 900 });
const name = (page: Page) => page.getByRole("textbox", { name: "Name", exact: true });
const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true });
const teams = (page: Page) => page.getByRole("grid", { name: "Teams" });
const members = (page: Page) => page.getByRole("grid", { name: "People" });
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
const find = (page: Page, words: string) => page.getByRole("searchbox", { name: "Search teams" }).fill(words);

async function choose(page: Page, label: string, person: string) {
  await page.getByRole("combobox", { name: label }).fill(person);
  await page.getByRole("option", { name: person }).click();
}

test.describe("a team", () => {
  test.use({ expectedFailures: [400, 409] });

  test("is created, renamed, filled, emptied, archived and brought back", async ({ as }) => {
    const [first, second] = [word("Night shift"), word("Late shift")];
    const page = await as("Ingrid Solheim", { path: TEAMS });
    await expect(teams(page).getByRole("link").first()).toBeVisible();
    await expectAccessible(page, "the teams");
    await wide(page);

    await test.step("made with two people; a name is needed", async () => {
      await page.getByRole("link", { name: "Add team" }).click();
      await save(page).click();
      await expect(name(page)).toHaveAccessibleDescription(/cannot be empty/);
      await expectAccessible(page, "a team without a name");
      await wide(page);
      await name(page).fill(first);
      await choose(page, "People", "Maya Okafor");
      await choose(page, "People", "Rosa Quispe");
      await page.getByRole("link", { name: "Back to teams" }).click();
      const question = page.getByRole("dialog", { name: "Leave without saving?" });
      await question.getByRole("button", { name: "Stay here" }).click();
      await save(page).click();
      await expect(page.getByText(`${first} was added`)).toBeVisible();
      await expect(page.getByRole("heading", { level: 1, name: first })).toBeVisible();
      await expect(members(page).getByRole("link")).toHaveText(["Maya Okafor", "Rosa Quispe"]);
      await expectAccessible(page, "a team");
      await wide(page);
    });

    await test.step("renamed; whoever saves second is told", async () => {
      await page.getByRole("link", { name: "Edit" }).click();
      await name(page).fill(second);
      const id = page.url().split("/").at(-2) ?? "";
      const admin = await actor("Ingrid Solheim");
      const { version } = await admin.call<{ version: number }>(`GET /identity/teams/${id}`);
      await admin.call(`PATCH /identity/teams/${id}`, { name: `${first}!`, version });
      await save(page).click();
      await expect(page.getByText("You changed this")).toBeVisible();
      await expect(name(page)).toHaveValue(second);
      await page.getByRole("button", { name: "Take theirs" }).click();
      await expect(name(page)).toHaveValue(`${first}!`);
      await expectAccessible(page, "the form of a team");
      await wide(page);
      await name(page).fill(second);
      await save(page).click();
      await expect(page.getByRole("heading", { level: 1, name: second })).toBeVisible();
    });

    await test.step("people come and go", async () => {
      await page.getByRole("button", { name: "Add people" }).click();
      const dialog = page.getByRole("dialog", { name: "Add people" });
      await choose(page, "People", "Diego Morales");
      await expectAccessible(page, "adding people to a team");
      await wide(page);
      await dialog.getByRole("button", { name: "Add people" }).click();
      await expect(members(page).getByRole("link")).toHaveText(["Diego Morales", "Maya Okafor", "Rosa Quispe"]);
      await chooseEntry(page.getByRole("button", { name: "More for Rosa Quispe" }), "Remove from the team");
      await expect(page.getByText("1 person removed")).toBeVisible();
      await pick(members(page).getByRole("checkbox", { name: "Select all rows" }));
      await page
        .getByRole("toolbar", { name: "2 selected" })
        .getByRole("button", { name: "Remove from the team" })
        .click();
      await expect(page.getByText("Nobody is in it yet")).toBeVisible();
      await expectAccessible(page, "a team of nobody");
      await wide(page);
    });

    await test.step("archived, it is found among the archived only, and comes back", async () => {
      await page.getByRole("link", { name: "Back to teams" }).click();
      await find(page, second);
      await chooseEntry(page.getByRole("button", { name: `More for ${second}` }), "Archive");
      const question = page.getByRole("dialog", { name: `Archive ${second}?` });
      await question.getByRole("button", { name: "Archive" }).click();
      await expect(page.getByText("No team by this name")).toBeVisible();
      await page.getByRole("button", { name: "Archived", exact: true }).click();
      await expect(page).toHaveURL(/archived=true/);
      await page.reload();
      await chooseEntry(page.getByRole("button", { name: `More for ${second}` }), "Bring back");
      await expect(page.getByText("No team by this name")).toBeVisible();
      await page.getByRole("button", { name: "Archived", exact: true }).click();
      await expect(teams(page).getByRole("link", { name: second })).toBeVisible();
    });
  });
});

test("the teams sort, and on a phone they are cards", async ({ as }) => {
  const page = await as("Ingrid Solheim", { path: TEAMS });
  const counts = async () =>
    (await teams(page).getByRole("row").locator("[role=gridcell]:nth-child(3)").allTextContents()).map(Number);
  const head = teams(page).getByRole("columnheader", { name: "People" });
  await head.getByRole("button", { name: "People", exact: true }).click();
  await head.getByRole("button", { name: "People", exact: true }).click();
  await expect(head).toHaveAttribute("aria-sort", "descending");
  await expect(async () => {
    const all = await counts();
    expect(all.filter((count) => count > 0).length).toBeGreaterThan(2);
    expect(all).toEqual(all.toSorted((a, b) => b - a));
  }).toPass();
  await page.setViewportSize({ width: 390, height: 844 });
  const cards = page.getByRole("list", { name: "Teams" });
  await expect(cards.getByRole("link").first()).toBeVisible();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await expectAccessible(page, "teams as cards", onlyPhone);
  await cards.getByRole("link").first().click();
  await expect(page.getByRole("list", { name: "People" }).getByRole("link").first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Edit" })).toBeVisible();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});
