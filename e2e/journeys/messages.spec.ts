import type { Locator, Page } from "@playwright/test";
import { grid, USERS } from "../support/people.ts";
import { actor, expect, test } from "../support/test.ts";

const region = (page: Page) => page.getByRole("region", { name: "Messages" });
const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
const boxOf = async (it: Locator): Promise<Box> => {
  const box = await it.boundingBox();
  if (!box) throw new Error("It is not drawn");
  return box;
};
const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** At the bottom end of the screen, and beside the bar rather than on it. */
async function expectInPlace(page: Page, text: string, bar: Locator, sizes = [desktop, phone]) {
  const message = region(page).getByText(text).locator("..");
  // It stays while it has the focus.
  await message.getByRole("button", { name: "Close" }).focus();
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expect(async () => {
      const [place, foot] = [await boxOf(message), await boxOf(bar)];
      expect(size.width - (place.x + place.width), `${size.width}: from the end`).toBeLessThanOrEqual(40);
      expect(place.y, `${size.width}: from the top`).toBeGreaterThan(size.height / 2);
      expect(overlap(place, foot), `${size.width}: over the bar`).toBe(false);
    }).toPass({ timeout: 5000 });
  }
}

test("where messages appear takes no click while there are none; a toast is at the bottom end, above the bar that is there", async ({
  as,
}) => {
  const page = await as("Ingrid Solheim");
  for (const path of ["/home", USERS]) {
    await page.goto(path);
    for (const size of [desktop, phone]) {
      await page.setViewportSize(size);
      await region(page).waitFor({ state: "attached" });
      const { x, y, width, height } = await boxOf(region(page));
      await page.evaluate(() =>
        addEventListener(
          "pointerdown",
          ({ target }) => {
            document.body.dataset.hit = String((target as Element).closest("[data-toasts]") !== null);
          },
          { once: true, capture: true },
        ),
      );
      await page.mouse.click(x + width / 2, y + height / 2);
      await expect(page.locator("body"), `${path}, ${size.width}`).toHaveAttribute("data-hit", "false");
    }
  }

  await page.setViewportSize(desktop);
  // The clicks may have led elsewhere.
  await page.goto(USERS);
  await grid(page).getByRole("checkbox").nth(1).click({ force: true });
  await expect(page.getByRole("toolbar", { name: "1 selected" })).toBeVisible();
  await page.getByRole("button", { name: "Export" }).click();
  await expectInPlace(page, "The file is in your downloads", page.getByRole("toolbar"));

  const admin = await actor("Ingrid Solheim");
  const body = { firstName: "Perpetua", lastName: `Ashdown${Date.now()}` };
  const { id, name } = await admin.call<{ id: string; name: string }>("POST /identity/tenantMembers", body);
  await page.setViewportSize(desktop);
  await page.goto(`/admin/user/${id}`);
  await page.getByRole("textbox", { name: "Job title" }).fill("Ropemaker");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expectInPlace(page, `${name}: changes saved`, page.locator("[data-save-bar]"));

  const member = await as("Rosa Quispe", { path: "/settings", options: { viewport: phone } });
  await member.getByRole("combobox", { name: "Time zone" }).selectOption("Asia/Tokyo");
  await expectInPlace(member, "Update successful", member.getByRole("navigation", { name: "Main menu" }), [phone]);
  // A dialog is at the foot of a phone: above it where there is room, never on what it asks or on its buttons.
  await member.goto("/rewards/providers");
  // What many have redeemed comes first, and the first page is short.
  await member.getByRole("searchbox").fill("coffee");
  await member.getByRole("link", { name: /The canteen’s coffee/ }).click();
  await member.getByRole("button", { name: "Wish for it" }).click();
  await member.getByRole("button", { name: "Get it" }).click();
  const message = region(member).getByText("This is your wish now.").locator("..");
  await message.getByRole("button", { name: "Close" }).focus();
  const dialog = member.getByRole("dialog");
  const parts = [dialog.getByRole("heading", { name: "Get it" }), dialog.getByRole("button", { name: /^Yes, for/ })];
  await expect(async () => {
    const place = await boxOf(message);
    for (const part of parts) expect(overlap(place, await boxOf(part))).toBe(false);
  }).toPass({ timeout: 5000 });
});
