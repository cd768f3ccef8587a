import { readFile } from "node:fs/promises";
import { expectAccessible } from "../support/axe.ts";
import { expect, test } from "../support/test.ts";

test("an administrator narrows the log to one value, takes it along as a file, and asks for the proof", async ({
  as,
}) => {
  const page = await as("Ingrid Solheim", { path: "/admin/logs?what=value.create" });
  const row = page.getByRole("listitem").filter({ hasText: "We make it plain" });
  await row.getByRole("button").first().click();
  await row.getByRole("button", { name: "Only about We make it plain" }).click();
  await expect(page).toHaveURL(/about=/);
  await expect(page.getByRole("listitem").filter({ hasText: "added the value" })).toHaveCount(1);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("logs.csv");
  const lines = (await readFile(await download.path(), "utf8")).trim().split("\r\n");
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain('"We make it plain"');
  await page.getByRole("button", { name: "Proof" }).click();
  await expect(page.getByRole("dialog", { name: "Proof" })).toContainText(
    /Nothing is sealed yet|Entries: [\d,]+, sealed/,
  );
  await expectAccessible(page, "the proof");
});
