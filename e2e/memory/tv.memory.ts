import { growth, type Held, measuring } from "../support/held.ts";
import { expect, moving, test } from "../support/test.ts";
import { leastHeld, makeChannel, pass, shown, watch } from "../support/tv-screen.ts";

const HOURS = 24;
const HOUR = 3_600_000;
/** Over the hours behind the first three, in which code is compiled, and pictures and fonts are loaded. */
const MOST_GROWTH = 0.05;
const FIRST = 3;

test.use({ ...moving, expectedFailures: ["network"] });

test("a screen that is online for 24 hours needs no more at their end", async ({ stranger }) => {
  const { link } = await makeChannel();
  const page = await stranger({ viewport: { width: 1920, height: 1080 } });
  await watch(page, link);
  const browser = await measuring(page);
  const began = await page.evaluate(() => Date.now());
  const texts = new Set<string>();
  const hours: Held[] = [];
  for (let hour = 0; hour < HOURS; hour += 1) {
    await pass(page, HOUR - 60_000);
    hours.push(await leastHeld(page, browser));
    texts.add((await shown(page).textContent()) ?? "");
  }
  const passed = ((await page.evaluate(() => Date.now())) - began) / HOUR;
  const measured = hours.slice(FIRST);
  const grown = {
    heap: growth(measured, (one) => one.heapKb),
    nodes: growth(measured, (one) => one.nodes),
    listeners: growth(measured, (one) => one.listeners),
  };
  const heap = hours.map(({ heapKb }) => heapKb).join(" ");
  const report = JSON.stringify({
    hours: passed,
    first: measured[0],
    last: measured.at(-1),
    grown,
    slides: texts.size,
  });
  process.stdout.write(`a TV screen: ${report}\n  heap by the hour, kB: ${heap}\n`);
  expect(passed).toBeGreaterThanOrEqual(HOURS);
  expect(texts.size).toBeGreaterThan(3);
  for (const [what, by] of Object.entries(grown)) expect.soft(by, what).toBeLessThan(MOST_GROWTH);
});
