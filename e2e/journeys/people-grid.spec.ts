import { expectAccessible, phone } from "../support/axe.ts";
import { chooseEntry } from "../support/menu.ts";
import { grid, head, overflow, search, USERS } from "../support/people.ts";
import { actor, expect, handheld, pick, test } from "../support/test.ts";

test("the grid scrolls to where it was, and keeps its columns", async ({ as }) => {
  const admin = await actor("Ingrid Solheim");
  const page = await as("Ingrid Solheim", { path: USERS });
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
    await page.keyboard.press("Escape");
    await page.reload();
    await expect(head(page, "Country")).toBeVisible();
    await chooseEntry(head(page, "Country").getByRole("button", { name: "Country: sort and hide" }), "Hide column");
    await expect(head(page, "Country")).toBeHidden();
  });
});

test("a list that is slow to come keeps the row of its address", async ({ as }) => {
  const page = await as("Ingrid Solheim", { path: "/settings/general" });
  await page.clock.install();
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route("**/identity/tenantMembers/admin?**", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${USERS}?sort=joinedAt&row=30`);
  await expect(page.getByRole("grid", { name: "People" })).toHaveAttribute("aria-busy", "true");
  await page.clock.runFor(2_000);
  release();
  await expect(grid(page).locator('[aria-rowindex="31"]').getByRole("link")).toBeInViewport();
  await page.clock.runFor(2_000);
  await expect(page).toHaveURL(/row=30/);
});

test("the grid goes by key alone", async ({ as }) => {
  const page = await as("Ingrid Solheim", { path: `${USERS}?status=joined` });
  await expect(grid(page).locator('[aria-rowindex="2"]').getByRole("link")).toBeVisible();
  const status = page.locator("#main p[role=status]");
  await expect(status).toHaveText(/\d/);
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

test("on a phone people and teams are cards, chosen and opened by the thumb", async ({ as }) => {
  const page = await as("Ingrid Solheim", { path: USERS, options: handheld });
  const cards = page.getByRole("list", { name: "People" });
  await expect(cards.getByRole("link").nth(3)).toBeVisible();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await page.getByRole("button", { name: "Select", exact: true }).tap();
  await cards.getByRole("checkbox").nth(0).check({ force: true });
  await cards.getByRole("checkbox").nth(1).check({ force: true });
  await expect(page.getByRole("toolbar", { name: "2 selected" })).toBeVisible();
  await expectAccessible(page, "choosing cards", phone);
  await page.getByRole("button", { name: "Done", exact: true }).tap();
  await page.getByRole("button", { name: "Clear the selection" }).tap();
  await page.mouse.wheel(0, 6000);
  await expect(cards.getByRole("link").last()).toBeVisible();
  await search(page).fill("Okafor");
  await expect(page.getByText("1 person", { exact: true })).toBeVisible();
  await cards.getByRole("link", { name: /Maya Okafor/ }).tap();
  await expect(page.getByRole("heading", { level: 1, name: "Maya Okafor" })).toBeVisible();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await page.getByRole("link", { name: "Back to people" }).tap();
  await page.getByRole("button", { name: "Add a person" }).tap();
  await expect(page.getByRole("dialog", { name: "Add a person" })).toBeVisible();

  await page.goto("/admin/manage/teams");
  const teams = page.getByRole("list", { name: "Teams" });
  await expect(teams.getByRole("link").first()).toBeVisible();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await teams.getByRole("link").first().tap();
  await expect(page.getByRole("list", { name: "People" }).getByRole("link").first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Edit" })).toBeVisible();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});
