import { expectAccessible, onlyPhone } from "../support/axe.ts";
import { comeIn, found, invitationOf, mailsTo } from "../support/company.ts";
import { choosePerson, field, fromMenu, grid, rowOf, stay, USERS, wide, word } from "../support/people.ts";
import { actor, expect, test } from "../support/test.ts";

test.describe("one by one", () => {
  test.use({ expectedFailures: [400, 401, 409] });

  test("somebody is invited, comes in, is changed, suspended and let in again", async ({ stranger }) => {
    const page = await stranger();
    const company = await found();
    await comeIn(page, company.link, { firstName: "Ottoline", lastName: "Weir" });
    await page.goto(`${company.url}${USERS}`);
    const dialog = page.getByRole("dialog", { name: "Add a person" });
    const mail = `rosalind@${company.domain}`;

    await test.step("what is wrong is shown at its field, and what is typed is not lost unasked", async () => {
      await page.getByRole("button", { name: "Add a person" }).click();
      await expect(page).toHaveURL(/\?add=$/);
      await dialog.getByRole("button", { name: "Add", exact: true }).click();
      await expect(field(dialog, "First name")).toBeFocused();
      await expect(field(dialog, "First name")).toHaveAccessibleDescription(/cannot be empty/);
      await dialog.getByRole("textbox", { name: "E-mail" }).fill("rosalind");
      await dialog.getByRole("switch", { name: "Send the invitation now" }).click();
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
      await dialog.getByRole("button", { name: "Add", exact: true }).click();
      await expect(dialog.getByRole("textbox", { name: "E-mail" })).toHaveAccessibleDescription(
        /already uses this address/,
      );
      await dialog.getByRole("textbox", { name: "E-mail" }).fill(`teodor@${company.domain}`);
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
      await page.getByRole("link", { name: "Back to people" }).click();
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
      await page.goto(`${company.url}/admin/logs?what=tenantMember`);
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

  test("of two administrators the second is told by whom, and keeps what was typed", async ({ as }) => {
    const admin = await actor("Ingrid Solheim");
    const lastName = word("Vane");
    const { id, version } = await admin.call<{ id: string; version: number }>("POST /identity/tenantMembers", {
      firstName: "Harriet",
      lastName,
    });
    const change = (jobTitle: string, department: string | null, version: number) =>
      admin.call(`PATCH /identity/tenantMembers/${id}`, {
        firstName: "Harriet",
        lastName,
        jobTitle,
        department,
        version,
      });
    const page = await as("Ingrid Solheim", { path: `/admin/user/${id}` });
    const title = page.getByRole("textbox", { name: "Job title" });
    const department = page.getByRole("combobox", { name: "Department" });
    const notice = page.getByRole("alert").filter({ hasText: "Changed:" });
    const save = () => page.getByRole("button", { name: "Save", exact: true }).click();
    await title.fill("Mine");
    await change("Theirs", null, version);
    await save();
    await expect(notice).toContainText("You changed this");
    await expect(notice).toContainText("Changed: Job title.");
    await expect(title).toHaveValue("Mine");
    await expectAccessible(page, "a person whom somebody else changed");
    await wide(page);
    await page.getByRole("button", { name: "Take theirs" }).click();
    await expect(title).toHaveValue("Theirs");
    await expect(notice).toBeHidden();

    await title.fill("Ours");
    await change("Theirs again", "Stables", version + 1);
    await save();
    await expect(notice).toContainText("Changed: Job title and Department.");
    await page.getByRole("button", { name: "Keep mine" }).click();
    await expect(title).toHaveValue("Ours");
    await expect(department).toHaveValue("Stables");
    await save();
    await expect(page.getByText(`Harriet ${lastName}: changes saved`)).toBeVisible();
    expect(await admin.call(`GET /identity/tenantMembers/${id}/admin`)).toMatchObject({
      jobTitle: "Ours",
      department: "Stables",
    });
  });

  test("what is read again behind an open form is not overwritten by saving it", async ({ as }) => {
    const admin = await actor("Ingrid Solheim");
    const lastName = word("Moss");
    const { id, version } = await admin.call<{ id: string; version: number }>("POST /identity/tenantMembers", {
      firstName: "Ada",
      lastName,
    });
    const path = `/identity/tenantMembers/${id}`;
    const page = await as("Ingrid Solheim", { path: `/admin/user/${id}` });
    const title = page.getByRole("textbox", { name: "Job title" });
    await expect(title).toHaveValue("");
    const change = async (jobTitle: string, of: number) => {
      await admin.call(`PATCH ${path}`, { firstName: "Ada", lastName, jobTitle, version: of });
      const again = page.waitForResponse((response) => response.url().endsWith(`/api${path}/admin`));
      await page.evaluate(() => dispatchEvent(new Event("online")));
      await again;
    };
    await change("Unseen", version);
    await expect(title).toHaveValue("Unseen");
    await title.fill("Mine");
    await change("Theirs", version + 1);
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByRole("button", { name: "Keep mine" }).or(page.getByText("changes saved"))).toBeVisible();
    expect(await admin.call(`GET ${path}/admin`)).toMatchObject({ jobTitle: "Theirs" });
    await expect(title).toHaveValue("Mine");
  });

  test("what the menu does to somebody leaves what is typed in their form, which can still be saved", async ({
    as,
  }) => {
    const admin = await actor("Ingrid Solheim");
    const lastName = word("Fell");
    const team = await admin.call<{ id: string }>("POST /identity/teams", { name: word("Night watch") });
    const { id } = await admin.call<{ id: string }>("POST /identity/tenantMembers", {
      firstName: "Isa",
      lastName,
      teamIds: [team.id],
    });
    const page = await as("Ingrid Solheim", { path: `/admin/user/${id}` });
    const title = page.getByRole("textbox", { name: "Job title" });
    await title.fill("Mine");
    await fromMenu(page, `Isa ${lastName}`, "Suspend");
    await page.getByRole("dialog").getByRole("button", { name: "Suspend" }).click();
    await expect(page.getByText("Suspended", { exact: true })).toBeVisible();
    await expect(title).toHaveValue("Mine");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText(`Isa ${lastName}: changes saved`)).toBeVisible();
    expect(await admin.call(`GET /identity/tenantMembers/${id}/admin`)).toMatchObject({
      jobTitle: "Mine",
      suspended: true,
    });

    await title.fill("Mine again");
    await fromMenu(page, `Isa ${lastName}`, "Archive");
    await page.getByRole("dialog").getByRole("button", { name: "Archive" }).click();
    await expect(page.getByRole("alert")).toContainText("Changed: Teams.");
    await expect(title).toHaveValue("Mine again");
    await page.getByRole("button", { name: "Keep mine" }).click();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByRole("alert")).toBeHidden();
    await expect(page.getByText("Unsaved changes")).toBeHidden();
    expect(await admin.call(`GET /identity/tenantMembers/${id}/admin`)).toMatchObject({
      jobTitle: "Mine again",
      teams: [],
    });
  });
});
