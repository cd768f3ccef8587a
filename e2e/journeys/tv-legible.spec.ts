import type { Page } from "@playwright/test";
import type { Person } from "../support/api.ts";
import { sentence } from "../support/compose.ts";
import { actor, expect, test } from "../support/test.ts";
import { administrator, giveAward, makeChannel, shown, word } from "../support/tv-screen.ts";

/** Ten meters: of 1,080 lines no letter has fewer than 56, no message fewer than 64. */
const LEAST = 56 / 1080;
const LEAST_MESSAGE = 64 / 1080;
/** Of the height, the tallest stretch that holds neither a letter nor a picture. */
const EMPTY_MOST = 0.2;

const surnames = ["Haddad", "Donaudampfschifffahrt", "Kovač", "O’Connor", "Nguyễn", "Li"];

/** Channels by what they show: a message of each length and crowd; awards; announcements; celebrations; new people by six, three, two and one; nothing. */
async function channelsOfEveryKind() {
  const admin = await administrator();
  const sender = await actor("Henrik Aas");
  const add = (lastName: string) =>
    admin.call<Person>("POST /identity/tenantMembers", { firstName: "Nadia", lastName });
  const people = await Promise.all(surnames.map(add));
  const [first, second] = people as [Person, Person];
  const team = async (members: { id: string }[]) => {
    const body = { name: word("Legible"), memberIds: members.map(({ id }) => id) };
    return [(await admin.call<{ id: string }>("POST /identity/teams", body)).id];
  };
  const long = `${sentence("Long")} ${"Page after page, so that the next one finds the way. ".repeat(14)}`;
  await sender.recognize(first, "Well done.");
  await sender.recognize(first, sentence("You answered in ten minutes what we had debated for two weeks"));
  await sender.recognize([first, second], long);
  await sender.recognize(people, "The boat left full.");
  await giveAward("sail", first, "Well done.");
  await giveAward("quiet", second, sentence("You answered in ten minutes what we had debated for two weeks"));
  await giveAward("lantern", [first, second], long);
  await giveAward("summit", people, "The boat left full.");
  const everybody = { content: ["joiners"], periodDays: 365, teamIds: [] as string[] };
  const { channel, link } = await makeChannel(everybody);
  const { results } = await admin.call<{ results: Person[] }>(
    `GET /identity/tv/${channel.id}/joiners${new URL(link).search}`,
  );
  const few = async (count: number) => ({ ...everybody, teamIds: await team(results.slice(0, count)) });
  return {
    messages: { content: ["recognition"], teamIds: await team(people) },
    awards: { content: ["award"], teamIds: await team(people) },
    announcements: { content: ["announcement"] },
    celebrations: { content: ["celebration"] },
    many: everybody,
    three: await few(3),
    two: await few(2),
    one: await few(1),
    nothing: { ...everybody, teamIds: await team([]) },
  };
}

interface Measured {
  text: string;
  /** Of the shorter side. */
  size: number;
  message: boolean;
  inside: boolean;
}
interface Slide {
  letters: Measured[];
  empty: number;
  /** How much of its box the text fills, and whether it could not be larger. */
  filled: number;
}

const measure = (page: Page): Promise<Slide[]> =>
  page.evaluate(() => {
    const short = Math.min(innerWidth, innerHeight);
    const lying = innerWidth > innerHeight;
    const measureSlide = (main: Element) => {
      const letters = [];
      const spans: [number, number][] = [];
      const edge = (part: string, side: "bottom" | "top") =>
        main.querySelector(part)?.getBoundingClientRect()[side] ?? 0;
      // A line's own box is a little taller than its letters.
      const [from, to] = [edge("header", "bottom") - short / 50, edge("footer", "top") + short / 50];
      const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        if (!element || !node.textContent?.trim() || element.closest("title")) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const { top, bottom, left, right } = range.getBoundingClientRect();
        const svg = element.closest("svg");
        const scale = svg ? svg.getBoundingClientRect().width / svg.viewBox.baseVal.width : 1;
        const free = element.closest(".tv-read, header, footer, [data-art]") !== null;
        letters.push({
          text: node.textContent,
          size: (Number.parseFloat(getComputedStyle(element).fontSize) * scale) / short,
          message: element.closest("[data-fit]") !== null,
          inside:
            (free || (top >= from && bottom <= to)) &&
            (element.closest(".tv-read") !== null ||
              (top >= -1 && left >= -1 && bottom <= innerHeight + 1 && right <= innerWidth + 1)),
        });
        spans.push([Math.max(0, top), Math.min(innerHeight, bottom)]);
      }
      for (const picture of main.querySelectorAll("svg, img")) {
        if (lying && picture.closest("[data-art]")) continue;
        const { top, bottom } = picture.getBoundingClientRect();
        spans.push([Math.max(0, top), Math.min(innerHeight, bottom)]);
      }
      let empty = 0;
      let reached = 0;
      for (const [top, bottom] of spans.sort(([a], [b]) => a - b)) {
        empty = Math.max(empty, top - reached);
        reached = Math.max(reached, bottom);
      }
      const box = main.querySelector("[data-fit]");
      const text = box?.querySelector("p, h1");
      const filled = text && box ? text.getBoundingClientRect().height / box.clientHeight : 1;
      return { letters, empty: Math.max(empty, innerHeight - reached) / innerHeight, filled };
    };
    return [...document.querySelectorAll("main")].map(measureSlide);
  });

async function expectLegible(page: Page, what: string) {
  const faults = (await measure(page)).flatMap(({ letters, empty, filled }) => {
    const shown = letters.map(({ text }) => text.slice(0, 30)).join(" | ");
    return [
      ...letters.flatMap(({ text, size, message, inside }) => [
        ...(size < (message ? LEAST_MESSAGE : LEAST) ? [`${(size * 1080).toFixed(1)} px: ${text.slice(0, 60)}`] : []),
        ...(inside ? [] : [`cut: ${text.slice(0, 60)}`]),
      ]),
      ...(letters.some(({ message }) => message) ? [] : [`no message: ${shown}`]),
      ...(empty > EMPTY_MOST ? [`${empty.toFixed(2)} of the height is empty: ${shown}`] : []),
      ...(filled < 0.45 ? [`the message fills ${filled.toFixed(2)} of its box: ${shown}`] : []),
    ];
  });
  expect.soft(faults, what).toEqual([]);
}

const panels = [
  [1920, 1080],
  [1080, 1920],
  [3840, 2160],
] as const;
const looks = [
  { language: "en", theme: "dark", qr: "view" },
  { language: "fr", theme: "light", qr: "recognize" },
  { language: "ar", theme: "dark", qr: "none" },
];

// A test each: the requests of one address in a minute are limited.
for (const look of looks)
  test(`every slide is read from ten meters, on every panel, in ${look.language}`, async ({ stranger }) => {
    test.setTimeout(240_000);
    const kinds = Object.entries(await channelsOfEveryKind());
    const page = await stranger();
    for (const [kind, content] of kinds) {
      const { link } = await makeChannel({ ...look, ...content });
      await page.goto(link);
      await expect(shown(page)).toBeVisible();
      if (kind === "one" && look.qr === "view") {
        await expect(shown(page)).toContainText("New faces");
        await expect(shown(page).getByText(/^Say hello to /)).toBeVisible();
        const code = /^Code that opens .+\/recognition\/send\?to=[\w-]{36}$/;
        await expect(shown(page).getByRole("img", { name: code })).toBeAttached();
      }
      for (const [width, height] of panels) {
        await page.setViewportSize({ width, height });
        await expect(shown(page)).toBeVisible();
        await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
        await expectLegible(page, `${look.language}, ${kind}, ${width} × ${height}`);
      }
    }
  });
