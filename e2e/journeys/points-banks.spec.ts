import { expectAccessible, phone } from "../support/axe.ts";
import { sentence } from "../support/compose.ts";
import { chooseEntry } from "../support/menu.ts";
import { expect, test } from "../support/test.ts";

test("an administrator opens a bank, fills it, withdraws on a phone, and archives it", async ({ as }) => {
  const name = sentence("Jubilee").slice(0, -1);
  const page = await as("Ingrid Solheim", { path: "/admin/points/bank" });
  await expect(page.getByRole("row", { name: /Incentives.*Low/ })).toBeVisible();
  await expectAccessible(page, "the banks");
  await page.getByRole("button", { name: "New bank" }).click();
  await page.getByRole("textbox", { name: "Name", exact: true }).fill(name);
  await page.getByRole("textbox", { name: /Alert below/ }).fill("100");
  await expectAccessible(page, "a new bank");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await page.getByRole("button", { name: "Deposit", exact: true }).click();
  const deposit = page.getByRole("dialog", { name: `Deposit into ${name}` });
  await deposit.getByRole("textbox", { name: "Amount" }).fill("2500");
  await deposit.getByRole("textbox", { name: /Reference/ }).fill("PO 4500");
  await expectAccessible(page, "a deposit");
  await deposit.getByRole("button", { name: "Deposit", exact: true }).click();
  await expect(page.getByRole("row", { name: /Deposit, PO 4500.*\+2,500/ })).toBeVisible();

  await page.setViewportSize(phone);
  await expectAccessible(page, "a bank on a phone");
  await chooseEntry(page.getByRole("button", { name: `More for ${name}` }), "Withdraw");
  const withdraw = page.getByRole("dialog", { name: `Withdraw from ${name}` });
  await withdraw.getByRole("textbox", { name: "Amount" }).fill("500");
  await withdraw.getByRole("button", { name: "Withdraw", exact: true }).click();
  await expect(page.getByRole("row", { name: /Withdrawal/ })).toBeVisible();
  await chooseEntry(page.getByRole("button", { name: `More for ${name}` }), "Archive");
  await page
    .getByRole("dialog", { name: `Archive ${name}?` })
    .getByRole("button", { name: "Archive" })
    .click();
  await expect(page.getByText(/^Archived on/)).toBeVisible();
  await page.getByRole("link", { name: "Back to banks" }).click();
  await expectAccessible(page, "the banks on a phone");
});
