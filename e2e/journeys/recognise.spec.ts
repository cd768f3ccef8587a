import {
  addRecipient,
  choosePoints,
  chooseQuality,
  openComposer,
  sendButton,
  sent,
  sentence,
  write,
} from "../support/compose.ts";
import { expect, hosts, signIn, test } from "../support/test.ts";

test("a colleague is thanked with points, and it arrives everywhere", async ({ browser, page }) => {
  const words = sentence("You stayed until the last ward was back");
  await signIn(page, "employee@acme.test");
  await openComposer(page);
  await addRecipient(page, "Maya Okafor");
  await write(page, words);
  await chooseQuality(page, "Shows up");
  await choosePoints(page, 5);
  await sendButton(page).click();
  await sent(page);
  await expect(page.getByText(words)).toBeVisible();

  const receiver = await browser.newContext();
  const hers = await receiver.newPage();
  await signIn(hers, "manager@acme.test");
  await expect(hers.getByText(words)).toBeVisible();
  await hers.getByRole("button", { name: /^Notifications/ }).click();
  await expect(
    hers
      .getByRole("dialog")
      .getByText(/Lena Fischer/)
      .first(),
  ).toBeVisible();
  await hers.goto(`${hosts.acme}/profile/me`);
  await expect(hers.getByText(words)).toBeVisible();
  await receiver.close();

  const screen = await (await browser.newContext()).newPage();
  await screen.goto(`${hosts.acme}${process.env.E2E_TV_LINK}`);
  await expect(screen.locator("main").first()).toBeVisible();
  await expect(screen.locator("body")).toContainText(words);
});

test("the send is refused at its fields, and nothing typed is lost", async ({ page }) => {
  const words = sentence("Half a sentence");
  await signIn(page, "employee@acme.test");
  await openComposer(page);
  await write(page, words);
  await page.reload();
  await expect(page.getByText(words)).toBeVisible();
  await page.keyboard.press("Escape");
  await openComposer(page);
  await expect(page.getByRole("dialog").getByText(words)).toBeVisible();
});
