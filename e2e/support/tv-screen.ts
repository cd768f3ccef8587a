import { lobby } from "@plaudit/server/testing/lobby";
import type { CDPSession, Page, Request } from "@playwright/test";
import type { Person } from "./api.ts";
import { sentence } from "./compose.ts";
import { type Held, held } from "./held.ts";
import { actor, expect } from "./test.ts";

interface Made {
  channel: { id: string; version: number };
  link: string;
}
/** A text that no other test writes. */
export const word = (what: string) => sentence(what).slice(0, -1);
export const shown = (page: Page) => page.locator("[aria-hidden=false] main");
export const administrator = () => actor("Ingrid Solheim");

export async function makeChannel(over: object = {}) {
  const admin = await administrator();
  return admin.call<Made>("POST /tv/channels", { ...lobby, name: word("Lobby"), ...over });
}
/** A team of this person only, so that its channel shows only what a test sends. */
export async function teamOf(member: Promise<Person>) {
  const [admin, person] = [await administrator(), await member];
  const name = word("Night shift");
  const { id } = await admin.call<{ id: string }>("POST /identity/teams", { name, memberIds: [person.id] });
  return { id, name, person };
}

/** An award without points, of a type that no other test sends. */
export async function giveAward(badge: string, to: Person | Person[], message: string) {
  const admin = await administrator();
  const name = word("Full sail");
  const type = await admin.call<{ id: string }>("POST /award/awardTypes", {
    ...{ name, description: "", badge, mediaObjectId: null, points: 0, pointsLocked: true, budgetItemId: null },
    ...{ senders: [], archived: false, notify: false, pinForDays: null },
  });
  const sendTo = [to].flat().map(({ id }) => ({ id, type: "tenantMember" }));
  const { id } = await admin.call<{ id: string }>(`POST /award/awardTypes/${type.id}/awards`, {
    ...{ amount: 0, message, sendTo },
  });
  return { id, name };
}

/**
 * Turns the slides by keyboard until one shows this. Each round of some 80 has an order of its own: only among twice as
 * many is every one of a round.
 */
export const turnTo = (page: Page, text: string) =>
  page.evaluate(async (wanted) => {
    for (let step = 0; step < 200; step++) {
      if (document.querySelector("[aria-hidden=false] main")?.textContent?.includes(wanted)) return;
      dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight" }));
      await new Promise((done) => requestAnimationFrame(done));
    }
  }, text);

const openRequests = new WeakMap<Page, Set<Request>>();

/** Lets simulated time pass in steps that leave the network its real one: the player waits 20 s for a response. */
export async function pass(page: Page, ms: number) {
  const open = openRequests.get(page) ?? new Set();
  if (!openRequests.has(page)) {
    openRequests.set(page, open);
    page.on("request", (request) => open.add(request));
    page.on("requestfinished", (request) => open.delete(request));
    page.on("requestfailed", (request) => open.delete(request));
  }
  for (let left = ms; left > 0; left -= 15_000) {
    await page.clock.runFor(Math.min(left, 15_000));
    while (open.size > 0) await new Promise((soon) => setTimeout(soon, 5));
  }
}

/** Memory varies with the slides: the minimum of a few samples. */
export async function leastHeld(page: Page, browser: CDPSession): Promise<Held> {
  const samples: Held[] = [];
  while (samples.length < 4) {
    await pass(page, 15_000);
    samples.push(await held(browser));
  }
  const of = (what: keyof Held) => Math.min(...samples.map((one) => one[what]));
  return { heapKb: of("heapKb"), nodes: of("nodes"), listeners: of("listeners") };
}

/** Opens a screen whose time the test moves. */
export async function watch(page: Page, link: string) {
  await page.clock.install();
  await page.goto(link);
  await expect(shown(page)).toBeVisible();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2000);
}
