import { chooseOther, chooseQuality, composer, openComposer, sendButton, sent, sentence } from "../support/compose.ts";
import { actor, card, expect, test } from "../support/test.ts";

test("a team is thanked as one, with a name mentioned, and both are notified of it", async ({ as }) => {
  const message = sentence("and all of you, month end was quiet");
  const page = await as("Henrik Aas");
  const mentioned = await actor("João Ferreira");
  const [member, before] = [await actor("Elena Popescu"), await mentioned.call<Count>(unread)];
  await openComposer(page);
  await composer(page).getByRole("combobox").fill("month");
  await page.getByRole("option", { name: /Month end/ }).click();
  await expect(composer(page)).toContainText("Month end · 6");
  await composer(page).locator("[contenteditable=true]").click();
  await page.keyboard.type("@João");
  await page.getByRole("option", { name: /João Ferreira/ }).click();
  await page.keyboard.insertText(message);
  await chooseQuality(page, "Craft");
  await chooseOther(page, 2);
  await expect(composer(page)).toContainText("2 × ");
  await sendButton(page).click();
  await sent(page);
  const item = card(page, message);
  await expect(item).toContainText("Month end");
  await expect(item.getByRole("link", { name: "João Ferreira" })).toHaveAttribute("href", /^\/profile\//);
  await expect.poll(async () => (await mentioned.call<Count>(unread)).count).toBe(before.count + 1);
  await expect
    .poll(async () => (await member.call<{ results: { message: string }[] }>("GET /notification/messages")).results)
    .toContainEqual(expect.objectContaining({ message: expect.stringContaining("Henrik Aas") }));
});

const unread = "GET /notification/messages/count?read=false";
interface Count {
  count: number;
}
