import { expectAccessible, expectAccessibleInBoth } from "../support/axe.ts";
import { sentence } from "../support/compose.ts";
import { expect, test } from "../support/test.ts";

test("an administrator gives somebody points with a reason and takes them back; both stand in that person's statement", async ({
  as,
}) => {
  const why = sentence("Help at the opening");
  const console = await as("Ingrid Solheim", { path: "/admin/points/reporting" });
  await expect(console.getByRole("rowheader").first()).toBeVisible();
  // The next screen's code comes later than the search, which must not call off the way there.
  await console.route("**/assets/*.js", async (route) => {
    await new Promise((done) => setTimeout(done, 500));
    await route.continue();
  });
  await console.getByRole("searchbox").fill("Rosa Quispe");
  await console.getByRole("link", { name: "Rosa Quispe" }).click();
  await expect(console.getByText("Adds up")).toBeVisible();
  await expectAccessibleInBoth(console, "a statement");
  await console.getByRole("button", { name: "Gift points" }).click();
  const gift = console.getByRole("dialog");
  await gift.getByRole("textbox", { name: "How many" }).fill("35");
  await gift.getByRole("textbox", { name: /Reason/ }).fill(why);
  await gift.getByRole("button", { name: "Give them" }).click();
  await expect(gift).toBeHidden();
  const given = console.getByRole("row").filter({ hasText: why });
  await expect(given).toContainText("+35");

  const page = await as("Rosa Quispe");
  await page
    .locator("header")
    .getByRole("link", { name: /to give/ })
    .click();
  await expect(page).toHaveURL(/\/points$/);
  const line = page.getByRole("listitem").filter({ hasText: why });
  await expect(line).toContainText("Ingrid Solheim gave you points");
  await expect(line).toContainText("+35");
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await expectAccessible(page, "a statement on a phone");

  await given.getByRole("button", { name: /^Reverse/ }).click();
  const reversal = console.getByRole("dialog");
  await expect(reversal).toContainText("Comes back35");
  await reversal.getByRole("textbox", { name: /Reason/ }).fill(`${why} It was somebody else.`);
  await reversal.getByRole("button", { name: "Reverse", exact: true }).click();
  await expect(reversal).toBeHidden();
  await expect(console.getByText("Adds up")).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Gift of" }).first()).toContainText("was taken back");
});
