import { expectAccessible, expectAccessibleInBoth } from "../support/axe.ts";
import { sentence } from "../support/compose.ts";
import { expect, test } from "../support/test.ts";

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

test("on a phone somebody writes without a name, an administrator answers, and the code leads to the answer", async ({
  as,
}) => {
  const [question, answer] = [sentence("The lamps in the stairwell are dark"), sentence("An electrician comes")];
  const page = await as("Rosa Quispe", { options: phone });
  await page.getByRole("button", { name: "More", exact: true }).tap();
  await page.getByRole("link", { name: "Provide feedback" }).tap();
  await page.getByRole("radio", { name: /No name/ }).check({ force: true });
  await page.getByRole("textbox", { name: "What is it about?" }).fill(question);
  await page.getByRole("button", { name: "Send without a name" }).tap();
  await expect(page.getByRole("heading", { name: "Your code" })).toBeVisible();
  const code = (await page.getByText(/^(\w{4}-){3}\w{4}$/).textContent()) ?? "";

  await expectAccessible(page, "the code on a phone");

  const admin = await as("Ingrid Solheim", { path: "/feedback?view=inbox" });
  await admin.getByRole("button", { name: question }).click();
  const item = admin.getByRole("listitem").filter({ hasText: question }).first();
  await expect(item).not.toContainText("Rosa");
  await item.getByRole("textbox", { name: "Answer" }).fill(answer);
  await expectAccessibleInBoth(admin, "the inbox of feedback");
  await item.getByRole("button", { name: "Send" }).click();
  await expect(item.getByText(answer)).toBeVisible();
  await item.getByRole("button", { name: "Close" }).click();
  await expect(item).toBeHidden();

  await page.reload();
  await page.getByRole("textbox", { name: "Code" }).fill(code);
  await page.getByRole("button", { name: "Show", exact: true }).tap();
  await expect(page.getByText(answer)).toBeVisible();
  await expect(page.getByText("Closed")).toBeVisible();
});
