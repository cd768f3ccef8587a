import { callAs, comeIn, found, invitationOf, mailsTo } from "../support/company.ts";
import { compose, sendButton, sent, sentence } from "../support/compose.ts";
import { stripes } from "../support/pictures.ts";
import { card, expect, test } from "../support/test.ts";

const rosa = { firstName: "Rosalind", lastName: "Achterberg" };
const teo = { firstName: "Teodor", lastName: "Quint" };

test("a company is made from nothing, and its people thank each other", async ({ stranger }) => {
  test.setTimeout(120_000);
  const company = await found();
  const address = ({ firstName }: { firstName: string }) => `${firstName.toLowerCase()}@${company.domain}`;
  const admin = await stranger();

  await test.step("its administrator comes in by the link, in the company's brand", async () => {
    await admin.goto(company.link);
    await expect(admin.getByRole("heading", { level: 1, name: `Welcome to ${company.name}` })).toBeVisible();
    await expect(admin).toHaveURL(new RegExp(`^${company.url}/`));
    const brand = await admin.evaluate(
      () => JSON.parse(document.getElementById("plaudit-boot")?.textContent ?? "{}").tenant.brandColor as string,
    );
    expect(brand).toBe(company.color);
    await admin.getByLabel("Last name").fill("");
    await admin.getByLabel("Password", { exact: true }).fill("too short");
    await admin.getByRole("button", { name: `Join ${company.name}` }).click();
    await expect(admin.getByLabel("Last name")).toBeFocused();
    await expect(admin.getByLabel("Password", { exact: true })).toHaveAccessibleDescription(/12 characters at least/);
    await comeIn(admin, company.link, { firstName: "Ottoline", lastName: "Weir" });
    await expect(admin).toHaveURL(`${company.url}/admin`);
    await expect(admin.getByRole("heading", { level: 1, name: "Today" })).toBeVisible();
  });

  const quality = `Says it ${company.slug.slice(3)}`;
  await test.step("a value with a quality ticks its step off", async () => {
    const step = admin.getByRole("listitem").filter({ hasText: "Name your values" });
    await step.getByRole("link").click();
    await admin.getByRole("link", { name: "Add value" }).first().click();
    await admin.getByRole("textbox", { name: "Name", exact: true }).fill("Candour");
    await admin.getByRole("textbox", { name: "Name of quality 1" }).fill(quality);
    await admin.getByRole("button", { name: "Save" }).click();
    await expect(admin.getByRole("region", { name: "Candour" })).toContainText(quality);
    await admin.getByRole("link", { name: "Today" }).click();
    await expect(step).toContainText("Done");
  });

  await test.step("dressed in the company's logo", async () => {
    await admin.getByRole("link", { name: /Color, logo and language/ }).click();
    const logo = { name: "logo.png", mimeType: "image/png", buffer: stripes(264, 52) };
    await admin.locator("#main input[type=file]").first().setInputFiles(logo);
    await expect(admin.getByRole("img", { name: "Logo as it is now" })).toBeVisible();
    await admin.getByRole("button", { name: "Save branding" }).click();
    await expect(admin.getByText(/^Saved\. You see it now/)).toBeVisible();
    await expect(admin.locator('img[src^="/media/"]').first()).toBeVisible();
    await admin.getByRole("link", { name: "Today" }).click();
  });

  await test.step("two people are invited, and come in by the links that are mailed to them", async () => {
    await admin.getByRole("link", { name: /Bring your people in/ }).click();
    await admin.getByRole("button", { name: "Add a person" }).first().click();
    const dialog = admin.getByRole("dialog", { name: "Add a person" });
    for (const [person, button] of [
      [rosa, "Add another after this"],
      [teo, "Add and invite"],
    ] as const) {
      await expect(dialog.getByRole("textbox", { name: "First name" })).toHaveValue("");
      await dialog.getByRole("textbox", { name: "First name" }).fill(person.firstName);
      await dialog.getByRole("textbox", { name: "Last name" }).fill(person.lastName);
      await dialog.getByRole("textbox", { name: "E-mail" }).fill(address(person));
      await dialog.getByRole("switch", { name: "Send the invitation now" }).click();
      await dialog.getByRole("button", { name: button }).click();
      await expect(admin.getByText(`${person.firstName} ${person.lastName} was invited`)).toBeVisible();
    }
  });
  const screenLink = await test.step("a screen is hung up", async () => {
    await admin.getByRole("link", { name: "Today" }).click();
    await admin.getByRole("link", { name: /Set up a TV screen/ }).click();
    await admin.getByRole("link", { name: "Add channel" }).first().click();
    await admin.getByRole("textbox", { name: "Name", exact: true }).fill("Lobby");
    await admin.getByRole("button", { name: "Save" }).click();
    const dialog = admin.getByRole("dialog", { name: "The link of Lobby" });
    const link = await dialog.getByRole("textbox", { name: "Link" }).inputValue();
    await dialog.getByRole("button", { name: "Done" }).click();
    return link;
  });
  const [hers, his] = [await stranger(), await stranger({ viewport: { width: 390, height: 844 } })];
  for (const [page, person] of [
    [hers, rosa],
    [his, teo],
  ] as const) {
    await comeIn(page, await invitationOf(address(person)), person);
    await expect(page).toHaveURL(`${company.url}/home`);
  }

  const message = sentence("You asked the question that nobody dared to ask");
  await test.step("one thanks the other, with points of the first month", async () => {
    await expect
      .poll(async () => {
        const { results } = await callAs<{ results: { type: string; balance: number }[] }>(
          hers,
          "GET /points/accounts/my",
        );
        return results.find((account) => account.type === "allocation")?.balance;
      })
      .toBe(100);
    await hers.reload();
    await compose(hers, { to: ["Teodor Quint"], message, quality, amount: 25 });
    await sendButton(hers).click();
    await sent(hers);
    await expect(card(hers, message)).toContainText(quality);
  });

  await test.step("it reaches his bell, his mail and his profile", async () => {
    await expect(his.getByRole("button", { name: /^Notifications, 1 unread/ })).toBeVisible();
    await expect.poll(() => mailsTo(address(teo)).at(-1)).toContain(message);
    expect(mailsTo(address(teo)).at(-1)).toContain(`${company.url}/recognitions/`);
    await his.goto(`${company.url}/profile/me`);
    await expect(his.locator("#main").getByText(message)).toBeVisible();
  });

  await test.step("and the screen that was made a minute ago", async () => {
    const screen = await stranger();
    await screen.goto(screenLink);
    const shown = screen.locator("[aria-hidden=false] main, #root > main").first();
    await expect(async () => {
      await screen.keyboard.press("ArrowRight");
      await expect(shown).toContainText(message, { timeout: 250 });
    }).toPass();
    await expect(shown).toContainText("Teodor Quint");
  });

  await test.step("what is done is ticked off, and hidden the list is gone while the console still opens at Today", async () => {
    await admin.goto(`${company.url}/admin`);
    const place = admin.getByRole("region", { name: "The place" });
    await expect(place.getByText("Done", { exact: true })).toHaveCount(3);
    await expect(admin.getByRole("region", { name: "Begin" }).getByText("Done", { exact: true })).toHaveCount(2);
    await admin.getByRole("button", { name: "Hide this list" }).click();
    await admin.getByRole("dialog").getByRole("button", { name: "Hide this list" }).click();
    await expect(place).toBeHidden();
    await expect(admin.getByText("Nothing waits for you")).toBeVisible();
  });
});
