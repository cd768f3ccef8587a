import { enter } from "../support/api.ts";
import { expect, fillSignIn, hosts, test } from "../support/test.ts";

test.use({ expectedFailures: [401, 403] });

test("signing out in one tab signs out in the other, and another person in one is the person of both", async ({
  as,
}) => {
  const page = await as("Isla Campbell", { path: "/home" });
  const other = await page.context().newPage();
  await other.goto("/profile/me?from=mail");
  await expect(other.getByRole("heading", { level: 1, name: "Me" })).toBeVisible();
  await page.getByRole("link", { name: "Sign out" }).click();
  await expect(page.getByText("You are signed out.")).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/(\?next=.*)?$/);
  await expect(other).toHaveURL(`${hosts.acme}/?next=%2Fprofile%2Fme%3Ffrom%3Dmail`);
  await fillSignIn(other, "isla.campbell@acme.test");
  await expect(other).toHaveURL(`${hosts.acme}/profile/me?from=mail`);
  await expect(page).toHaveURL(`${hosts.acme}/home`);

  const next = await enter("pablo.fuentes@acme.test", "acme");
  await other.goto("/robots.txt");
  await other.evaluate((access) => localStorage.setItem("plaudit.access", JSON.stringify(access)), next);
  // It starts again by itself, as the other person.
  await expect(page.getByText(/^Good \w+, Pablo$/)).toBeVisible();
  await page.getByRole("link", { name: "Me", exact: true }).click();
  await expect(page.locator("#main")).toContainText("Pablo Fuentes");
});
