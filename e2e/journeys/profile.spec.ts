import { sentence } from "../support/compose.ts";
import { actor, expect, hosts, pick, test } from "../support/test.ts";

test("a profile shows what was received and given, and what somebody is known for", async ({ as }) => {
  const [priya, words] = [await actor("Priya Raman"), sentence("Your research changed the roadmap")];
  const chloe = await priya.find("Chloé Dubois");
  await priya.recognize(chloe, words);
  const page = await as("Priya Raman", { path: `/profile/${chloe.id}` });
  const main = page.locator("#main");
  await expect(page.getByRole("heading", { level: 1, name: chloe.name })).toBeVisible();
  await expect(main).toContainText("Researcher");
  await expect(main.getByRole("heading", { name: "What people see in Chloé" })).toBeVisible();
  await expect(main.getByRole("link", { name: words })).toBeVisible();
  await pick(main.getByRole("radio", { name: "Given" }));
  await expect(main.getByRole("link", { name: words })).toBeHidden();
  await page.goto("/profile/me");
  await pick(main.getByRole("radio", { name: "Given" }));
  await main.getByRole("link", { name: words }).click();
  await expect(page).toHaveURL(/\/recognitions\//);
  await page.goBack();
  await expect(page).toHaveURL(`${hosts.acme}/profile/me`);
});

test("a profile without moments invites the first", async ({ as }) => {
  const page = await as("admin@blank.test", { slug: "blank", path: "/profile/me" });
  await expect(page.getByText("Nothing here yet")).toBeVisible();
  await pick(page.locator("#main").getByRole("radio", { name: "Given" }));
  await expect(page.getByText("No thank-you sent so far")).toBeVisible();
  await page.goto("/home");
  await expect(page.locator("#main").getByText("The first word is yours")).toBeVisible();
});
