import { expectAccessible, phone } from "../support/axe.ts";
import { comeIn, found, invitationOf, mailsTo } from "../support/company.ts";
import { choosePerson, field, fromMenu, grid, rowOf, USERS } from "../support/people.ts";
import { expect, test } from "../support/test.ts";

test.describe("one by one", () => {
  test.use({ expectedFailures: [400, 401, 409] });

  test("somebody is invited, comes in, is changed, suspended and let in again", async ({ stranger }) => {
    const page = await stranger();
    const company = await found();
    await comeIn(page, company.link, { firstName: "Ottoline", lastName: "Weir" });
    await page.goto(`${company.url}${USERS}`);
    const dialog = page.getByRole("dialog", { name: "Add a person" });
    const mail = `rosalind@${company.domain}`;

    await test.step("one is invited, another only added", async () => {
      await page.getByRole("button", { name: "Add a person" }).click();
      await field(dialog, "First name").fill("Rosalind");
      await field(dialog, "Last name").fill("Achterberg");
      await dialog.getByRole("textbox", { name: "E-mail" }).fill(mail);
      await dialog.getByRole("switch", { name: "Send the invitation now" }).click();
      await dialog.getByRole("button", { name: "Add another after this" }).click();
      await expect(page.getByText("Rosalind Achterberg was invited")).toBeVisible();
      await expect(field(dialog, "First name")).toHaveValue("");
      await field(dialog, "First name").fill("Teodor");
      await field(dialog, "Last name").fill("Quint");
      await dialog.getByRole("textbox", { name: "E-mail" }).fill(`teodor@${company.domain}`);
      await dialog.getByRole("textbox", { name: "E-mail" }).press("Enter");
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

    await test.step("changed: role, manager, title", async () => {
      await page.reload();
      await expect(rowOf(page, "Rosalind Achterberg").getByText("Joined", { exact: true })).toBeVisible();
      await grid(page).getByRole("link", { name: "Rosalind Achterberg" }).click();
      await page.getByRole("textbox", { name: "Job title" }).fill("Goatherd");
      await page.getByRole("radio", { name: "Manager" }).press("Space");
      await choosePerson(page, page, "Managers", "Ottoline Weir");
      await field(page, "First name").fill("Rosa");
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await expect(page.getByText("Rosa Achterberg: changes saved")).toBeVisible();
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
      await page.goto(`${company.url}/admin/logs?what=tenantMember`);
      await expect(page.getByRole("listitem").filter({ hasText: "Rosa" }).first()).toContainText("Ottoline Weir");
    });

    await test.step("in Arabic all of it reads from the right, and the arrows with it", async () => {
      await page.context().addCookies([{ name: "plaudit-locale", value: "ar", url: company.url }]);
      await page.goto(`${company.url}${USERS}`);
      await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
      await expect(page.getByRole("row").nth(1).getByRole("link")).toBeVisible();
      await page.locator('[data-at="0:0"]').focus();
      await page.keyboard.press("ArrowLeft");
      await expect(page.locator(":focus")).toHaveAttribute("data-at", "0:1");
      await page.keyboard.press("Enter");
      await expect(page.getByRole("heading", { level: 1 })).toContainText(/Weir|Achterberg|Quint/);
      await expectAccessible(page, "a person in Arabic", phone);
    });
  });
});
