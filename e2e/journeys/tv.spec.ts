import type { Page } from "@playwright/test";
import type { Person } from "../support/api.ts";
import { sentence } from "../support/compose.ts";
import { chooseEntry } from "../support/menu.ts";
import { actor, expect, hosts, moving, test } from "../support/test.ts";
import {
  administrator,
  giveAward,
  makeChannel,
  pass,
  shown,
  teamOf,
  turnTo,
  watch,
  word,
} from "../support/tv-screen.ts";

test.use(moving);

const TVS = "/admin/integrations/plaudit-tvs";

test("from nothing to a screen that shows the next thank you", async ({ as, stranger }) => {
  const baker = { firstName: "Nadia", lastName: word("Haddad") };
  const team = await teamOf((await administrator()).call<Person>("POST /identity/tenantMembers", baker));
  const name = word("Canteen");
  const admin = await as("Ingrid Solheim", {
    path: TVS,
    options: { permissions: ["clipboard-read", "clipboard-write"] },
  });
  await admin.getByRole("link", { name: "Add channel" }).first().click();
  await admin.getByRole("textbox", { name: "Name" }).fill(name);
  for (const kind of ["Announcements", "Celebrations", "New people"])
    await admin.getByRole("checkbox", { name: kind }).uncheck({ force: true });
  await admin.getByRole("combobox", { name: "Teams" }).fill(team.name);
  await admin.getByRole("option", { name: new RegExp(team.name) }).click();
  await admin.getByRole("combobox", { name: "How far back" }).selectOption({ label: "Last 7 days" });
  await admin.getByRole("textbox", { name: "Addresses" }).fill("https://Signage.example/");
  await admin.getByRole("button", { name: "Save" }).click();
  const dialog = admin.getByRole("dialog", { name: `The link of ${name}` });
  await dialog.getByRole("button", { name: "Copy link" }).click();
  await expect(admin.getByText("Link copied")).toBeVisible();
  const link = await admin.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/^http:\/\/acme\.localhost:\d+\/tv\/watch\/[\w-]{36}\?token=[\w-]{43}$/);
  await expect(dialog.getByRole("textbox", { name: "Link" })).toHaveValue(link);
  await dialog.getByRole("button", { name: "Done" }).click();
  const row = admin.getByRole("listitem").filter({ hasText: name });
  await expect(row).toContainText("Not opened yet");
  await expect(row).toContainText(`Recognitions · Awards · ${team.name} · Last 7 days`);
  await test.step("the console previews the player, in landscape and portrait, which is not an opening", async () => {
    await admin.getByRole("button", { name: `Preview ${name}` }).click();
    const frame = admin.frameLocator("iframe");
    await expect(frame.locator("[aria-hidden=false] main")).toBeVisible();
    const wide = await admin.locator("iframe").boundingBox();
    expect((wide?.width ?? 0) / (wide?.height ?? 1)).toBeCloseTo(16 / 9, 1);
    await admin.getByText("Portrait", { exact: true }).click();
    await expect(async () => {
      const tall = await admin.locator("iframe").boundingBox();
      expect((tall?.width ?? 0) / (tall?.height ?? 1)).toBeCloseTo(9 / 16, 1);
    }).toPass();
    await expect(frame.locator("[aria-hidden=false] main")).toBeVisible();
    await admin.keyboard.press("Escape");
    await expect(row).toContainText("Not opened yet");
  });
  await admin.reload();
  await expect(row).toBeVisible();
  expect(await admin.content()).not.toContain(new URL(link).searchParams.get("token"));

  const screen = await stranger();
  await screen.clock.install();
  const answer = await screen.goto(link);
  expect(await answer?.headerValue("content-security-policy")).toContain(
    "frame-ancestors 'self' https://signage.example;",
  );
  await expect(shown(screen)).toContainText("The first word is yours");
  await expect(
    shown(screen).getByRole("img", { name: `Code that opens ${hosts.acme}/recognition/send` }),
  ).toBeVisible();
  const sender = await actor("Henrik Aas");
  const message = sentence("You baked for all of us");
  const id = await sender.recognize(team.person, message);
  const kept = sentence("Between the two of us");
  await sender.recognize(team.person, kept, { tenantWide: false });
  await pass(screen, 45_000);
  await expect(shown(screen)).toContainText(message);
  await expect(shown(screen)).toContainText("Nadia Haddad");
  await expect(
    shown(screen).getByRole("img", { name: `Code that opens ${hosts.acme}/recognitions/${id}` }),
  ).toBeVisible();
  await admin.reload();
  await expect(row).toContainText("Playing now");
  // A second one waits for the end of the round, which is one slide long.
  const next = sentence("And for the night shift, too");
  await sender.recognize(team.person, next);
  await pass(screen, 90_000);
  const slides = screen.locator("main");
  await expect(slides).toHaveCount(2);
  await expect(slides.filter({ hasText: next })).toHaveCount(1);
  await expect(slides.filter({ hasText: kept })).toHaveCount(0);
});

test("awards and announcements play beside recognitions, each with the code that leads to it", async ({ stranger }) => {
  const team = await teamOf((await administrator()).find("Hana Kovač"));
  const message = sentence("You brought everyone across");
  const { id, name } = await giveAward("kite", team.person, message);
  const { link } = await makeChannel({ teamIds: [team.id] });
  const screen = await stranger();
  await screen.clock.install();
  await pass(screen, 0);
  await screen.goto(link);
  await expect(shown(screen)).toBeVisible();
  await turnTo(screen, message);
  await expect(shown(screen).getByRole("heading", { level: 1, name: "Hana Kovač" })).toBeVisible();
  await expect(shown(screen)).toContainText(name);
  const codeTo = (path: string) => shown(screen).getByRole("img", { name: `Code that opens ${hosts.acme}${path}` });
  await expect(codeTo(`/award/${id}`)).toBeVisible();
  const title = "The Lisbon office moves on 4 December";
  await turnTo(screen, title);
  await expect(shown(screen).getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(shown(screen)).toContainText("From Ingrid Solheim");
  await expect(shown(screen)).toContainText("After eleven years above the bakery");
  await expect(codeTo("/announcements/")).toBeVisible();

  await test.step("an award that is taken back leaves the open screen", async () => {
    await (await administrator()).call(`DELETE /award/awards/${id}`);
    await pass(screen, 10 * 60_000);
    await turnTo(screen, message);
    await expect(screen.locator("main").filter({ hasText: message })).toHaveCount(0);
  });
});

/** The sign-in page, which says why it opened; after another try, too. */
async function expectLogin(screen: Page, link: string) {
  for (const opened of ["playing", "anew"]) {
    if (opened === "anew") await screen.goto(link);
    await expect(screen).toHaveURL(`${hosts.acme}/`);
    await expect(screen.getByRole("button", { name: "Sign in", exact: true })).toBeVisible();
    await expect(screen.getByText("This link has ended")).toBeVisible();
    await expect(screen.getByText("An administrator can make a new one")).toBeVisible();
  }
}

test.describe("a link that does not hold any more", () => {
  test.use({ expectedFailures: [401] });

  test("a new link stops the open screen within a minute, and plays until the channel is disconnected", async ({
    as,
    stranger,
  }) => {
    const name = word("Hall");
    const { link } = await makeChannel({ name });
    const screen = await stranger();
    await watch(screen, link);
    const admin = await as("Ingrid Solheim", { path: TVS });
    await chooseEntry(admin.getByRole("button", { name: `More for ${name}` }), "Make a new link");
    await admin.getByRole("dialog").getByRole("button", { name: "Make a new link" }).click();
    const fresh = await admin
      .getByRole("dialog", { name: `The link of ${name}` })
      .getByRole("textbox", { name: "Link" })
      .inputValue();
    expect(fresh).not.toBe(link);
    await pass(screen, 60_000);
    await expectLogin(screen, link);
    expect(
      await screen.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("plaudit.tv"))),
    ).toEqual([]);
    await watch(screen, fresh);
    await expect(shown(screen)).toBeVisible();

    await admin.getByRole("button", { name: "Done" }).click();
    await chooseEntry(admin.getByRole("button", { name: `More for ${name}` }), "Disconnect");
    await admin.getByRole("dialog").getByRole("button", { name: "Disconnect" }).click();
    await expect(admin.getByRole("listitem").filter({ hasText: name })).toContainText("Disconnected");
    await pass(screen, 60_000);
    await expectLogin(screen, fresh);

    await screen.goto(fresh.replace(/\?.*/, ""));
    await expect(screen).toHaveURL(`${hosts.acme}/`);
    await expect(screen.getByRole("button", { name: "Sign in", exact: true })).toBeVisible();
    await expect(screen.getByText("This link has ended")).toHaveCount(0);
  });
});

test.describe("a preview without a connection", () => {
  test.use({ expectedFailures: ["network"] });

  test("has not loaded, and does once it is tried again", async ({ as }) => {
    const name = word("Preview");
    await makeChannel({ name });
    const admin = await as("Ingrid Solheim", { path: TVS });
    const open = admin.getByRole("button", { name: `Preview ${name}` });
    await expect(open).toBeVisible();
    await admin.context().setOffline(true);
    await open.click();
    const dialog = admin.getByRole("dialog", { name: `Preview ${name}` });
    await expect(dialog.getByText("The preview did not load")).toBeVisible();
    await admin.context().setOffline(false);
    await dialog.getByRole("button", { name: "Try again" }).click();
    await expect(admin.frameLocator("iframe").locator("[aria-hidden=false] main")).toBeVisible();
  });
});
