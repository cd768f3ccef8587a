import { enter } from "../support/api.ts";
import { expectAccessible } from "../support/axe.ts";
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

/** A link that signs in as somebody, as they could send it to anybody. */
async function linkOf(name: string) {
  const who = await actor(name);
  const { results } = await who.call<{ results: { id: string; slug: string }[] }>("GET /identity/tenants/my");
  const { url, state } = await who.call<{ url: string; state: string }>(
    `POST /identity/tenants/${results[0]?.id}/login`,
    {},
  );
  return `${new URL(url).origin}/tenant/login?state=${state}`;
}

test("a link with somebody else's sign-in names them and signs nobody in unasked", async ({ stranger }) => {
  const page = await stranger();
  const link = await linkOf("Pablo Fuentes");
  const stored = () => page.evaluate(() => localStorage.getItem("plaudit.access"));
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Is this you?" })).toBeVisible();
  await expect(page.getByText("pablo.fuentes@acme.test")).toBeVisible();
  await expectAccessible(page, "/tenant/login");
  expect(await stored()).toBe(null);
  await page.getByRole("button", { name: "This is not me" }).click();
  await expect(page).toHaveURL(`${hosts.acme}/`);
  expect(await stored()).toBe(null);
  await page.goto(link);
  await page.getByRole("button", { name: "Continue as Pablo Fuentes" }).click();
  await expect(page.getByText(/^Good \w+, Pablo$/)).toBeVisible();
});

test("signing in over somebody else's session asks for confirmation", async ({ as }) => {
  const page = await as("Isla Campbell");
  await page.goto(await linkOf("Pablo Fuentes"));
  await expect(page.getByRole("heading", { name: "Somebody else is signed in here" })).toBeVisible();
  await expect(page.getByText("pablo.fuentes@acme.test")).toBeVisible();
  await page.getByRole("button", { name: "Stay signed in as Isla Campbell" }).click();
  await expect(page).toHaveURL(`${hosts.acme}/home`);
  await expect(page.getByText(/^Good \w+, Isla$/)).toBeVisible();
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
