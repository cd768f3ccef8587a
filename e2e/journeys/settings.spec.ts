import { expect, pick, test } from "../support/test.ts";

test("time zone and theme are kept, and every time follows the zone", async ({ as }) => {
  const page = await as("Tomás Vega", { path: "/settings" });
  const zone = page.getByRole("combobox", { name: "Time zone" });
  const hint = page.getByText(/^Dates and times are shown in it\. There it is/);
  await zone.selectOption("Asia/Tokyo");
  await expect(page.getByText("Update successful")).toBeVisible();
  const tokyo = new Intl.DateTimeFormat("en", { timeStyle: "short", timeZone: "Asia/Tokyo" });
  const near = [0, 60_000, -60_000].map((later) => tokyo.format(Date.now() + later));
  await expect
    .poll(async () => {
      const shown = (await hint.textContent()) ?? "";
      return near.some((time) => shown.includes(time));
    })
    .toBe(true);
  await pick(page.getByRole("radio", { name: "Dark" }));
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.reload();
  await expect(zone).toHaveValue("Asia/Tokyo");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await pick(page.getByRole("radio", { name: "Like the device" }));
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
});
