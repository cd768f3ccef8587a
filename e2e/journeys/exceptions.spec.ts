import {
  addRecipient,
  chooseOther,
  chooseQuality,
  composer,
  openComposer,
  sendButton,
  sent,
  sentence,
  write,
} from "../support/compose.ts";
import { actor, card, expect, test } from "../support/test.ts";

test.use({ expectedFailures: [422] });

test("points spent elsewhere meanwhile are adjusted, after a word about it", async ({ as }) => {
  const words = sentence("You two carried the whole stand");
  const elsewhere = await actor("Mei Tanaka");
  const page = await as("Mei Tanaka");
  const [third, amount] = [await elsewhere.find("Omar Benali"), Math.floor((await elsewhere.toGive()) / 2)];
  await openComposer(page);
  await addRecipient(page, "Pablo Fuentes");
  await addRecipient(page, "Layla Mansour");
  await write(page, words);
  await chooseQuality(page, "Craft");
  await chooseOther(page, amount);
  await elsewhere.recognize(third, sentence("Quickly, from the phone"), { amount: 50 });
  await sendButton(page).click();

  const exceptions = page.getByRole("dialog", { name: "Point exceptions" });
  await expect(exceptions.getByText("Insufficient points")).toBeVisible();
  await expect(exceptions.getByText("Points adjusted")).toBeVisible();
  await expect(page).toHaveURL(/[?&]pointsException=true/);
  await exceptions.getByRole("button", { name: "Back to the message" }).click();
  await expect(composer(page)).toContainText(words);
  await expect(page).not.toHaveURL(/pointsException/);
  await sendButton(page).click();
  await exceptions.getByRole("button", { name: "Continue sending" }).click();
  await expect(page.getByText("You just made someone's day!")).toBeVisible();
  await expect(card(page, words)).toBeVisible();
  expect(await elsewhere.toGive()).toBeLessThan(2);
});

test("somebody who may not receive points gets the words alone; with nobody left, sending stops there", async ({
  as,
}) => {
  const admin = await actor("Ingrid Solheim");
  const away = await admin.find("Viktor Horváth");
  const page = await as("Ngozi Eze");
  await openComposer(page);
  await addRecipient(page, "Viktor Horváth");
  const words = sentence("Month end, without a single mail at night");
  await write(page, words);
  await chooseQuality(page, "Craft");
  await chooseOther(page, 3);
  await admin.call(`PUT /identity/tenantMembers/${away.id}/suspend`, {});
  await sendButton(page).click();
  const exceptions = page.getByRole("dialog", { name: "Point exceptions" });
  await expect(exceptions.getByText("Not eligible to receive points")).toBeVisible();
  await expect(exceptions.getByText("Points removed")).toBeVisible();
  await expect(exceptions.getByRole("button", { name: "Continue sending" })).toBeHidden();
  await exceptions.getByRole("button", { name: "Back to the message" }).click();
  await addRecipient(page, "Sofía Herrera");
  await sendButton(page).click();
  await exceptions.getByRole("button", { name: "Continue sending" }).click();
  await sent(page);
  await expect(card(page, words)).toBeVisible();
});
