import { compose, sendButton, sent, sentence } from "../support/compose.ts";
import { actor, card, expect, fillSignIn, hosts, listening, moving, signIn, test } from "../support/test.ts";

test.use(moving);

test("a colleague is thanked with points, and it arrives everywhere", async ({ as, page, stranger }) => {
  const message = sentence("You stayed until the last ward was back");
  const hers = await as("Maya Okafor");
  await listening(hers);
  const received = await hers
    .getByText(/to spend/)
    .first()
    .locator("..")
    .textContent();

  await signIn(page, "employee@acme.test");
  const before = await (await actor("Lena Fischer")).toGive();
  await compose(page, { to: ["Maya Okafor"], message, amount: 5 });
  await sendButton(page).click();
  await sent(page, { byItself: true });
  const id = await page
    .getByRole("listitem")
    .filter({ has: card(page, message) })
    .getAttribute("id");
  expect(await (await actor("Lena Fischer")).toGive()).toBe(before - 5);
  await expect(page.getByRole("complementary", { name: "Around you" })).toContainText(String(before - 5));

  await expect(hers.getByRole("button", { name: /^Notifications, \d+ unread/ })).toBeVisible();
  await expect(
    hers
      .getByText(/to spend/)
      .first()
      .locator(".."),
  ).not.toHaveText(received ?? "");
  await hers.getByRole("button", { name: /^Notifications/ }).click();
  await hers
    .getByRole("dialog", { name: /^Notifications/ })
    .locator(`a[href*="${id}"]`)
    .click();
  await expect(hers).toHaveURL(/\/recognitions\//);
  await expect(card(hers, message)).toBeVisible();
  await hers.goto("/profile/me");
  await expect(hers.locator("#main").getByText(message)).toBeVisible();

  const screen = await stranger();
  await screen.goto(`${hosts.acme}${process.env.E2E_TV_LINK}`);
  await expect(screen.locator("main").first()).toBeVisible();
  await expect(async () => {
    await screen.keyboard.press("ArrowRight");
    expect(await screen.locator("main").allTextContents()).toContainEqual(expect.stringContaining(message));
  }).toPass({ intervals: [20] });
});

test("from the apex, a person of two companies chooses one; a person of one is not asked", async ({
  page,
  stranger,
}) => {
  await page.goto(`${hosts.apex}/`);
  await fillSignIn(page, "employee@acme.test");
  await expect(page).toHaveURL(`${hosts.apex}/tenants`);
  await expect(page.getByRole("heading", { name: "Where to today?" })).toBeVisible();
  await expect(page.getByText(/^You belong to \d companies\.$/)).toBeVisible();
  await page.getByRole("button", { name: /Acme/ }).click();
  // No cookie can be shared by localhost and the names under it.
  await page.getByRole("button", { name: "Continue as Lena Fischer" }).click();
  await expect(page).toHaveURL(`${hosts.acme}/home`);
  await expect(page.getByText(/^Good \w+, Lena$/)).toBeVisible();

  const other = await stranger();
  await other.goto(`${hosts.apex}/`);
  await fillSignIn(other, "siti.rahmawati@acme.test");
  await other.getByRole("button", { name: "Continue as Siti Rahmawati" }).click();
  await expect(other).toHaveURL(`${hosts.acme}/home`);
});
