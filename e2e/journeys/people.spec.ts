import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import type { Actor, Person } from "../support/api.ts";
import { expectAccessible, onlyPhone } from "../support/axe.ts";
import { comeIn, found, invitationOf, mailsTo } from "../support/company.ts";
import { sentence } from "../support/compose.ts";
import { chooseEntry } from "../support/menu.ts";
import { actor, expect, pick, test } from "../support/test.ts";

const USERS = "/admin/manage/users";
const word = (what: string) => sentence(what).slice(0, -1).replace(" ", "");
const grid = (page: Page) => page.getByRole("grid", { name: "Users" });
const search = (page: Page) => page.getByRole("searchbox", { name: "Search by name or e-mail" });
const rowOf = (page: Page, name: string) => grid(page).getByRole("row").filter({ hasText: name });
const head = (page: Page, name: string) => grid(page).getByRole("columnheader", { name });
const chip = (page: Page, filter: string) => page.getByRole("button", { name: `Remove the filter ${filter}` });
const field = (within: Page | Locator, name: string) => within.getByRole("textbox", { name, exact: true });
const wide = (page: Page) => page.setViewportSize({ width: 1440, height: 900 });
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
const stay = (page: Page) => page.getByRole("dialog", { name: "Leave without saving?" });

async function choosePerson(within: Page | Locator, page: Page, label: string, name: string) {
  await within.getByRole("combobox", { name: label }).fill(name);
  await page.getByRole("option", { name }).click();
}
async function fromMenu(page: Page, name: string, entry: string) {
  await chooseEntry(page.getByRole("button", { name: `More for ${name}` }), entry);
}
const namesBy = async (by: Actor, query: string) => {
  const { results } = await by.call<{ results: Person[] }>(`GET /identity/tenantMembers/admin?pageSize=5&${query}`);
  return results.map((person) => person.name);
};

test("the grid sorts, filters, searches and scrolls, and its address holds all of it", async ({ as }) => {
  const admin = await actor("Ingrid Solheim");
  const page = await as("Ingrid Solheim", { path: USERS });
  const first = async (query: string) => {
    for (const [i, name] of (await namesBy(admin, query)).entries())
      await expect(grid(page).locator(`[aria-rowindex="${i + 2}"]`)).toContainText(name);
  };
  await first("sorting=name");
  await expectAccessible(page, "the users");
  await wide(page);

  await test.step("sorted by a head, either way", async () => {
    await head(page, "Joined").getByRole("button", { name: "Joined", exact: true }).click();
    await expect(head(page, "Joined")).toHaveAttribute("aria-sort", "ascending");
    await first("sorting=joinedAt");
    await head(page, "Joined").getByRole("button", { name: "Joined", exact: true }).click();
    await expect(page).toHaveURL(/sort=-joinedAt/);
    await first("sorting=-joinedAt");
  });

  await test.step("filtered, then searched", async () => {
    await page.getByRole("button", { name: "Filter", exact: true }).click();
    await page
      .getByRole("dialog", { name: "Filter" })
      .getByRole("checkbox", { name: "Manager", exact: true })
      .click({ force: true });
    await expect(page).toHaveURL(/role=manager/);
    await expectAccessible(page, "the filters");
    await wide(page);
    await page.keyboard.press("Escape");
    await expect(chip(page, "Role: Manager")).toBeVisible();
    await first("sorting=-joinedAt&roleIn=manager");
    await search(page).fill("Oka");
    await expect(page).toHaveURL(/q=Oka/);
    await expect(page.getByText("1 person", { exact: true })).toBeVisible();
    await expect(rowOf(page, "Maya Okafor")).toBeVisible();
  });

  await test.step("a reload finds the same, and the way back leads through what was before", async () => {
    await page.reload();
    await expect(rowOf(page, "Maya Okafor")).toBeVisible();
    await expect(search(page)).toHaveValue("Oka");
    await expect(chip(page, "Role: Manager")).toBeVisible();
    await expect(head(page, "Joined")).toHaveAttribute("aria-sort", "descending");
    await page.goBack();
    await expect(chip(page, "Role: Manager")).toBeHidden();
    await expect(search(page)).toHaveValue("");
    await first("sorting=-joinedAt");
    await page.goBack();
    await first("sorting=joinedAt");
    await page.goForward();
    await first("sorting=-joinedAt");
  });

  await test.step("nobody fits: it says so, and how to see more", async () => {
    await page.getByRole("button", { name: "Without a manager" }).click();
    await expect(chip(page, "Managers: Without a manager")).toBeVisible();
    await search(page).fill("nobody at all");
    await expect(page.getByText("Nobody fits")).toBeVisible();
    await expectAccessible(page, "users of whom nobody fits");
    await wide(page);
    await page.locator("#main").getByRole("button", { name: "Clear filters" }).click();
    await expect(search(page)).toHaveValue("");
    await expect(page).toHaveURL(/\?sort=-joinedAt$/);
  });

  await test.step("scrolled far down, where a link and the way back find it again", async () => {
    const far = 50;
    const { total } = await admin.call<{ total: number }>("GET /identity/tenantMembers/admin?pageSize=1");
    expect(total).toBeGreaterThan(far);
    // Whom other journeys bring in meanwhile comes after everybody.
    await page.goto("/admin/manage/users?sort=joinedAt");
    const row = grid(page).locator(`[aria-rowindex="${far}"]`);
    await expect(grid(page).getByRole("link").first()).toBeVisible();
    await grid(page)
      .locator("..")
      .evaluate((it, part) => it.scrollTo({ top: it.scrollHeight * part - it.clientHeight / 2 }), far / total);
    await expect(row.getByRole("link")).toBeInViewport();
    const name = (await row.getByRole("link").textContent()) ?? "";
    await expect(page).toHaveURL(/row=\d/);
    await page.reload();
    await expect(grid(page).getByRole("link", { name })).toBeInViewport();
    await grid(page).getByRole("link", { name }).click();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await page.goBack();
    await expect(grid(page).getByRole("link", { name })).toBeInViewport();
  });

  await test.step("columns come and go, and are kept", async () => {
    await page.getByRole("button", { name: "Columns", exact: true }).click();
    await pick(page.getByRole("dialog", { name: "Columns" }).getByRole("checkbox", { name: "Country" }));
    await expect(head(page, "Country")).toBeVisible();
    await expectAccessible(page, "the choice of columns", [{ width: 1440, height: 900 }]);
    await page.keyboard.press("Escape");
    await page.reload();
    await expect(head(page, "Country")).toBeVisible();
    await chooseEntry(head(page, "Country").getByRole("button", { name: "Country: sort and hide" }), "Hide column");
    await expect(head(page, "Country")).toBeHidden();
  });
});

test("the grid goes by key alone", async ({ as }) => {
  const page = await as("Ingrid Solheim", { path: `${USERS}?status=joined` });
  await expect(grid(page).locator('[aria-rowindex="2"]').getByRole("link")).toBeVisible();
  const status = page.locator("#main p[role=status]");
  const total = Number(/\d+/.exec((await status.textContent()) ?? "")?.[0]);
  const at = async (row: number, column: number) =>
    expect(page.locator(":focus")).toHaveAttribute("data-at", `${row}:${column}`);
  const walk = async (...steps: [key: string, row: number, column: number][]) => {
    for (const [key, row, column] of steps) {
      await page.keyboard.press(key);
      await at(row, column);
    }
  };
  const last = (await grid(page).getByRole("columnheader").count()) - 1;
  await grid(page).locator('[data-at="0:0"]').focus();
  await walk(["ArrowRight", 0, 1], ["ArrowDown", 1, 1], ["End", 1, last], ["Home", 1, 0], ["ArrowUp", 0, 0]);
  await walk(["Control+End", total - 1, last], ["Control+Home", 0, 0]);
  await page.keyboard.press("PageDown");
  const passed = Number(/^\d+/.exec((await page.locator(":focus").getAttribute("data-at")) ?? "")?.[0]);
  expect(passed).toBeGreaterThan(8);
  await expect(page.locator(":focus")).toBeInViewport();
  await walk(["PageUp", 0, 0], ["ArrowUp", -1, 0], ["ArrowDown", 0, 0]);

  await test.step("Space selects, Shift+Space a stretch, Ctrl+A everybody", async () => {
    await page.keyboard.press("Space");
    await expect(page.getByRole("toolbar", { name: "1 selected" })).toBeVisible();
    await walk(["ArrowDown", 1, 0], ["ArrowDown", 2, 0]);
    await page.keyboard.press("Shift+Space");
    await expect(page.getByRole("toolbar", { name: "3 selected" })).toBeVisible();
    await expect(grid(page).getByRole("row", { selected: true })).toHaveCount(3);
    await expectAccessible(page, "a selection");
    await wide(page);
    await grid(page).locator('[data-at="2:0"]').focus();
    await page.keyboard.press("Control+a");
    await expect(page.getByRole("toolbar", { name: `${total} selected` })).toBeVisible();
    await page.getByRole("button", { name: "Clear the selection" }).click();
    await expect(page.getByRole("toolbar")).toBeHidden();
  });

  await test.step("Enter sorts at a head and opens at a name", async () => {
    await grid(page).locator('[data-at="-1:1"]').focus();
    await page.keyboard.press("Enter");
    await expect(head(page, "Name")).toHaveAttribute("aria-sort", "descending");
    await at(-1, 1);
    await page.keyboard.press("ArrowDown");
    const name = (await page.locator(":focus").textContent()) ?? "";
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  });
});

test.describe("employees", () => {
  test.use({ expectedFailures: [403] });
  test("find no such screens", async ({ as }) => {
    const lena = await actor("Lena Fischer");
    const me = await lena.me();
    const employee = await as("Lena Fischer");
    for (const path of ["/manage/users", "/manage/teams", `/user/${me.id}`, "/team/create"]) {
      await employee.goto(`/admin${path}`);
      await expect(employee.getByRole("heading", { level: 1, name: "Page not found" })).toBeVisible();
      await expect(employee.getByRole("link", { name: "Users & teams" })).toBeHidden();
    }
  });
});

test.describe("without a network", () => {
  test.use({ expectedFailures: ["network"] });
  test("the users say that they did not load, and load", async ({ as }) => {
    const page = await as("Ingrid Solheim", { path: "/admin/manage/teams" });
    await page.route("**/api/identity/tenantMembers/admin*", (route) => route.abort());
    await page.getByRole("link", { name: "Users", exact: true }).click();
    await expect(page.getByText("This did not load")).toBeVisible();
    await expectAccessible(page, "users that did not load");
    await page.unroute("**/api/identity/tenantMembers/admin*");
    await page.getByRole("button", { name: "Try again" }).click();
    await wide(page);
    await expect(rowOf(page, "Adaeze").or(grid(page).getByRole("row").nth(3)).first()).toBeVisible();
  });
});

test.describe("one by one", () => {
  test.use({ expectedFailures: [400, 401, 409] });

  test("somebody is invited, comes in, is changed, suspended and let in again", async ({ stranger }) => {
    const page = await stranger();
    const company = await found();
    await comeIn(page, company.link, { firstName: "Ottoline", lastName: "Weir" });
    await page.goto(`${company.url}${USERS}`);
    const dialog = page.getByRole("dialog", { name: "Add a person" });
    const mail = `rosalind@${company.domain}`;

    await test.step("what is wrong is said at its field, and what is typed is not lost unasked", async () => {
      await page.getByRole("button", { name: "Add user" }).click();
      await expect(page).toHaveURL(/\?add=$/);
      await dialog.getByRole("button", { name: "Add", exact: true }).click();
      await expect(field(dialog, "First name")).toBeFocused();
      await expect(field(dialog, "First name")).toHaveAccessibleDescription(/cannot be empty/);
      await dialog.getByRole("textbox", { name: "E-mail" }).fill("rosalind");
      await dialog.getByRole("button", { name: "Add and invite" }).click();
      await expect(dialog.getByRole("textbox", { name: "E-mail" })).toHaveAccessibleDescription(
        /not an e-mail address/,
      );
      await expectAccessible(page, "an invitation with faults");
      await wide(page);
      await page.keyboard.press("Escape");
      await stay(page).getByRole("button", { name: "Stay here" }).click();
      await expect(dialog.getByRole("textbox", { name: "E-mail" })).toHaveValue("rosalind");
    });

    await test.step("one is invited, another only added", async () => {
      await field(dialog, "First name").fill("Rosalind");
      await field(dialog, "Last name").fill("Achterberg");
      await dialog.getByRole("textbox", { name: "E-mail" }).fill(mail);
      await dialog.getByRole("button", { name: "Add another after this" }).click();
      await expect(page.getByText("Rosalind Achterberg was invited")).toBeVisible();
      await expect(field(dialog, "First name")).toHaveValue("");
      await field(dialog, "First name").fill("Teodor");
      await field(dialog, "Last name").fill("Quint");
      await dialog.getByRole("textbox", { name: "E-mail" }).fill(mail.toUpperCase());
      await dialog.getByRole("button", { name: "Add and invite" }).click();
      await expect(dialog.getByRole("textbox", { name: "E-mail" })).toHaveAccessibleDescription(
        /already uses this address/,
      );
      await dialog.getByRole("textbox", { name: "E-mail" }).fill(`teodor@${company.domain}`);
      await dialog.getByRole("switch", { name: "Send the invitation now" }).click();
      await dialog.getByRole("button", { name: "Add", exact: true }).click();
      await expect(dialog).toBeHidden();
      await expect(rowOf(page, "Rosalind Achterberg")).toContainText("Invited");
      await expect(rowOf(page, "Teodor Quint")).toContainText("Not invited");
      expect(mailsTo(`teodor@${company.domain}`)).toEqual([]);
    });

    const hers = await stranger();
    await comeIn(hers, await invitationOf(mail), { firstName: "Rosalind", lastName: "Achterberg" });
    await fromMenu(page, "Teodor Quint", "Send invitation");
    await invitationOf(`teodor@${company.domain}`);
    await expect(rowOf(page, "Teodor Quint").getByText("Invited", { exact: true })).toBeVisible();

    await test.step("changed: role, manager, title, with a question before leaving", async () => {
      await page.reload();
      await expect(rowOf(page, "Rosalind Achterberg").getByText("Joined", { exact: true })).toBeVisible();
      await grid(page).getByRole("link", { name: "Rosalind Achterberg" }).click();
      await page.getByRole("textbox", { name: "Job title" }).fill("Head of Goats");
      await expectAccessible(page, "a person");
      await wide(page);
      await page.getByRole("link", { name: "Back to users" }).click();
      await stay(page).getByRole("button", { name: "Stay here" }).click();
      await page.getByRole("button", { name: "Discard" }).click();
      await expect(page.getByRole("textbox", { name: "Job title" })).toHaveValue("");
      await page.getByRole("textbox", { name: "Job title" }).fill("Goatherd");
      await page.getByRole("radio", { name: "Manager" }).press("Space");
      await choosePerson(page, page, "Managers", "Ottoline Weir");
      await field(page, "First name").fill("");
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await expect(page.getByText("1 field needs a look")).toBeVisible();
      await expect(field(page, "First name")).toBeFocused();
      await field(page, "First name").fill("Rosa");
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await expect(page.getByText("Update successful")).toBeVisible();
      await expect(page.getByRole("heading", { level: 1, name: "Rosa Achterberg" })).toBeVisible();
      await page.reload();
      await expect(page.getByRole("button", { name: "Remove Ottoline Weir" })).toBeVisible();
      await expect(page.getByRole("radio", { name: "Manager" })).toBeChecked();
      await expect(page.getByRole("textbox", { name: "Job title" })).toHaveValue("Goatherd");
    });

    await test.step("suspended, she is out at her next click; let in again, she is back", async () => {
      await fromMenu(page, "Rosa Achterberg", "Suspend");
      const question = page.getByRole("dialog", { name: "Suspend Rosa Achterberg?" });
      await expectAccessible(page, "the question before suspending");
      await wide(page);
      await question.getByRole("button", { name: "Suspend" }).click();
      await expect(page.getByText("Suspended", { exact: true })).toBeVisible();
      await hers.getByRole("link", { name: "My settings" }).click();
      await expect(hers.getByRole("textbox", { name: "E-mail" })).toBeVisible();
      await fromMenu(page, "Rosa Achterberg", "Let in again");
      await expect(page.getByText("Suspended", { exact: true })).toBeHidden();
      await hers.getByRole("textbox", { name: "E-mail" }).fill(mail);
      await hers.getByLabel("Password", { exact: true }).fill("three goats on the roof");
      await hers.keyboard.press("Enter");
      await expect(hers.getByRole("link", { name: "My settings" })).toBeVisible();
    });

    await test.step("the log names who did it", async () => {
      await page.goto(`${company.url}/admin/logs?what=member`);
      await expect(page.getByRole("listitem").filter({ hasText: "Rosa" }).first()).toContainText("Ottoline Weir");
    });

    await test.step("in Arabic all of it reads from the right, and the arrows with it", async () => {
      await page.context().addCookies([{ name: "plaudit-locale", value: "ar", url: company.url }]);
      await page.goto(`${company.url}${USERS}`);
      await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
      await expect(page.getByRole("row").nth(1).getByRole("link")).toBeVisible();
      await expectAccessible(page, "the users in Arabic");
      await wide(page);
      await page.locator('[data-at="0:0"]').focus();
      await page.keyboard.press("ArrowLeft");
      await expect(page.locator(":focus")).toHaveAttribute("data-at", "0:1");
      await page.keyboard.press("Enter");
      await expect(page.getByRole("heading", { level: 1 })).toContainText(/Weir|Achterberg|Quint/);
      await expectAccessible(page, "a person in Arabic", onlyPhone);
    });
  });

  test("of two administrators the second is told, and keeps what was typed", async ({ as }) => {
    const admin = await actor("Ingrid Solheim");
    const lastName = word("Vane");
    const { id, version } = await admin.call<{ id: string; version: number }>("POST /identity/tenantMembers", {
      firstName: "Harriet",
      lastName,
    });
    const page = await as("Ingrid Solheim", { path: `/admin/user/${id}` });
    const title = page.getByRole("textbox", { name: "Job title" });
    await title.fill("Mine");
    await admin.call(`PATCH /identity/tenantMembers/${id}`, {
      firstName: "Harriet",
      lastName,
      jobTitle: "Theirs",
      version,
    });
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("Somebody else changed this person in the meantime.")).toBeVisible();
    await expect(title).toHaveValue("Mine");
    await page.getByRole("button", { name: "Load their version" }).click();
    await expect(title).toHaveValue("Theirs");
    await title.fill("Ours");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("Update successful")).toBeVisible();
  });
});

test("many at once: a look at whom it means, a count, and then all of them; and a file of them", async ({ as }) => {
  const admin = await actor("Ingrid Solheim");
  const [crew, teamName] = [word("Crewe"), word("Night shift ")];
  const team = await admin.call<{ id: string }>("POST /identity/teams", { name: teamName, memberIds: [] });
  const people = ["Abel", "Bruno", "Clio", "Dora"].map((firstName) => ({
    firstName,
    lastName: crew,
    email: firstName === "Dora" ? null : `${firstName}.${crew}@acme.test`.toLowerCase(),
    jobTitle: firstName === "Abel" ? '=HYPERLINK("http://evil.example")' : "Cook, pastry",
  }));
  for (const one of people) await admin.call("POST /identity/tenantMembers", one);
  const page = await as("Ingrid Solheim", { path: `${USERS}?q=${crew}` });
  const dialog = (name: string) => page.getByRole("dialog", { name });
  const bar = (count: number) => page.getByRole("toolbar", { name: `${count} selected` });
  const everybody = async () => {
    await pick(grid(page).getByRole("checkbox", { name: "Select all rows" }));
    await expect(bar(4)).toBeVisible();
  };
  await expect(page.getByText("4 people", { exact: true })).toBeVisible();

  await test.step("added to a team", async () => {
    await everybody();
    await bar(4).getByRole("button", { name: "Add to teams" }).click();
    await choosePerson(dialog("Add to teams"), page, "Choose teams", teamName);
    await expect(dialog("Add to teams").getByText("4 people change")).toBeVisible();
    await expectAccessible(page, "adding many to a team");
    await wide(page);
    await dialog("Add to teams").getByRole("button", { name: "Add to teams" }).click();
    await expect(page.getByText("4 people changed")).toBeVisible();
    await expect(rowOf(page, `Clio ${crew}`)).toContainText(teamName);
    await expect(page.getByRole("toolbar")).toBeHidden();
  });

  await test.step("invited, but for the one who has no address", async () => {
    await everybody();
    await bar(4).getByRole("button", { name: "Send invitation" }).click();
    const question = dialog("Send the invitation?");
    await expect(question.getByRole("alert")).toContainText("1 person cannot be changed so");
    await expect(question.getByRole("listitem")).toHaveText([`Dora ${crew}No e-mail address`]);
    await expect(question.getByRole("button", { name: "Send invitation" })).toBeDisabled();
    await expectAccessible(page, "a batch with somebody in its way");
    await wide(page);
    await question.getByRole("button", { name: "Leave them out" }).click();
    await expect(question.getByText("3 people change")).toBeVisible();
    await question.getByRole("button", { name: "Send invitation" }).click();
    await expect(page.getByText("3 people changed")).toBeVisible();
    await expect(grid(page).getByText("Invited", { exact: true })).toHaveCount(3);
    await invitationOf(`clio.${crew}@acme.test`.toLowerCase());
  });

  await test.step("suspended", async () => {
    await pick(grid(page).getByRole("checkbox", { name: `Select Abel ${crew}` }));
    await pick(grid(page).getByRole("checkbox", { name: `Select Bruno ${crew}` }));
    await bar(2).getByRole("button", { name: "Suspend" }).click();
    const question = dialog("Suspend these people?");
    await expect(question.getByText("2 people change")).toBeVisible();
    await question.getByRole("button", { name: "Suspend" }).click();
    await expect(rowOf(page, `Bruno ${crew}`)).toContainText("Suspended");
    await expect(rowOf(page, `Clio ${crew}`)).not.toContainText("Suspended");
  });

  await test.step("the file holds whom the filters let through, and no formula", async () => {
    const lines = async () => {
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: "Export", exact: true }).click(),
      ]);
      expect(download.suggestedFilename()).toBe("members.csv");
      return (await readFile(await download.path(), "utf8")).split("\r\n");
    };
    const [heads, ...rows] = await lines();
    expect(heads).toMatch(/^\ufeff"First name","Last name","E-mail","Job title"/);
    expect(rows.filter(Boolean)).toHaveLength(4);
    expect(rows.find((row) => row.startsWith('"Abel"'))).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
    expect(rows.find((row) => row.startsWith('"Clio"'))).toContain(`"Cook, pastry"`);
    expect(rows.every((row) => row === "" || row.includes(`"${teamName}"`))).toBe(true);
    await page.goto(`${USERS}?q=${crew}&access=suspended`);
    await expect(page.getByText("2 people", { exact: true })).toBeVisible();
    expect((await lines()).filter(Boolean).map((row) => row.split(",")[0])).toEqual([
      '\ufeff"First name"',
      '"Abel"',
      '"Bruno"',
    ]);
  });
  expect(team.id).toBeTruthy();
});

test("on a phone people are cards, chosen and opened by the thumb", async ({ as }) => {
  const options = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const page = await as("Ingrid Solheim", { path: USERS, options });
  const cards = page.getByRole("list", { name: "Users" });
  await expect(cards.getByRole("link").nth(3)).toBeVisible();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await page.getByRole("button", { name: "Select", exact: true }).tap();
  await cards.getByRole("checkbox").nth(0).check({ force: true });
  await cards.getByRole("checkbox").nth(1).check({ force: true });
  await expect(page.getByRole("toolbar", { name: "2 selected" })).toBeVisible();
  await expectAccessible(page, "choosing cards", onlyPhone);
  await page.getByRole("button", { name: "Done", exact: true }).tap();
  await page.getByRole("button", { name: "Clear the selection" }).tap();
  await page.mouse.wheel(0, 6000);
  await expect(cards.getByRole("link").last()).toBeVisible();
  await search(page).fill("Okafor");
  await cards.getByRole("link", { name: /Maya Okafor/ }).tap();
  await expect(page.getByRole("heading", { level: 1, name: "Maya Okafor" })).toBeVisible();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await page.getByRole("link", { name: "Back to users" }).tap();
  await page.getByRole("button", { name: "Add user" }).tap();
  await expect(page.getByRole("dialog", { name: "Add a person" })).toBeVisible();
});
