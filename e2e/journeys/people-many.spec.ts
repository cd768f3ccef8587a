import { readFile } from "node:fs/promises";
import { expectAccessible } from "../support/axe.ts";
import { invitationOf } from "../support/company.ts";
import { choosePerson, grid, rowOf, USERS, word } from "../support/people.ts";
import { actor, expect, pick, test } from "../support/test.ts";

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
    await dialog("Add to teams").getByRole("button", { name: "Add to teams" }).click();
    await expect(page.getByText("4 people changed")).toBeVisible();
    await expect(rowOf(page, `Clio ${crew}`)).toContainText(teamName);
    await expect(page.getByRole("toolbar")).toBeHidden();
  });

  await test.step("invited, but for the one who has no address", async () => {
    await everybody();
    await bar(4).getByRole("button", { name: "Send invitation" }).click();
    const question = dialog("Send the invitation?");
    await expect(question.getByRole("alert")).toContainText("1 person cannot be changed this way");
    await expect(question.getByRole("listitem")).toHaveText([`Dora ${crew}No e-mail address`]);
    await expect(question.getByRole("button", { name: "Send invitation" })).toBeDisabled();
    await expectAccessible(page, "a batch with somebody in its way");
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
    await page.goto(`${USERS}?q=${crew}&status=suspended`);
    await expect(page.getByText("2 people", { exact: true })).toBeVisible();
    expect((await lines()).filter(Boolean).map((row) => row.split(",")[0])).toEqual([
      '\ufeff"First name"',
      '"Abel"',
      '"Bruno"',
    ]);
  });
  expect(team.id).toBeTruthy();
});
