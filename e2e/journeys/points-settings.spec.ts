import { expectAccessible, phone } from "../support/axe.ts";
import { sentence } from "../support/compose.ts";
import { chooseEntry } from "../support/menu.ts";
import { expect, test } from "../support/test.ts";

test("an administrator estimates a rule for a team, saves it, and pauses and deletes it on a phone", async ({ as }) => {
  const name = sentence("Apprentices").slice(0, -1);
  const page = await as("Ingrid Solheim", { path: "/admin/points/allocation" });
  const parts = page.getByRole("navigation", { name: "Points" });
  await expect(parts.getByRole("link", { name: "Allocation" })).toHaveAttribute("aria-current", "page");
  await expect(page.getByRole("row", { name: /People managers.*Upcoming/ })).toBeVisible();
  await page.getByRole("link", { name: "New rule" }).click();
  await page.getByRole("textbox", { name: "Name", exact: true }).fill(name);
  await page.getByText("Certain people and teams").click();
  await page.getByRole("combobox", { name: "Teams" }).fill("Apprentices 2026");
  await page.getByRole("option", { name: /Apprentices 2026/ }).click();
  await page.getByRole("textbox", { name: "Points for each" }).fill("5");
  // Everybody has a rule with more than that.
  const estimate = page.getByRole("complementary", { name: "What it comes to" });
  await expect(estimate.getByText("Have a higher rule")).toBeVisible();
  await expectAccessible(page, "the form of a rule");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const row = page.getByRole("row", { name: new RegExp(name) });
  await expect(row).toContainText("5 a month");

  await page.setViewportSize(phone);
  await expectAccessible(page, "the rules on a phone");
  await chooseEntry(page.getByRole("button", { name: `More for ${name}` }), "Pause");
  await expect(row).toContainText("Paused");
  await parts.getByRole("link", { name: "Preferences" }).click();
  await expect(page.getByRole("switch", { name: "People give and receive points" })).toBeChecked();
  await expectAccessible(page, "preferences on a phone");
  await parts.getByRole("link", { name: "Peers" }).click();
  await expect(page.getByRole("textbox", { name: "Most from one person to another in 30 days" })).toHaveValue("500");
  await expectAccessible(page, "peers on a phone");
  // A pointer that rests on a message keeps it, and what is below it covered.
  await page.mouse.move(1, 1);
  await parts.getByRole("link", { name: "Liabilities" }).click();
  await expect(page.getByText(/^Ties to the ledger to the point/)).toBeVisible();
  await expect(page.getByRole("columnheader", { name: "Likely lapses" }).last()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await expectAccessible(page, "liabilities on a phone");

  await page.setViewportSize({ width: 910, height: 900 });
  await parts.getByRole("link", { name: "Overview" }).click();
  const flow = page.getByRole("figure").filter({ hasText: "Added to what is owed" });
  await expect(flow).toBeVisible();
  // The last figures stand beside their bars, not behind the edge.
  const cut = await flow.evaluate((figure) => {
    const { left, right } = figure.getBoundingClientRect();
    const texts = [...figure.querySelectorAll("svg text")];
    const beside = (one: Element) =>
      one.getBoundingClientRect().left < left || one.getBoundingClientRect().right > right;
    return texts.length === 0 || texts.some(beside);
  });
  expect(cut).toBe(false);
  await page.setViewportSize(phone);

  await parts.getByRole("link", { name: "Allocation" }).click();
  await chooseEntry(page.getByRole("button", { name: `More for ${name}` }), "Delete");
  await page
    .getByRole("dialog", { name: `Delete ${name}?` })
    .getByRole("button", { name: "Delete" })
    .click();
  await expect(row).toHaveCount(0);
});

test("an administrator reads what gifts come to, changes a tier on a phone, and sees how long the bank lasts", async ({
  as,
}) => {
  const page = await as("Ingrid Solheim", { path: "/admin/points/celebration" });
  await expect(page.getByText("In the next 12 months", { exact: true })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: /Birthdays.*Next:/ })).toBeVisible();
  await expectAccessible(page, "celebrations");
  const onboarding = page.getByRole("switch", { name: "Onboarding" });
  await expect(onboarding).not.toBeChecked();
  await onboarding.click();
  await expect(onboarding).toBeChecked();
  await onboarding.click();
  await expect(onboarding).not.toBeChecked();
  await page.getByRole("link", { name: "Configure Anniversaries" }).click();
  const side = page.getByRole("complementary", { name: "The next 12 months" });
  await expect(side.getByText("Largest month")).toBeVisible();
  await expectAccessible(page, "the form of a gift");

  await expectAccessible(page, "the form of a gift on a phone", phone);
  await page.getByRole("textbox", { name: "Points after 10 years" }).fill("1200");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("5 tiers, 100 to 1,200")).toBeVisible();
  await expectAccessible(page, "celebrations on a phone");

  await page.getByRole("navigation", { name: "Points" }).getByRole("link", { name: "Banks" }).click();
  await page.getByRole("row").getByRole("link", { name: "Celebrations", exact: true }).click();
  await expect(page.getByRole("table", { name: "Balance of the bank Celebrations, day by day" })).toBeAttached();
  await expectAccessible(page, "a bank's balance on a phone");
  await page.getByRole("button", { name: "Deposit", exact: true }).click();
  const deposit = page.getByRole("dialog", { name: "Deposit into Celebrations" });
  await expect(deposit.getByText(/^now, until/)).toBeVisible();
  await deposit.getByRole("textbox", { name: "Amount" }).fill("1000");
  await expect(deposit.getByText(/^after, until/)).toBeVisible();
});
