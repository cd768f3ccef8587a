import { expectAccessibleInBoth } from "../support/axe.ts";
import { addRecipient, composer, openComposer, sendButton, sentence, write } from "../support/compose.ts";
import { card, expect, test } from "../support/test.ts";

test("a colleague reports a recognition, an administrator hides it by key, and it leaves the feed", async ({ as }) => {
  const [message, reason] = [sentence("Unlike certain people you came"), sentence("This is about our team")];
  const author = await as("Lena Fischer");
  await openComposer(author);
  await addRecipient(author, "Maya Okafor");
  await write(author, message);
  await composer(author).getByRole("checkbox").first().check();
  await sendButton(author).click();
  await expect(card(author, message)).toBeVisible();

  const reader = await as("Rosa Quispe");
  await card(reader, message).getByRole("button", { name: "More" }).click();
  await reader.getByRole("menuitem", { name: "Report" }).click();
  await reader.getByRole("textbox", { name: "What is wrong with it?" }).fill(reason);
  await reader.getByRole("button", { name: "Send report" }).click();
  await expect(reader.getByText("Thank you. The moderators will look at it.")).toBeVisible();

  const admin = await as("Ingrid Solheim", { path: "/admin/content/flagged/recognition" });
  const queue = admin.getByRole("list", { name: "Reported recognitions" });
  await queue.getByRole("button").filter({ hasText: message }).click();
  await expect(admin.getByRole("article")).toContainText(message);
  await expect(admin.getByRole("region", { name: "Why it is here" })).toContainText(reason);
  await expectAccessibleInBoth(admin, "the queue of moderation");
  await admin.keyboard.press("h");
  await expect(admin.getByRole("button", { name: /^Undo/ })).toBeVisible();
  await expect(queue.getByText(message)).toBeHidden();

  await expect(card(reader, message)).toBeHidden();
  await author.goto("/notifications");
  await expect(author.getByRole("link", { name: /^Something you wrote was hidden/ }).first()).toBeVisible({
    timeout: 30_000,
  });
  await author
    .getByRole("link", { name: /^Something you wrote was hidden/ })
    .first()
    .click();
  await expect(author.getByText(message)).toBeVisible();
});
