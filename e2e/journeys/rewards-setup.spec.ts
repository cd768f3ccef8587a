import { expectAccessible, phone } from "../support/axe.ts";
import { comeIn, found } from "../support/company.ts";
import { stripes } from "../support/pictures.ts";
import { expect, test } from "../support/test.ts";

test("an administrator sets a store up from nothing, and it is in the shop", async ({ stranger }) => {
  const company = await found();
  const page = await stranger();
  await comeIn(page, company.link, { firstName: "Ottoline", lastName: "Weir" });
  await page.goto(`${company.url}/admin/rewards/setup`);
  await expect(page.getByRole("heading", { name: "A store that is not empty on its first day" })).toBeVisible();
  await expectAccessible(page, "ideas to begin with");
  for (const idea of ["A day off", "Lunch with your team"]) await page.getByRole("switch", { name: idea }).click();
  await page.getByRole("textbox", { name: "Price of A tree" }).fill("75");
  await page.getByRole("button", { name: "Offer this one" }).click();
  const store = page.getByRole("listitem").filter({ hasText: "1 reward offered" });
  await store.getByRole("link").click();
  await expect(page.getByRole("row", { name: /A tree.*75/ })).toBeVisible();

  await page.getByRole("link", { name: "New reward" }).click();
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Two cinema tickets");
  await page.getByRole("textbox", { name: "Points", exact: true }).fill("260");
  await page.getByRole("textbox", { name: "Face value, EUR" }).fill("24");
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "cinema.png", mimeType: "image/png", buffer: stripes(960, 640) });
  await expect(page.getByText("Uploaded. It is shown once you save.")).toBeVisible();
  const card = page.getByRole("complementary", { name: /As members see it/ });
  await expect(card.locator("img")).toBeVisible();
  await expect(card).toContainText("260");
  await expectAccessible(page, "a new reward");
  await page.setViewportSize(phone);
  await expectAccessible(page, "a new reward on a phone");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("row", { name: /Two cinema tickets/ })).toBeVisible();
  await expectAccessible(page, "a store on a phone");

  await page.goto(`${company.url}/rewards/providers`);
  for (const name of ["A tree", "Two cinema tickets"])
    await expect(page.getByRole("link", { name: new RegExp(name) }).first()).toBeVisible();
});
