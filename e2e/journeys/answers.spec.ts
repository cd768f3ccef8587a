import { sentence } from "../support/compose.ts";
import { actor, card, expect, listening, test } from "../support/test.ts";

test("reactions, a comment with a mention and added points reach those they are for", async ({ as }) => {
  const sender = await actor("Lars Nyberg");
  const message = sentence("You held the line in the storm");
  const id = await sender.recognize(await sender.find("Tariq Mahmood"), message, { amount: 5 });
  const mentioned = await as("Yaw Asante");
  await listening(mentioned);

  const page = await as("Kwame Boateng");
  const item = card(page, message);
  await item.getByRole("button", { name: "React", exact: true }).click();
  await page.getByRole("dialog", { name: "React" }).getByRole("button", { name: "Brilliant" }).click();
  await expect(item.getByRole("button", { name: "Brilliant, 1" })).toHaveAttribute("aria-pressed", "true");
  await item.getByRole("button", { name: "Brilliant, 1" }).click();
  await expect(item.getByRole("button", { name: "Brilliant, 1" })).toBeHidden();

  await item.getByRole("button", { name: /comments/ }).click();
  await item.locator("[contenteditable=true]").click();
  await page.keyboard.insertText("It was him and ");
  await page.keyboard.type("@Yaw");
  await page.getByRole("option", { name: /Yaw Asante/ }).click();
  await page.keyboard.insertText("all night");
  await item.getByRole("button", { name: "Comment", exact: true }).click();
  await expect(item.getByRole("listitem").filter({ hasText: "all night" })).toContainText("Yaw Asante");
  await expect(item.getByRole("button", { name: "1 comment" })).toBeVisible();

  await item.getByRole("button", { name: "Add points" }).click();
  const dialog = page.getByRole("dialog", { name: "Add points" });
  await dialog.getByRole("radio", { name: "10", exact: true }).check();
  await dialog.getByRole("button", { name: "Add points" }).click();
  await expect(page.getByText("You added 10 points each")).toBeVisible();
  await expect(item).toContainText("1 colleague added points");

  await mentioned.getByRole("button", { name: /^Notifications, \d+ unread/ }).click();
  const list = mentioned.getByRole("dialog", { name: /^Notifications/ });
  await expect(list.locator(`a[href*="${id}"]`)).toContainText("Kwame Boateng");
  await list.getByRole("button", { name: "Mark all notifications as viewed" }).click();
  await expect(mentioned.getByRole("button", { name: "Notifications, 0 unread" })).toBeVisible();
});
