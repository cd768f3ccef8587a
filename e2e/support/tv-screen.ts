import { lobby } from "@plaudit/server/testing/lobby";
import type { Page, Request } from "@playwright/test";
import { sentence } from "./compose.ts";
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

/** Opens a screen whose time the test moves. */
export async function watch(page: Page, link: string) {
  await page.clock.install();
  await page.goto(link);
  await expect(shown(page)).toBeVisible();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2000);
}
