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

test("alone in a company nobody is asked to thank others, and an administrator is led to the first steps", async ({
  as,
}) => {
  const page = await as("admin@blank.test", { slug: "blank" });
  const main = page.locator("#main");
  await expect(main.getByRole("heading", { name: "You are the first one here" })).toBeVisible();
  const recognize = page.getByRole("button", { name: /^Recognize/ }).or(page.getByRole("link", { name: /^Recognize/ }));
  await expect(recognize).toHaveCount(0);
  await expect(main.getByText("Who made your day?")).toBeHidden();
  await expect(main.getByText("Be the first")).toBeHidden();
  await page.keyboard.press("r");
  await expect(page).toHaveURL(`${hosts.blank}/home`);
  await main.getByRole("link", { name: "Go to the first steps" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Getting started" })).toBeVisible();
  await page.goto(`${hosts.blank}/profile/me`);
  await expect(main.getByText("Nothing here yet")).toBeVisible();
  await expect(recognize).toHaveCount(0);
  await pick(main.getByRole("radio", { name: "Given" }));
  await expect(main.getByText("No thank-you sent so far")).toBeVisible();
});
