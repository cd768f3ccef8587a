import { call } from "../support/api.ts";
import { compose, composer, openComposer, sendButton, sent, sentence, write } from "../support/compose.ts";
import { card, expect, fillSignIn, hosts, loseAnswer, test } from "../support/test.ts";

test.use({ expectedFailures: [401, "network"] });
const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith("plaudit.draft."));

test("a reload in mid-composition loses nothing", async ({ as }) => {
  const message = sentence("Half a sentence about");
  const page = await as("Ivan Petrov");
  await compose(page, { to: ["David Cohen"], message, amount: 5 });
  await page.reload();
  await expect(composer(page)).toContainText(message);
  await expect(composer(page).getByRole("button", { name: "Remove David Cohen" })).toBeVisible();
  await expect(composer(page).getByRole("checkbox", { name: "Shows up" })).toBeChecked();
  await expect(composer(page).getByRole("radio", { name: "5", exact: true })).toBeChecked();
  await page.keyboard.press("Escape");
  await expect(page.getByText("What you wrote is kept on this device.")).toBeVisible();
  await expect(page).toHaveURL(/\/home$/);
  await openComposer(page);
  await expect(composer(page)).toContainText(message);
});

test("what is sent without a connection waits, and goes out once when it is back", async ({ as }) => {
  const message = sentence("From the lift, without a bar of signal");
  const page = await as("Emil Dahl");
  await compose(page, { to: ["Yuki Sato"], message });
  await page.context().setOffline(true);
  await sendButton(page).click();
  await expect(page.getByText("No connection. Your recognition goes out as soon as there is one.")).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText("Your recognition went out")).toBeVisible();
  await expect(card(page, message)).toBeVisible();
  await page.goto("/home");
  await expect(page.getByRole("article").filter({ hasText: message })).toHaveCount(1);
});

test("a response that never came is not a second recognition", async ({ as }) => {
  const message = sentence("Sent, but the answer was lost");
  const page = await as("Oskar Virtanen");
  await compose(page, { to: ["Linh Phạm"], message });
  await loseAnswer(page, "*/api/recognition/recognitions");
  await sendButton(page).click();
  await expect(
    composer(page)
      .getByText(/^No connection/)
      .first(),
  ).toBeVisible();
  await sendButton(page).click();
  await sent(page);
  await page.goto("/home");
  await expect(page.getByRole("article").filter({ hasText: message })).toHaveCount(1);
});

test("after an expired session the composer opens again with its message", async ({ as }) => {
  const message = sentence("Written over a session that ran out");
  const page = await as("Mina Park", { path: "/profile/me" });
  await compose(page, { to: ["Chloé Dubois"], message });
  const { token } = await page.evaluate(() => JSON.parse(localStorage.getItem("plaudit.access") ?? "{}"));
  await call("acme", "POST /identity/logout", { token, body: {} });
  await sendButton(page).click();
  await expect(page.getByText("Your session has ended.")).toBeVisible();
  await fillSignIn(page, "mina.park@acme.test");
  await expect(page).toHaveURL(`${hosts.acme}/recognition/send`);
  await expect(composer(page)).toContainText(message);
  await sendButton(page).click();
  await sent(page);
});

test("signing out forgets what was typed", async ({ as }) => {
  const page = await as("Astrid Lindqvist");
  await openComposer(page);
  await write(page, sentence("For nobody else on this device"));
  expect(await page.evaluate(drafts)).toHaveLength(1);
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Sign out" }).click();
  await expect(page.getByText("You are signed out.")).toBeVisible();
  expect(await page.evaluate(drafts)).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem("plaudit.access"))).toBeNull();
  await page.goBack();
  await expect(page).toHaveURL(/\/(\?next=.*)?$/);
});

test("leaving a password half typed asks first, by the menu, the way back and the search", async ({ as }) => {
  const page = await as("Astrid Lindqvist", { path: "/settings" });
  await page.getByRole("link", { name: "Change password" }).click();
  const current = page.getByRole("textbox", { name: "Current password" });
  await current.fill("half of it");
  const question = page.getByRole("dialog", { name: "Leave without saving?" });
  const stay = async () => {
    await question.getByRole("button", { name: "Stay here" }).click();
    await expect(question).toBeHidden();
    await expect(page).toHaveURL(`${hosts.acme}/settings/change-password`);
    await expect(current).toHaveValue("half of it");
  };
  await page.getByRole("link", { name: "Home", exact: true }).first().click();
  await stay();
  await page.goBack();
  await stay();
  await page.getByRole("button", { name: "Search people" }).click();
  await page.getByRole("combobox", { name: "Search people" }).fill("Yuki Sato");
  await page.getByRole("option", { name: /Yuki Sato/ }).click();
  await stay();
  await page.goBack();
  await question.getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL(`${hosts.acme}/settings`);
  await expect(page.getByRole("heading", { level: 1, name: "My settings" })).toBeVisible();
});
