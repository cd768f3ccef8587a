import type { CDPSession, Page } from "@playwright/test";
import { expect, moving, test } from "../support/test.ts";
import { makeChannel, pass, shown, watch } from "../support/wall.ts";

const HOUR = 3_600_000;
async function figures(browser: CDPSession, page: Page) {
  await browser.send("HeapProfiler.collectGarbage");
  await browser.send("HeapProfiler.collectGarbage");
  const { metrics } = await browser.send("Performance.getMetrics");
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? 0;
  const pictures = await page.evaluate(() => document.images.length);
  return {
    heapKb: Math.round(metric("JSHeapUsedSize") / 1024),
    nodes: metric("Nodes"),
    listeners: metric("JSEventListeners"),
    elements: await page.evaluate(() => document.getElementsByTagName("*").length),
    pictures,
  };
}

test.use({ ...moving, expectedFailures: ["network"] });

test("a screen left alone plays for 24 hours and needs no more at their end", async ({ stranger }, info) => {
  test.setTimeout(300_000);
  const { link } = await makeChannel();
  const page = await stranger({ viewport: { width: 960, height: 540 } });
  await watch(page, link);
  const browser = await page.context().newCDPSession(page);
  await browser.send("Performance.enable");
  const began = await page.evaluate(() => Date.now());
  // Half an hour for what is made once: compiled code, pictures, fonts.
  await pass(page, HOUR / 2);
  const before = await figures(browser, page);
  await pass(page, HOUR);
  await page.context().setOffline(true);
  for (let quarter = 0; quarter < 20.5 * 4; quarter++) await page.clock.runFor(HOUR / 4);
  await expect(shown(page).getByText(/^Offline since/)).toBeVisible();
  await page.context().setOffline(false);
  await pass(page, 2 * HOUR);
  await expect(shown(page).getByText(/^Offline since/)).toBeHidden();
  const after = await figures(browser, page);
  const passed = ((await page.evaluate(() => Date.now())) - began) / HOUR;
  info.annotations.push({ type: "24 h", description: JSON.stringify({ before, after, hours: passed }) });
  expect(passed).toBeGreaterThanOrEqual(24);
  await expect(shown(page)).toBeVisible();
  expect(await page.locator("main").count()).toBeLessThanOrEqual(5);
  expect(after.heapKb).toBeLessThan(before.heapKb * 1.15 + 500);
  expect(after.nodes).toBeLessThan(before.nodes * 1.4 + 500);
  expect(after.listeners).toBeLessThanOrEqual(before.listeners + 20);
  // And it still turns.
  const text = await shown(page).textContent();
  await pass(page, 45_000);
  expect(await shown(page).textContent()).not.toBe(text);
});
