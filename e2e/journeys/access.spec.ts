import { composer, openComposer } from "../support/compose.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

const screens = [
  "/home",
  "/profile/me",
  "/settings",
  "/settings/change-password",
  "/admin/values",
  "/admin/values/configure",
];
const widths = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

for (const theme of ["light", "dark"] as const)
  for (const viewport of widths)
    test(`every screen is accessible in ${theme} at ${viewport.width}`, async ({ as }) => {
      const page = await as("Ingrid Solheim", { theme, options: { viewport } });
      for (const path of screens) {
        await page.goto(path);
        await page.locator("h1").first().waitFor();
        await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
        await expectAccessible(page, path);
      }
      await page.goto("/home");
      await openComposer(page);
      await expect(composer(page).getByRole("checkbox").first()).toBeVisible();
      await expectAccessible(page, "/recognition/send");
    });
