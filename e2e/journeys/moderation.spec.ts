import { expectAccessibleInBoth } from "../support/axe.ts";
import { sentence } from "../support/compose.ts";
import { chooseEntry } from "../support/menu.ts";
import { actor, card, expect, test } from "../support/test.ts";

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

test("a colleague reports a recognition, an administrator hides it by key, and its author reads why on a phone", async ({
  as,
}) => {
  const [message, reason] = [sentence("Unlike certain people you came"), sentence("This is about our team")];
  const sender = await actor("Tāne Walker");
  await sender.recognize(await sender.find("João Ferreira"), message);

  const reader = await as("Rosa Quispe");
  await chooseEntry(card(reader, message).getByRole("button", { name: "More actions" }), "Report");
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
  const author = await as("Tāne Walker", { path: "/notifications", options: phone });
  const told = author.getByRole("link", { name: /^Something you wrote was hidden/ });
  await expect(told).toBeVisible({ timeout: 30_000 });
  await told.tap();
  await expect(author.getByText(message)).toBeVisible();
});
