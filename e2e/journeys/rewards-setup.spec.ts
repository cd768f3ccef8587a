import { expectAccessible, phone } from "../support/axe.ts";
import { comeIn, found } from "../support/company.ts";
import { sentence } from "../support/compose.ts";
import { stripes } from "../support/pictures.ts";
import { actor, expect, test } from "../support/test.ts";

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

/** Somebody who has enough points asks for a reward that needs a yes. */
async function ask(name: string, note: string) {
  const admin = await actor("Ingrid Solheim");
  const { id } = await admin.find(name);
  await admin.call(`POST /points/accounts/redeemable/${id}/gifts`, { amount: 500, reason: sentence("For a day off") });
  const { results } = await admin.call<{ results: { id: string }[] }>("GET /reward/rewards?search=A%20day%20off");
  const member = await actor(name);
  const body = { rewardId: results[0]?.id, points: 480, note, wishedOn: "2099-06-04" };
  return member.call<{ id: string }>("POST /reward/redemptions", body);
}

test("an administrator approves what was asked for and hands it over by keys, and its member has it", async ({
  as,
}) => {
  const [note, another] = [sentence("For the long weekend"), sentence("For the wedding")];
  // Approved already: its ten seconds are over by the time that somebody looks for it.
  const { id } = await ask("Samuel Osei", note);
  await (await actor("Ingrid Solheim")).call(`POST /reward/redemptions/${id}/approve`);
  await ask("Hana Kovač", another);
  const page = await as("Ingrid Solheim", { path: "/admin/rewards/approvals" });
  const asked = page.getByText(`“${note}”`);
  const waiting = page.getByRole("list", { name: "Rewards to approve" });
  await waiting.getByRole("button", { name: /Hana Kovač/ }).click();
  await expect(page.getByText(`“${another}”`)).toBeVisible();
  await expect(page.getByText("Thursday, June 4")).toBeVisible();
  await expectAccessible(page, "an approval");
  await page.keyboard.press("a");
  await expect(page.getByText("1 approved")).toBeVisible();

  await page.getByRole("link", { name: /^Fulfillment/ }).click();
  const opener = page.getByRole("button", { name: "A day off for Samuel Osei", exact: true });
  await opener.click({ timeout: 15_000 });
  await expect(asked).toBeVisible();
  await page.getByRole("textbox", { name: /^What Samuel reads/ }).fill("Enjoy the sea");
  await page.reload();
  await opener.click();
  await expect(page.getByRole("textbox", { name: /^What Samuel reads/ })).toHaveValue("Enjoy the sea");
  await expectAccessible(page, "what is handed over");
  await page.setViewportSize(phone);
  await expectAccessible(page, "what is handed over on a phone");
  await page.getByRole("button", { name: "Mark as done" }).click();
  await expect(page.getByText("1 done")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Undo/ })).toBeVisible();
  const samuel = await actor("Samuel Osei");
  const mine = async () => (await samuel.call<{ results: object[] }>("GET /reward/redemptions/my")).results;
  const given = expect.objectContaining({ note, message: "Enjoy the sea", status: "fulfilled" });
  await expect.poll(mine, { timeout: 30_000 }).toContainEqual(given);
});
