import { expectAccessible } from "../support/axe.ts";
import { expect, test } from "../support/test.ts";

test("the culture page shows qualities, stories, thanks between teams and who takes part, and leads on", async ({
  as,
}) => {
  const page = await as("Maya Okafor");
  await page.getByRole("link", { name: "Culture" }).click();
  const main = page.locator("#main");
  await expect(main.getByRole("img", { name: /How often each quality was seen, from .* Most often: / })).toBeVisible();
  await main.getByText("Show as a table").first().click();
  await expect(main.getByRole("table", { name: "Our values over time" })).toBeVisible();
  await main.getByRole("combobox", { name: "Stories of" }).selectOption("Teaches");
  const story = main.getByRole("region", { name: "Stories" }).getByRole("link").first();
  await expect(story).toContainText("Teaches");
  await expect(main.getByRole("img", { name: /Recognition between teams\. .* recognized .* times/ })).toBeVisible();
  await expect(main.getByText(/\d+ of \d+ people gave or received/)).toBeVisible();
  await story.click();
  await expect(page).toHaveURL(/\/recognitions\//);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/culture");
  await expect(page.getByRole("img", { name: /Recognition between teams/ })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("link", { name: "Direct reports" }).click();
  const first = page.locator("#main").getByRole("listitem").first();
  const name = (await first.getByRole("heading").textContent()) ?? "";
  await expectAccessible(page, "direct reports on a phone");
  // Who has waited longest changes with every recognition.
  await page
    .locator("#main")
    .getByRole("link", { name: `Recognize ${name}` })
    .click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(name);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/direct-reports$/);
});
