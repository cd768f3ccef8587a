import { composer, fillComposer, sendButton, sent, sentence } from "../support/compose.ts";
import { card, expect, fillSignIn, hosts, signIn, test } from "../support/test.ts";

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test("a member's language is on every device; the company's comes back, and none waits for the next person", async ({
  as,
  stranger,
}) => {
  const page = await stranger();
  const reads = (direction: "ltr" | "rtl") => expect(page.locator("html")).toHaveAttribute("dir", direction);
  await signIn(page, "mina.park@acme.test");
  const elsewhere = await as("Mina Park", { path: "/settings" });
  const language = elsewhere.getByRole("combobox").first();
  await language.selectOption("ar");
  await expect(elsewhere.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(elsewhere.locator("html")).toHaveAttribute("lang", "ar");
  await page.reload();
  await reads("rtl");
  await expect(page.getByRole("article").first()).toBeVisible();
  const [menu, main] = [
    await page.getByRole("navigation").first().boundingBox(),
    await page.locator("#main").boundingBox(),
  ];
  expect(menu?.x).toBeGreaterThan(main?.x ?? 0);
  await language.selectOption("en");
  await expect(elsewhere.locator("html")).toHaveAttribute("dir", "ltr");
  await language.selectOption("ar");
  await expect(elsewhere.locator("html")).toHaveAttribute("dir", "rtl");
  await language.selectOption("");
  await expect(elsewhere.locator("html")).toHaveAttribute("dir", "ltr");
  await page.reload();
  await reads("ltr");

  await language.selectOption("ar");
  await page.reload();
  await reads("rtl");
  await page.goto("/logout");
  await expect(page.locator("input[type=email]")).toBeVisible();
  await page.goto("/");
  await reads("ltr");
  await fillSignIn(page, "siti.rahmawati@acme.test");
  await page.waitForURL(`${hosts.acme}/home`);
  await expect(page.locator("#main")).toBeVisible();
  await reads("ltr");
  await language.selectOption("");
  await expect(elsewhere.locator("html")).toHaveAttribute("dir", "ltr");
});

test("on a phone the bar at the bottom leads everywhere, and the composer rises from below", async ({ as }) => {
  const page = await as("Keiko Mori", { options: phone });
  const bar = page.getByRole("navigation", { name: "Main menu" }).filter({ visible: true });
  await bar.getByRole("link", { name: "Me", exact: true }).click();
  await expect(page).toHaveURL(`${hosts.acme}/profile/me`);
  await bar.getByRole("button", { name: "More" }).click();
  const more = page.getByRole("dialog", { name: "More" });
  await expect(more.getByRole("link", { name: "Sign out" })).toBeVisible();
  await more.getByRole("link", { name: "My settings" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "My settings" })).toBeVisible();
  await bar.getByRole("link", { name: "Home" }).click();

  const message = sentence("You heard the pause before I did");
  await bar.getByRole("button", { name: "Recognize" }).tap();
  await expect(composer(page)).toBeVisible();
  await expect
    .poll(async () => {
      const box = await composer(page).boundingBox();
      return [box?.width, Math.round((box?.y ?? 0) + (box?.height ?? 0))];
    })
    .toEqual([390, 844]);
  expect((await composer(page).boundingBox())?.y).toBeGreaterThan(0);
  await page.goBack();
  await expect(composer(page)).toBeHidden();
  await bar.getByRole("button", { name: "Recognize" }).tap();
  await fillComposer(page, { to: ["Bảo Châu Nguyễn"], message });
  await sendButton(page).tap();
  await sent(page);
  await expect(card(page, message)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
