import { call } from "../support/api.ts";
import { compose, composer, sendButton, sent, sentence } from "../support/compose.ts";
import { card, expect, fillSignIn, hosts, test } from "../support/test.ts";

test.use({ expectedFailures: [401, "network"] });

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

test("after a reload and after an expired session the composer opens again with its message", async ({ as }) => {
  const message = sentence("Written over a session that ran out");
  const page = await as("Mina Park", { path: "/profile/me" });
  await compose(page, { to: ["Chloé Dubois"], message });
  await page.reload();
  await expect(composer(page)).toContainText(message);
  await expect(composer(page).getByRole("button", { name: "Remove Chloé Dubois" })).toBeVisible();
  const { token } = await page.evaluate(() => JSON.parse(localStorage.getItem("plaudit.access") ?? "{}"));
  // It ends on the way of the message: any later, and the page may know before the button is pressed.
  await page.route(/\/recognition\/recognitions$/, async (route) => {
    if (route.request().method() === "POST") await call("acme", "POST /identity/logout", { token, body: {} });
    await route.continue();
  });
  await sendButton(page).click();
  await expect(page.getByText("Your session has ended.")).toBeVisible();
  await page.unrouteAll({ behavior: "wait" });
  await fillSignIn(page, "mina.park@acme.test");
  await expect(page).toHaveURL(`${hosts.acme}/recognition/send`);
  await expect(composer(page)).toContainText(message);
  await sendButton(page).click();
  await sent(page);
});
