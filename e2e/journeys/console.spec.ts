import type { Page } from "@playwright/test";
import { fromMenu, grid, overflow, USERS } from "../support/people.ts";
import { actor, expect, test } from "../support/test.ts";

const edgesOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((it) => {
      const { left, right } = it.getBoundingClientRect();
      return [Math.round(left), Math.round(right)];
    });

test("every screen starts at one edge, its save bar is as wide as its form and a line as its rows", async ({ as }) => {
  const page = await as("Ingrid Solheim", { path: USERS });
  const { results } = await (await actor("Ingrid Solheim")).call<{ results: { id: string }[] }>(
    "GET /identity/tenantMembers/admin?pageSize=1",
  );
  const screens = ["/manage/users", "/values", "/customize", "/localization", "/integrations/plaudit-tvs", "/logs"];
  const forms = ["/values/configure", "/integrations/plaudit-tvs/configure", "/team/create", `/user/${results[0]?.id}`];
  await page.setViewportSize({ width: 1920, height: 1000 });
  const help = page.getByRole("button", { name: "Help", exact: true });
  const start = await edgesOf(page, "h1");
  const end = (await help.boundingBox())?.x;
  for (const path of [...screens, ...forms]) {
    await page.goto(`/admin${path}`);
    await page.locator("#main").waitFor();
    // Its code and styles may still be on their way.
    await expect(async () => {
      if (screens.includes(path)) expect((await edgesOf(page, "h1"))[0], path).toBe(start[0]);
      expect((await help.boundingBox())?.x, path).toBe(end);
      if (forms.includes(path) || path === "/customize" || path === "/localization") {
        expect(await edgesOf(page, "[data-save-bar]"), path).toEqual(await edgesOf(page, "form"));
        expect((await edgesOf(page, "form"))[0], path).toBe(start[0]);
      } else if (path !== "/manage/users") expect((await edgesOf(page, "#main > *"))[0], path).toBe(start[0]);
    }).toPass();
  }
  await page.goto("/admin/manage/teams");
  await expect(page.getByRole("grid").getByRole("link").first()).toBeVisible();
  expect((await edgesOf(page, "[role=grid] a"))[0]).toBe(start[0]);
  expect((await edgesOf(page, "input[type=search]"))[0]).toBeLessThan((start[0] ?? 0) + 60);

  await page.goto(USERS);
  await expect(grid(page).getByRole("link").first()).toBeVisible();
  // Nothing in the header row may cover its line.
  const covered = await grid(page)
    .locator("[aria-rowindex='1']")
    .evaluate(
      (row) =>
        [...row.children].filter((cell) => cell.getBoundingClientRect().bottom > row.getBoundingClientRect().bottom - 1)
          .length,
    );
  expect(covered).toBe(0);

  await test.step("the question before suspending shows a long name whole", async () => {
    const lastName = `${"Wolfeschlegelsteinhausen".repeat(3)}${Date.now()}`.slice(-78);
    const admin = await actor("Ingrid Solheim");
    const { id, name } = await admin.call<{ id: string; name: string }>("POST /identity/tenantMembers", {
      firstName: "Hubert Blaine Adolph Charles",
      lastName,
    });
    await page.goto(`/admin/user/${id}`);
    await fromMenu(page, name, "Suspend");
    const question = page.getByRole("dialog", { name: `Suspend ${name}?` });
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const cut = await question
        .getByRole("heading", { level: 2 })
        .evaluate((it) => it.scrollWidth > it.clientWidth || it.scrollHeight > it.clientHeight + 1);
      expect(cut, `${width}`).toBe(false);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    }
  });
});
