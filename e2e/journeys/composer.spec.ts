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
import { actor, card, expect, fillSignIn, hosts, pick, test } from "../support/test.ts";

const chip = (page: Parameters<typeof composer>[0], name: string) =>
  composer(page).getByRole("button", { name: `Remove ${name}` });

test("from the code of a screen: sign in, and the composer is there with the name", async ({ stranger }) => {
  const to = await (await actor("Fatima al-Zahrani")).find("Hana Kovač");
  const page = await stranger();
  await page.goto(`${hosts.acme}/recognition/send?to=${to.id}`);
  await expect(page).toHaveURL(/\/\?next=/);
  await fillSignIn(page, "thandiwe.nkosi@acme.test");
  await expect(page).toHaveURL(`${hosts.acme}/recognition/send?to=${to.id}`);
  await expect(chip(page, to.name)).toBeVisible();
  await composer(page).getByRole("button", { name: "Close" }).click();
  await expect(composer(page)).toBeHidden();
  await expect(page).toHaveURL(`${hosts.acme}/home`);
});

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

test("nobody gives more than there is", async ({ as }) => {
  const page = await as("Aroha Ngata");
  const has = await (await actor("Aroha Ngata")).toGive();
  await openComposer(page);
  for (const name of ["Grace Achieng", "Tāne Walker", "Amina Yusuf"]) await addRecipient(page, name);
  const most = Math.floor(has / 3);
  await chooseOther(page, most + 1);
  await expect(
    composer(page).getByText(`Enter a point amount that is ${most} or less`).filter({ visible: true }).first(),
  ).toBeVisible();
  await chooseOther(page, most);
  await expect(
    composer(page)
      .getByText(/^Enter a point amount/)
      .filter({ visible: true }),
  ).toHaveCount(0);
  await expect(composer(page)).toContainText(new RegExp(`${most} × 3 people = ${most * 3} points`));
});

test("a key that is not a digit is refused, and the field explains why", async ({ as }) => {
  const page = await as("Aroha Ngata");
  await openComposer(page);
  await addRecipient(page, "Grace Achieng");
  await composer(page).getByRole("radio", { name: "Other" }).check();
  const field = composer(page).getByRole("textbox", { name: /^For each person/ });
  const why = "Whole numbers only: use the digits 0 to 9";
  for (const [keys, left] of [
    ["1.5", "1"],
    ["-5", ""],
  ] as const) {
    await field.fill("");
    await field.pressSequentially(keys);
    await expect(field).toHaveValue(left);
    await expect(field).toHaveAccessibleDescription(why);
    await expect(field).toHaveAttribute("aria-invalid", "true");
  }
  await field.press("Backspace");
  await field.pressSequentially("5");
  await expect(field).toHaveValue("5");
  await expect(field).not.toHaveAccessibleDescription(why);
});

test.describe("private", () => {
  test.use({ expectedFailures: [404] });

  test("what is private is seen by those it is between, and to others does not exist", async ({ as }) => {
    const message = sentence("For your ears, thank you");
    const page = await as("Kofi Mensah");
    await openComposer(page);
    await addRecipient(page, "Samuel Osei");
    await write(page, message);
    await chooseQuality(page, "Craft");
    await composer(page).getByRole("radio", { name: "0", exact: true }).check();
    await pick(composer(page).getByRole("radio", { name: /^Private/ }));
    await sendButton(page).click();
    await sent(page);
    const samuel = await actor("Samuel Osei");
    const { results } = await samuel.call<{ results: { id: string; messageText: string }[] }>(
      `GET /recognition/recognitions?recipientIdIn=${(await samuel.me()).id}`,
    );
    const id = results.find((one) => one.messageText === message)?.id;
    const other = await as("Yuki Sato");
    await expect(other.getByRole("article").first()).toBeVisible();
    await expect(other.getByText(message)).toBeHidden();
    await other.goto(`/recognitions/${id}`);
    await expect(other.getByText("This recognition is no longer here")).toBeVisible();
  });
});
