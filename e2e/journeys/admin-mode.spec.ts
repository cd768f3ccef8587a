import { expect, hosts, test } from "../support/test.ts";

test("the console is entered from the menu and left again, at both widths", async ({ as }) => {
  const page = await as("Ingrid Solheim");
  await page.getByRole("link", { name: "Admin", exact: true }).click();
  await expect(page).toHaveURL(`${hosts.acme}/admin`);
  const menu = page.getByRole("navigation", { name: "Administration menu" });
  await expect(menu.getByText("Platform set up")).toBeVisible();
  await menu.getByRole("link", { name: "Values" }).click();
  await expect(menu.getByRole("link", { name: "Values" })).toHaveAttribute("aria-current", "page");
  await expect(page).toHaveTitle(/Values/);
  await page.getByRole("link", { name: "Back to main menu" }).click();
  await expect(page).toHaveURL(`${hosts.acme}/home`);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "More", exact: true }).filter({ visible: true }).click();
  await page.getByRole("dialog", { name: "More" }).getByRole("link", { name: "Admin" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const search = page.getByRole("button", { name: "Search", exact: true });
  await search.click();
  const field = page.getByRole("combobox", { name: "Go to anything" });
  await expect(field).toBeFocused();
  await page.keyboard.type("okafor");
  await expect(page.getByRole("option", { name: /Maya Okafor/ })).toBeVisible();
  await page.keyboard.press("ArrowUp");
  const active = () =>
    field.evaluate((input) => document.getElementById(input.getAttribute("aria-activedescendant") ?? "")?.textContent);
  await expect.poll(active).toContain("Maya Okafor");
  await page.keyboard.press("Escape");
  await expect(search).toBeFocused();
  await page.getByRole("button", { name: "Administration menu" }).click();
  await page
    .getByRole("dialog", { name: "Administration menu" })
    .getByRole("link", { name: "Back to main menu" })
    .click();
  await expect(page).toHaveURL(`${hosts.acme}/home`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
