import type { Locator, Page } from "@playwright/test";
import config from "../playwright.config.ts";
import { USERS } from "../support/people.ts";
import { expect, hosts, test } from "../support/test.ts";

// With scroll bars that take up room, as on most desktops.
test.use({ launchOptions: { ...config.use?.launchOptions, ignoreDefaultArgs: ["--hide-scrollbars"] } });

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const arabic = (page: Page) => page.context().addCookies([{ name: "plaudit-locale", value: "ar", url: hosts.acme }]);

const edges = async (it: Locator) => {
  await it.page().waitForFunction(() => document.getAnimations().every((a) => a.playState !== "running"));
  const box = await it.boundingBox();
  if (!box) throw new Error("It is not drawn");
  return { left: box.x, right: box.x + box.width };
};
const dialog = (page: Page) => page.locator("[aria-modal=true]");
const popover = (page: Page) => page.locator(".popover");

for (const direction of ["ltr", "rtl"])
  test(`popovers open towards the free side, ${direction}`, async ({ as }) => {
    const page = await as("Ingrid Solheim", { path: "/home" });
    if (direction === "rtl") await arabic(page);
    await page.goto("/home");
    await expect(page.locator("html")).toHaveAttribute("dir", direction);
    const react = page.getByRole("article").first().locator("button[aria-haspopup=dialog]").first();
    for (const size of [desktop, phone]) {
      await page.setViewportSize(size);
      await react.click();
      const shown = await edges(popover(page));
      const main = await edges(page.locator("#main"));
      expect(shown.left).toBeGreaterThanOrEqual(size === desktop ? main.left : 0);
      expect(shown.right).toBeLessThanOrEqual(size === desktop ? main.right : size.width);
      await page.keyboard.press("Escape");
    }

    await page.setViewportSize(desktop);
    await page.goto(USERS);
    await expect(page.getByRole("grid").getByRole("link").first()).toBeVisible();
    const filter = page.locator("#main button[aria-haspopup=dialog]").first();
    await filter.click();
    const [shown, button] = [await edges(popover(page)), await edges(filter)];
    if (direction === "ltr") expect(shown.left).toBeGreaterThanOrEqual(button.left - 1);
    else expect(shown.right).toBeLessThanOrEqual(button.right + 1);
    await page.keyboard.press("Escape");

    const more = page.getByRole("grid").locator("[aria-rowindex='2'] button[aria-haspopup=menu]");
    await more.click();
    const [menu, dots] = [await edges(popover(page)), await edges(more)];
    if (direction === "ltr") expect(menu.right).toBeLessThanOrEqual(dots.right + 1);
    else expect(menu.left).toBeGreaterThanOrEqual(dots.left - 1);
  });

for (const direction of ["ltr", "rtl"])
  test(`what opens over the page reaches both edges and moves nothing, ${direction}`, async ({ as }) => {
    const page = await as("Ingrid Solheim", { path: "/admin/values" });
    if (direction === "rtl") await arabic(page);
    await page.goto("/admin/values");
    await expect(page.locator("html")).toHaveAttribute("dir", direction);
    const title = page.locator("h1");
    const startOf = async () => (await edges(title))[direction === "ltr" ? "left" : "right"];
    const before = await startOf();
    await page.locator("header button").last().click();
    const drawer = await edges(dialog(page));
    if (direction === "ltr") expect(drawer.right).toBe(desktop.width);
    else expect(drawer.left).toBe(0);
    expect(await startOf()).toBe(before);
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
    expect(await startOf()).toBe(before);

    await page.setViewportSize(phone);
    await page.goto("/recognition/send");
    await expect(dialog(page)).toBeVisible();
    expect(await edges(dialog(page))).toEqual({ left: 0, right: phone.width });
  });

test("a dialog moves nothing on a page that does not scroll", async ({ as }) => {
  const page = await as("Ingrid Solheim", { path: USERS });
  await expect(page.getByRole("grid").getByRole("link").first()).toBeVisible();
  const before = await edges(page.locator("#main"));
  await page.keyboard.press("Control+k");
  await expect(dialog(page)).toBeVisible();
  expect(await edges(page.locator("#main"))).toEqual(before);
});
