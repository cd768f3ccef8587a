import { measuring } from "../support/held.ts";
import { expect, moving, test } from "../support/test.ts";
import { leastHeld, makeChannel, pass, shown, watch } from "../support/tv-screen.ts";

const HOUR = 3_600_000;

test.use({ ...moving, expectedFailures: ["network"] });

test("a screen left alone plays on for hours without a connection, and needs no more at their end", async ({
  stranger,
}) => {
  test.setTimeout(300_000);
  const { link } = await makeChannel();
  const page = await stranger({ viewport: { width: 960, height: 540 } });
  await watch(page, link);
  const browser = await measuring(page);
  const offline = async (hours: number) => {
    await page.context().setOffline(true);
    for (let quarter = 0; quarter < hours * 4; quarter++) await page.clock.runFor(HOUR / 4);
    await expect(shown(page).getByText(/^Offline since [1-9]\d?:\d\d [AP]M$/)).toBeVisible();
    // And it plays on.
    const text = await shown(page).textContent();
    await page.clock.runFor(40_000);
    expect(await shown(page).textContent()).not.toBe(text);
    await page.context().setOffline(false);
  };
  // What is made once comes first, in a whole round: compiled code, pictures, fonts, and what being offline needs.
  await pass(page, 0.75 * HOUR);
  await offline(0.5);
  await pass(page, HOUR / 4);
  const before = await leastHeld(page, browser);
  await offline(4);
  await pass(page, 0.75 * HOUR);
  await expect(shown(page).getByText(/^Offline since/)).toBeHidden();
  const after = await leastHeld(page, browser);
  await expect(shown(page)).toBeVisible();
  // The one that shows, two on each side, and the one that left when the round ended.
  expect(await page.locator("main").count()).toBeLessThanOrEqual(6);
  expect(after.heapKb).toBeLessThan(before.heapKb * 1.15 + 300);
  expect(after.nodes).toBeLessThan(before.nodes * 1.4 + 200);
  expect(after.listeners).toBeLessThanOrEqual(before.listeners + 20);
  // And it still turns.
  const text = await shown(page).textContent();
  await pass(page, 45_000);
  expect(await shown(page).textContent()).not.toBe(text);
});
