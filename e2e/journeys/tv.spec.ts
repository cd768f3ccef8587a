import type { Page } from "@playwright/test";
import type { Person } from "../support/api.ts";
import { expectAccessible } from "../support/axe.ts";
import { sentence } from "../support/compose.ts";
import { chooseEntry } from "../support/menu.ts";
import { actor, expect, hosts, moving, test } from "../support/test.ts";
import { administrator, makeChannel, pass, shown, watch, word } from "../support/tv-screen.ts";

test.use(moving);

const TVS = "/admin/integrations/plaudit-tvs";

/** A team of this person only, so that its channel shows only what this test sends. */
async function smallTeam(member?: string) {
  const admin = await administrator();
  const baker = { firstName: "Nadia", lastName: word("Haddad") };
  const person = member ? await admin.find(member) : await admin.call<Person>("POST /identity/tenantMembers", baker);
  const name = word("Night shift");
  const team = await admin.call<{ id: string }>("POST /identity/teams", { name, memberIds: [person.id] });
  return { id: team.id, name, person };
}

test("from nothing to a screen that shows the next thank you", async ({ as, stranger }) => {
  const team = await smallTeam();
  const name = word("Canteen");
  const admin = await as("Ingrid Solheim", {
    path: TVS,
    options: { permissions: ["clipboard-read", "clipboard-write"] },
  });
  await admin.getByRole("link", { name: "Add channel" }).first().click();
  await admin.getByRole("textbox", { name: "Name" }).fill(name);
  await admin.getByRole("checkbox", { name: "New people" }).uncheck({ force: true });
  await admin.getByRole("combobox", { name: "Teams" }).fill(team.name);
  await admin.getByRole("option", { name: new RegExp(team.name) }).click();
  await admin.getByRole("combobox", { name: "How far back" }).selectOption({ label: "Last 7 days" });
  await admin.getByRole("textbox", { name: "Addresses" }).fill("https://Signage.example/");
  await admin.getByRole("button", { name: "Save" }).click();
  const dialog = admin.getByRole("dialog", { name: `The link of ${name}` });
  await dialog.getByRole("button", { name: "Copy link" }).click();
  await expect(admin.getByText("Link copied")).toBeVisible();
  const link = await admin.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/^http:\/\/acme\.localhost:\d+\/tv\/watch\/[\w-]{36}\?token=[\w-]{43}$/);
  await expect(dialog.getByRole("textbox", { name: "Link" })).toHaveValue(link);
  await dialog.getByRole("button", { name: "Done" }).click();
  const row = admin.getByRole("listitem").filter({ hasText: name });
  await expect(row).toContainText("Not opened yet");
  await expect(row).toContainText(`Recognitions · ${team.name} · Last 7 days`);
  await admin.reload();
  await expect(row).toBeVisible();
  expect(await admin.content()).not.toContain(new URL(link).searchParams.get("token"));

  const screen = await stranger();
  await screen.clock.install();
  const answer = await screen.goto(link);
  expect(await answer?.headerValue("content-security-policy")).toContain(
    "frame-ancestors 'self' https://signage.example;",
  );
  await expect(shown(screen)).toContainText("The first word is yours");
  await expect(
    shown(screen).getByRole("img", { name: `Code that opens ${hosts.acme}/recognition/send` }),
  ).toBeVisible();
  const sender = await actor("Henrik Aas");
  const message = sentence("You baked for all of us");
  const id = await sender.recognize(team.person, message);
  await pass(screen, 45_000);
  await expect(shown(screen)).toContainText(message);
  await expect(shown(screen)).toContainText("Nadia Haddad");
  await expect(
    shown(screen).getByRole("img", { name: `Code that opens ${hosts.acme}/recognitions/${id}` }),
  ).toBeVisible();
  await admin.reload();
  await expect(row).toContainText("Playing now");
  // A second one waits for the end of the round, which is one slide long.
  const next = sentence("And for the night shift, too");
  await sender.recognize(team.person, next);
  await pass(screen, 90_000);
  const slides = screen.locator("main");
  await expect(slides).toHaveCount(2);
  await expect(slides.filter({ hasText: next })).toHaveCount(1);
});

test("the console previews the player, in landscape and portrait", async ({ as }) => {
  const { channel } = await makeChannel({ name: word("Stairs") });
  const page = await as("Ingrid Solheim", { path: TVS });
  const { name } = await (await administrator()).call<{ name: string }>(`GET /tv/channels/${channel.id}`);
  await page.getByRole("button", { name: `Preview ${name}` }).click();
  const frame = page.frameLocator("iframe");
  await expect(frame.locator("[aria-hidden=false] main")).toBeVisible();
  const wide = await page.locator("iframe").boundingBox();
  expect((wide?.width ?? 0) / (wide?.height ?? 1)).toBeCloseTo(16 / 9, 1);
  await page.getByText("Portrait", { exact: true }).click();
  await expect(async () => {
    const tall = await page.locator("iframe").boundingBox();
    expect((tall?.width ?? 0) / (tall?.height ?? 1)).toBeCloseTo(9 / 16, 1);
  }).toPass();
  await expect(frame.locator("[aria-hidden=false] main")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("listitem").filter({ hasText: name })).toContainText("Not opened yet");
});

/** It shows that the link has ended, who can help, and where to sign in; after a reload, too. */
async function expectEnded(screen: Page) {
  const main = screen.getByRole("main");
  const signIn = main.getByRole("link", { name: "Sign in" });
  for (const opened of ["playing", "anew"]) {
    if (opened === "anew") await screen.reload();
    await expect(main.getByRole("heading", { level: 1, name: "This link has ended" })).toBeVisible();
    await expect(main).toContainText("An administrator can make a new one");
    await expect(signIn).toBeVisible();
  }
  await signIn.click();
  await expect(screen).toHaveURL(`${hosts.acme}/`);
}

test.describe("a link that does not hold any more", () => {
  test.use({ expectedFailures: [401] });

  test("a new link stops the open screen within a minute, and plays until the channel is disconnected", async ({
    as,
    stranger,
  }) => {
    const name = word("Hall");
    const { link } = await makeChannel({ name });
    const screen = await stranger();
    await watch(screen, link);
    const admin = await as("Ingrid Solheim", { path: TVS });
    await chooseEntry(admin.getByRole("button", { name: `More for ${name}` }), "Make a new link");
    await admin.getByRole("dialog").getByRole("button", { name: "Make a new link" }).click();
    const fresh = await admin
      .getByRole("dialog", { name: `The link of ${name}` })
      .getByRole("textbox", { name: "Link" })
      .inputValue();
    expect(fresh).not.toBe(link);
    await pass(screen, 60_000);
    await expectEnded(screen);
    expect(
      await screen.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("plaudit.tv"))),
    ).toEqual([]);
    await watch(screen, fresh);
    await expect(shown(screen)).toBeVisible();

    await admin.getByRole("button", { name: "Done" }).click();
    await chooseEntry(admin.getByRole("button", { name: `More for ${name}` }), "Disconnect");
    await admin.getByRole("dialog").getByRole("button", { name: "Disconnect" }).click();
    await expect(admin.getByRole("listitem").filter({ hasText: name })).toContainText("Disconnected");
    await pass(screen, 60_000);
    await expectEnded(screen);
  });
});

test.describe("the network away", () => {
  test.use({ expectedFailures: ["network"] });

  test("offline the screen plays on, shows since when, and recovers by itself", async ({ stranger }) => {
    const { link } = await makeChannel();
    const page = await stranger();
    await watch(page, link);
    await page.context().setOffline(true);
    await page.clock.runFor(60_000);
    await expect(shown(page).getByText(/^Offline since [1-9]\d?:\d\d [AP]M$/)).toBeVisible();
    const before = await shown(page).textContent();
    await page.clock.runFor(40_000);
    expect(await shown(page).textContent()).not.toBe(before);
    await page.context().setOffline(false);
    await pass(page, 50_000);
    await expect(shown(page).getByText(/^Offline since/)).toBeHidden();
  });
});

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
});

test.describe("with less movement", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("one slide takes the place of the other at once", async ({ stranger }) => {
    const { link } = await makeChannel();
    const page = await stranger();
    await watch(page, link);
    await page.keyboard.press("ArrowRight");
    await page.clock.runFor(50);
    expect((await slidesOf(page)).map(({ opacity }) => opacity)).toEqual([1, 0, 0, 0, 0]);
  });
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
    const team = await smallTeam("Thandiwe Nkosi");
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
    await page.evaluate(
      async (wanted) => {
        for (let step = 0; step < 140; step++) {
          if (document.querySelector("[aria-hidden=false] main")?.textContent?.includes(wanted)) return;
          dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight" }));
          await new Promise((done) => requestAnimationFrame(done));
        }
      },
      message.trim().slice(0, 60),
    );
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
