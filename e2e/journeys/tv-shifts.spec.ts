import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { sentence } from "../support/compose.ts";
import { actor, expect, moving, test } from "../support/test.ts";
import { administrator, giveAward, makeChannel, pass, shown, teamOf, turnTo } from "../support/tv-screen.ts";

test.use(moving);

async function moved(page: Page) {
  return page.evaluate(() => {
    const properties = document
      .getAnimations()
      .flatMap((one) => (one.effect as KeyframeEffect).getKeyframes().flatMap((frame) => Object.keys(frame)));
    const frame = ["offset", "computedOffset", "easing", "composite"];
    return {
      shifts: (window as unknown as { shifts: string[] }).shifts,
      properties: [...new Set(properties)].filter((name) => !frame.includes(name)).sort(),
    };
  });
}
/** Notes what moved by itself, with where it was and where it came to. */
const noteShifts = () => {
  const shifts: string[] = [];
  (window as unknown as { shifts: string[] }).shifts = shifts;
  interface Shift extends PerformanceEntry {
    value: number;
    sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
  }
  const at = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(",");
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Shift[])
      for (const { node, previousRect, currentRect } of sources)
        shifts.push(
          `${value.toFixed(4)} ${node?.nodeName} "${node?.textContent?.slice(0, 40)}" ${at(previousRect)} to ${at(currentRect)}`,
        );
  }).observe({ type: "layout-shift", buffered: true });
};

const long = `${sentence("You wrote down what nobody else knew")} ${"Page after page, so that the next one finds the way. ".repeat(18)}`;
for (const [what, size, over] of [
  ["4K, dark", { width: 3840, height: 2160 }, { language: "en", theme: "dark" }],
  ["portrait, light", { width: 1080, height: 1920 }, { language: "fr", theme: "light", qr: "recognize" }],
  ["Arabic", { width: 1920, height: 1080 }, { language: "ar", theme: "light", qr: "view" }],
] as const)
  test(`nothing shifts and all is read: ${what}`, async ({ stranger }, info) => {
    const team = await teamOf((await administrator()).find("Thandiwe Nkosi"));
    const sender = await actor("Henrik Aas");
    const message = `${sentence("Long")} ${long}`;
    const people = ["Thandiwe Nkosi", "Omar Benali", "Amina Yusuf", "Tāne Walker", "Diego Morales", "Hana Kovač"];
    await sender.recognize(await Promise.all(people.map((name) => sender.find(name))), message);
    const { link } = await makeChannel({ ...over, teamIds: [team.id] });
    const page = await stranger({ viewport: size });
    await page.addInitScript(noteShifts);
    await page.clock.install();
    // From here on requests are followed.
    await pass(page, 0);
    await page.goto(link);
    await expect(shown(page)).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", over.language);
    await expect(page.locator("html")).toHaveAttribute("dir", over.language === "ar" ? "rtl" : "ltr");
    await turnTo(page, message.trim().slice(0, 60));
    const first = await shown(page).getByRole("heading", { level: 1 }).textContent();
    await pass(page, 20_500);
    await expect(shown(page).getByRole("heading", { level: 1 })).not.toHaveText(first ?? "");
    await expect.poll(async () => (await moved(page)).properties).toContain("transform");
    const seen = await moved(page);
    expect(seen.shifts).toEqual([]);
    expect(seen.properties.filter((name) => !["opacity", "transform"].includes(name))).toEqual([]);
    const overflow = await page.evaluate(() => [
      document.documentElement.scrollWidth - innerWidth,
      document.documentElement.scrollHeight - innerHeight,
    ]);
    expect(overflow).toEqual([0, 0]);
    await page.screenshot({ path: info.outputPath("screen.png") });
    if (over.theme === "dark") await expectAccessible(page, what);
  });

test("nothing shifts while every kind passes at 4K", async ({ stranger }) => {
  const team = await teamOf((await administrator()).find("Thandiwe Nkosi"));
  await giveAward("lantern", team.person, `${sentence("Long")} ${long.slice(0, 900)}`);
  await (await actor("Henrik Aas")).recognize(team.person, sentence("Thank you"));
  const { link } = await makeChannel({ teamIds: [team.id] });
  const page = await stranger({ viewport: { width: 3840, height: 2160 } });
  await page.addInitScript(noteShifts);
  await page.clock.install();
  await pass(page, 0);
  await page.goto(link);
  await expect(shown(page)).toBeVisible();
  const addresses = new Set<string>();
  const paths = ["/award/", "/announcements/", "/recognitions/"];
  for (let step = 0; step < 40 && !paths.every((path) => addresses.has(path)); step += 1) {
    const code = await shown(page).locator("svg title").last().textContent();
    for (const path of paths) if (code?.includes(path)) addresses.add(path);
    await pass(page, 5_000);
    const { shifts, properties } = await moved(page);
    expect(shifts).toEqual([]);
    expect(properties.filter((name) => !["opacity", "transform"].includes(name))).toEqual([]);
    await page.keyboard.press("ArrowRight");
    await pass(page, 1_500);
  }
  expect([...addresses].sort()).toEqual([...paths].sort());
});

test("the first slide waits for the letters that it is set in", async ({ stranger }) => {
  const { link } = await makeChannel();
  const page = await stranger();
  const letters = Promise.withResolvers<void>();
  await page.route(/fraunces-latin[^/]*\.woff2/, async (route) => {
    await letters.promise;
    await route.continue();
  });
  const content = page.waitForResponse(/\/joiners\?/);
  await page.goto(link, { waitUntil: "commit" });
  await (await content).finished();
  await page.evaluate(async () => {
    for (let frame = 0; frame < 60; frame += 1) await new Promise((next) => requestAnimationFrame(next));
  });
  await expect(shown(page)).toHaveCount(0);
  letters.resolve();
  await expect(shown(page)).toBeVisible();
  const late = await page.evaluate(() => [...document.fonts].filter(({ status }) => status === "loading").length);
  expect(late).toBe(0);
});
