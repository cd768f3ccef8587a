import { readFile } from "node:fs/promises";
import { grid, rowOf, USERS, word } from "../support/people.ts";
import { actor, expect, pick, test } from "../support/test.ts";

test("several are suspended at once, and the file holds whom the filters let through", async ({ as }) => {
  const admin = await actor("Ingrid Solheim");
  const [crew, teamName] = [word("Crewe"), word("Night shift ")];
  const people = ["Abel", "Bruno", "Clio", "Dora"].map((firstName) => ({
    firstName,
    lastName: crew,
    email: firstName === "Dora" ? null : `${firstName}.${crew}@acme.test`.toLowerCase(),
    jobTitle: firstName === "Abel" ? '=HYPERLINK("http://evil.example")' : "Cook, pastry",
  }));
  const memberIds: string[] = [];
  for (const one of people) memberIds.push((await admin.call<{ id: string }>("POST /identity/tenantMembers", one)).id);
  await admin.call("POST /identity/teams", { name: teamName, memberIds });
  const page = await as("Ingrid Solheim", { path: `${USERS}?q=${crew}` });
  const dialog = (name: string) => page.getByRole("dialog", { name });
  const bar = (count: number) => page.getByRole("toolbar", { name: `${count} selected` });
  await expect(page.getByText("4 people", { exact: true })).toBeVisible();

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
});
