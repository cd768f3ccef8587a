import type { Page } from "@playwright/test";
import { expectAccessible, phone } from "../support/axe.ts";
import { actor, expect, test } from "../support/test.ts";

/** In the list of the month, or of what comes next. */
const listed = (page: Page) =>
  page
    .getByRole("listitem")
    .filter({ hasText: /Grace Achieng\s*Birthday/ })
    .last();
const inMarch = "/celebrate/calendar?month=2031-03";
/** A day that nobody else has: which ones others have follows from the day on which the demo is made. */
async function freeDay() {
  const { days } = await (await actor("Tomás Vega")).call<{ days: { day: string }[] }>(
    "GET /celebration/calendar?month=2031-03",
  );
  const taken = new Set(days.map(({ day }) => Number(day.slice(-2))));
  return Array.from({ length: 31 }, (_, index) => index + 1).find((one) => !taken.has(one));
}

test("a member sees the calendar, hides their birthday, and it is gone for colleagues; on a phone once", async ({
  as,
}) => {
  const member = await actor("Grace Achieng");
  const date = await freeDay();
  const birthday = `03-${String(date).padStart(2, "0")}`;
  await member.call("PATCH /identity/tenantMembers/me", { birthday, hideBirthday: false });
  const colleague = await as("Tomás Vega", { path: inMarch });
  const month = colleague.getByRole("table", { name: "March 2031" });
  const day = month.getByRole("cell", { name: new RegExp(`^${date}(?!\\d)`) });
  await expect(day).toContainText(/Grace\s*Birthday/);
  await expectAccessible(colleague, "a month of celebrations");
  await colleague.getByRole("radio", { name: "List" }).click({ force: true });
  await expect(listed(colleague)).toBeVisible();

  const page = await as("Grace Achieng", {
    path: inMarch,
    options: { viewport: phone, hasTouch: true, isMobile: true },
  });
  await expect(listed(page)).toBeVisible();
  await expectAccessible(page, "the calendar on a phone");
  await page.goto("/settings/privacy");
  const choice = page.getByRole("switch", { name: "Show my birthday" });
  const saved = page.waitForResponse(
    (one) => one.url().endsWith("/tenantMembers/me") && one.request().method() === "PATCH",
  );
  await choice.click();
  expect((await saved).status()).toBe(200);
  await expect(choice).not.toBeChecked();
  await page.goto(inMarch);
  await expect(page.getByRole("heading", { name: "Coming up" })).toBeVisible();
  await expect(listed(page)).toHaveCount(0);

  await colleague.goto(inMarch);
  await expect(month).toBeVisible();
  await expect(day).not.toContainText(/Grace\s*Birthday/);
  await colleague.getByRole("radio", { name: "List" }).click({ force: true });
  await expect(colleague.getByRole("heading", { name: "Coming up" })).toBeVisible();
  await expect(listed(colleague)).toHaveCount(0);
});
