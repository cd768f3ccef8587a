import { held, measuring } from "../support/held.ts";
import { expect, moving, test } from "../support/test.ts";
import { makeChannel, pass, shown, watch } from "../support/wall.ts";

const HOUR = 3_600_000;

test.use({ ...moving, expectedFailures: ["network"] });

test("a screen left alone plays for 24 hours and needs no more at their end", async ({ stranger }, info) => {
  test.setTimeout(300_000);
  const { link } = await makeChannel();
  const page = await stranger({ viewport: { width: 960, height: 540 } });
  await watch(page, link);
  const browser = await measuring(page);
  const began = await page.evaluate(() => Date.now());
  // Half an hour for what is made once: compiled code, pictures, fonts.
  await pass(page, HOUR / 2);
  const before = await held(browser);
  await pass(page, HOUR);
  await page.context().setOffline(true);
  for (let quarter = 0; quarter < 20.5 * 4; quarter++) await page.clock.runFor(HOUR / 4);
  await expect(shown(page).getByText(/^Offline since/)).toBeVisible();
  await page.context().setOffline(false);
  await pass(page, 2 * HOUR);
  await expect(shown(page).getByText(/^Offline since/)).toBeHidden();
  const after = await held(browser);
  const passed = ((await page.evaluate(() => Date.now())) - began) / HOUR;
  info.annotations.push({ type: "24 h", description: JSON.stringify({ before, after, hours: passed }) });
  expect(passed).toBeGreaterThanOrEqual(24);
  await expect(shown(page)).toBeVisible();
  // The one that shows, two on each side, and the one that left when the round ended.
  expect(await page.locator("main").count()).toBeLessThanOrEqual(6);
  expect(after.heapKb).toBeLessThan(before.heapKb * 1.15 + 500);
  expect(after.nodes).toBeLessThan(before.nodes * 1.4 + 500);
  expect(after.listeners).toBeLessThanOrEqual(before.listeners + 20);
  // And it still turns.
  const text = await shown(page).textContent();
  await pass(page, 45_000);
  expect(await shown(page).textContent()).not.toBe(text);
});
