import type { Locator, Page } from "@playwright/test";
import config from "../playwright.config.ts";
import { USERS } from "../support/people.ts";
import { actor, expect, hosts, promote, secondAdministrator, test } from "../support/test.ts";

// With scroll bars that take up space, as on most desktops.
test.use({ launchOptions: { ...config.use?.launchOptions, ignoreDefaultArgs: ["--hide-scrollbars"] } });

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const arabic = (page: Page) => page.context().addCookies([{ name: "plaudit-locale", value: "ar", url: hosts.acme }]);

type As = (name: string, entry: { path: string; bare: true }) => Promise<Page>;
const reader = "Maya Okafor";
const arabicReader = "Viktor Horváth";

async function open(as: As, name: string, direction: string, path: string, size = desktop) {
  const page = await as(name, { path: "/robots.txt", bare: true });
  if (direction === "rtl") await arabic(page);
  await page.setViewportSize(size);
  await page.goto(path);
  await expect(page.locator("html")).toHaveAttribute("dir", direction);
  return page;
}
/** A member's pages come in the member's own language, whatever the browser's is. */
async function openMember(as: As, direction: string, path: string, size = desktop) {
  if (direction === "ltr") return open(as, reader, direction, path, size);
  const person = await actor(arabicReader);
  const { id } = await person.me();
  await person.call(`PUT /identity/tenantMembers/${id}/locale`, { locale: "ar" });
  return open(as, arabicReader, direction, path, size);
}

const edges = async (it: Locator) => {
  // What begins to move does so with the next frame.
  await it.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await it.page().waitForFunction(() => document.getAnimations().every((a) => a.playState !== "running"));
  const box = await it.boundingBox();
  if (!box) throw new Error("It is not drawn");
  return { left: box.x, right: box.x + box.width };
};
const dialog = (page: Page) => page.locator("[aria-modal=true]");
const popover = (page: Page) => page.locator(".popover");

for (const direction of ["ltr", "rtl"])
  test(`popovers open towards the free side, what opens over the page reaches both edges, ${direction}`, async ({
    as,
  }) => {
    const member = await openMember(as, direction, "/home");
    const react = member.getByRole("article").first().locator("button[aria-haspopup=dialog]").first();
    for (const size of [desktop, phone]) {
      await member.setViewportSize(size);
      await react.click();
      const shown = await edges(popover(member));
      const main = await edges(member.locator("#main"));
      expect(shown.left).toBeGreaterThanOrEqual(size === desktop ? main.left : 0);
      expect(shown.right).toBeLessThanOrEqual(size === desktop ? main.right : size.width);
      await member.keyboard.press("Escape");
      await expect(popover(member)).toHaveCount(0);
    }

    const administrator = direction === "rtl" ? await promote(arabicReader) : await secondAdministrator();
    const page = await open(as, administrator, direction, USERS);
    await expect(page.getByRole("grid").getByRole("link").first()).toBeVisible();
    const filter = page.locator("#main button[aria-haspopup=dialog]").first();
    await filter.click();
    const [shown, button] = [await edges(popover(page)), await edges(filter)];
    if (direction === "ltr") expect(shown.left).toBeGreaterThanOrEqual(button.left - 1);
    else expect(shown.right).toBeLessThanOrEqual(button.right + 1);
    await page.keyboard.press("Escape");
    await expect(popover(page)).toHaveCount(0);

    const more = page.getByRole("grid").locator("[aria-rowindex='2'] button[aria-haspopup=menu]");
    await more.click();
    const [menu, dots] = [await edges(popover(page)), await edges(more)];
    if (direction === "ltr") expect(menu.right).toBeLessThanOrEqual(dots.right + 1);
    else expect(menu.left).toBeGreaterThanOrEqual(dots.left - 1);
    await page.keyboard.press("Escape");
    await expect(popover(page)).toHaveCount(0);

    await page.locator('[data-at="0:0"]').focus();
    await page.keyboard.press(direction === "ltr" ? "ArrowRight" : "ArrowLeft");
    await expect(page.locator(":focus")).toHaveAttribute("data-at", "0:1");

    await page.goto("/admin/values");
    await expect(page.locator("#main").getByRole("region").first()).toBeVisible();
    const title = page.locator("h1");
    const startOf = async () => (await edges(title))[direction === "ltr" ? "left" : "right"];
    const before = await startOf();
    await page.locator("header button").last().click();
    const drawer = await edges(dialog(page));
    if (direction === "ltr") expect(drawer.right).toBe(desktop.width);
    else expect(drawer.left).toBe(0);
    expect(Math.round(drawer.right - drawer.left)).toBe(375);
    expect(await startOf()).toBe(before);
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
    expect(await startOf()).toBe(before);

    await member.goto("/recognition/send");
    await expect(dialog(member)).toBeVisible();
    expect(await edges(dialog(member))).toEqual({ left: 0, right: phone.width });
  });

test("a dialog moves nothing on a page that does not scroll, and the page behind it is out of reach", async ({
  as,
}) => {
  const page = await as(await secondAdministrator(), { path: USERS });
  await expect(page.getByRole("grid").getByRole("link").first()).toBeVisible();
  const before = await edges(page.locator("#main"));
  await page.keyboard.press("Control+k");
  await expect(dialog(page)).toBeVisible();
  expect(await edges(page.locator("#main"))).toEqual(before);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  for (const opened of ["first", "again"]) {
    await page.keyboard.press("Control+k");
    await expect(dialog(page).getByRole("combobox"), opened).toBeFocused();
    expect(await page.locator("#root").evaluate((root: HTMLElement) => root.inert), opened).toBe(true);
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
    expect(await page.locator("#root").evaluate((root: HTMLElement) => root.inert), opened).toBe(false);
  }
});
