import type { Page } from "@playwright/test";
import { sentence } from "../support/compose.ts";
import { actor, expect, moving, test } from "../support/test.ts";
import { makeChannel, pass, shown, turnTo, watch } from "../support/tv-screen.ts";

test.use(moving);

/** How visible each slide in the page is, the shown one first, and which may be reached. */
const slidesOf = (page: Page) =>
  page.locator("[data-slide]").evaluateAll((slides) =>
    slides
      .map((slide) => ({
        opacity: Number(getComputedStyle(slide).opacity),
        reachable: !(slide as HTMLElement).inert && slide.ariaHidden === "false",
      }))
      .sort((a, b) => Number(b.reachable) - Number(a.reachable) || b.opacity - a.opacity),
  );

test("one slide fades into the next, round after round, with two neighbors on either side", async ({ stranger }) => {
  const { link } = await makeChannel();
  const page = await stranger();
  await watch(page, link);
  const still = [true, false, false, false, false].map((reachable) => ({ opacity: Number(reachable), reachable }));
  await page.keyboard.press("ArrowLeft");
  await page.clock.runFor(1100);
  await expect.poll(() => slidesOf(page)).toEqual(still);
  // On the last slide: the next round is loaded, and starts with another.
  await pass(page, 2000);
  const last = await shown(page).textContent();
  await page.keyboard.press("ArrowRight");
  await page.clock.runFor(500);
  await expect(shown(page)).not.toHaveText(last ?? "");
  const [next, before, ...others] = await slidesOf(page);
  expect(next?.reachable).toBe(true);
  expect(next?.opacity).toBeGreaterThan(0.3);
  expect((next?.opacity ?? 0) + (before?.opacity ?? 0)).toBeCloseTo(1);
  expect(others.map(({ opacity }) => opacity)).toEqual([0, 0, 0]);
  await page.clock.runFor(600);
  expect(await slidesOf(page)).toEqual(still);
  await page.keyboard.press("Space");
  const shownIndex = () => page.locator("[data-slide][aria-hidden=false]").getAttribute("data-slide");
  const paused = await shownIndex();
  await page.clock.runFor(60_000);
  expect(await shownIndex()).toBe(paused);
  await page.keyboard.press("Space");
  await page.clock.runFor(41_500);
  await expect.poll(shownIndex).not.toBe(paused);

  await test.step("with less movement one takes the place of the other at once", async () => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.clock.runFor(1100);
    await page.keyboard.press("ArrowRight");
    await page.clock.runFor(50);
    expect((await slidesOf(page)).map(({ opacity }) => opacity)).toEqual([1, 0, 0, 0, 0]);
  });
});

test("a slide stays for 40 s, the faces of many change every 20 s", async ({ stranger }) => {
  const sender = await actor("Henrik Aas");
  const message = sentence("The three of you moved a warehouse");
  const people = ["Omar Benali", "Amina Yusuf", "Tāne Walker"];
  await sender.recognize(await Promise.all(people.map((name) => sender.find(name))), message);
  const { link } = await makeChannel();
  const page = await stranger();
  await page.clock.install();
  await page.goto(link);
  await expect(shown(page)).toBeVisible();
  await turnTo(page, message);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 3000);
  const faces = shown(page).getByRole("heading", { level: 1 });
  const first = await faces.textContent();
  await page.clock.runFor(18_000);
  await expect(faces).not.toHaveText(first ?? "");
  await expect(shown(page)).toContainText(message);
  await page.clock.runFor(14_000);
  await expect(shown(page)).toContainText(message);
  await page.clock.runFor(6_000);
  await expect(shown(page)).not.toContainText(message);
});

type Paused = { requestId: string; responseHeaders?: { name: string; value: string }[]; responseStatusCode?: number };

/** From here on the edge serves pages of this build. */
async function replaceBuild(page: Page, build: string) {
  const browser = await page.context().newCDPSession(page);
  browser.on("Fetch.requestPaused", (paused) => void answer(paused));
  async function answer({ requestId, responseHeaders = [], responseStatusCode = 200 }: Paused) {
    const { body, base64Encoded } = await browser.send("Fetch.getResponseBody", { requestId });
    const html = Buffer.from(body, base64Encoded ? "base64" : "utf8").toString();
    await browser.send("Fetch.fulfillRequest", {
      requestId,
      responseCode: responseStatusCode,
      responseHeaders: responseHeaders.filter(({ name }) => !/^content-(encoding|length)$/i.test(name)),
      body: Buffer.from(html.replace(/"build":"[^"]*"/, `"build":"${build}"`)).toString("base64"),
    });
  }
  await browser.send("Fetch.enable", { patterns: [{ urlPattern: "*/tv/watch/*", requestStage: "Response" }] });
}

test("a new build is taken at the end of a slide, once", async ({ stranger }) => {
  const { link } = await makeChannel();
  const page = await stranger();
  await watch(page, link);
  await page.evaluate(() => {
    (window as { old?: boolean }).old = true;
  });
  let loads = 0;
  page.on("load", () => loads++);
  await replaceBuild(page, "another");
  await pass(page, 12 * 45_000 + 41_000);
  await expect.poll(() => loads).toBe(1);
  await expect(shown(page)).toBeVisible();
  expect(await page.evaluate(() => "old" in window)).toBe(false);
});
