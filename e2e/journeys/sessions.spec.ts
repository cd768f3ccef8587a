import { enter } from "../support/api.ts";
import { actor, expect, fillSignIn, hosts, test } from "../support/test.ts";

test.use({ expectedFailures: [401, 403] });

test("signing out in one tab signs out in the other", async ({ as }) => {
  const page = await as("Isla Campbell");
  const other = await page.context().newPage();
  await other.goto("/profile/me");
  await expect(other.getByRole("heading", { level: 1, name: "Me" })).toBeVisible();
  await page.getByRole("link", { name: "Sign out" }).click();
  await expect(page.getByText("You are signed out.")).toBeVisible();
  await expect(other).toHaveURL(`${hosts.acme}/?next=%2Fprofile%2Fme`);
  await fillSignIn(other, "isla.campbell@acme.test");
  await expect(other).toHaveURL(`${hosts.acme}/profile/me`);
  await expect(page).toHaveURL(`${hosts.acme}/home`);
});

test("another person in another tab is the person of both", async ({ as }) => {
  const page = await as("Isla Campbell", { path: "/settings" });
  const next = await enter("pablo.fuentes@acme.test", "acme");
  const other = await page.context().newPage();
  await other.goto("/robots.txt");
  await other.evaluate((access) => localStorage.setItem("plaudit.access", JSON.stringify(access)), next);
  await page.getByRole("link", { name: "Me", exact: true }).click();
  await expect(page.locator("#main")).toContainText("Pablo Fuentes");
});

test("a suspended member is out at their next request, and in again when that ends", async ({ as }) => {
  const page = await as("Marek Novák");
  const admin = await actor("Ingrid Solheim");
  const member = await admin.find("Marek Novák");
  await admin.call(`PUT /identity/tenantMembers/${member.id}/suspend`, {});
  // A request of the page's own may come first.
  await expect(async () => {
    const me = page.getByRole("link", { name: "Me", exact: true });
    if (await me.isVisible()) await me.click({ timeout: 1000 });
    await expect(page.getByText("Your session has ended.")).toBeVisible({ timeout: 2000 });
  }).toPass();
  await fillSignIn(page, "marek.novak@acme.test");
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(page.locator("input[type=email]")).toBeVisible();
  await admin.call(`PUT /identity/tenantMembers/${member.id}/unsuspend`, {});
  await fillSignIn(page, "marek.novak@acme.test");
  await expect(page.getByText(/Marek/).first()).toBeVisible();
});
