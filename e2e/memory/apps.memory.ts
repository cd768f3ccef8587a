import type { Locator, Page } from "@playwright/test";
import { openComposer } from "../support/compose.ts";
import { growth, type Held, held, measuring } from "../support/held.ts";
import { expect, test } from "../support/test.ts";

/** Somebody busy does something every five seconds. */
const STEPS = 720;
/** Over the second half of the hour. The first half creates what stays: cached responses, pictures, and most of the compiled code. */
const MOST_GROWTH = 0.05;

type Step = (page: Page) => Promise<unknown>;
const menu =
  (name: string): Step =>
  async (page) => {
    await page.getByRole("navigation").getByRole("link", { name, exact: true }).first().click();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  };
const above = "[aria-modal=true], .popover";
const opened =
  (step: Step): Step =>
  async (page) => {
    await step(page);
    await expect(page.locator(above).first()).toBeVisible();
  };
const press = (name: string | RegExp) =>
  opened((page) => page.getByRole("button", { name, exact: true }).first().click());
const closed: Step = async (page) => {
  await page.keyboard.press("Escape");
  await expect(page.locator(above)).toHaveCount(0);
};
const follow =
  (link: (page: Page) => Locator, path: RegExp): Step =>
  async (page) => {
    await link(page).first().click();
    await page.waitForURL(path);
  };
const back: Step = (page) => page.goBack();
const find = (query: string) => (page: Page) => page.getByRole("searchbox").first().fill(query);

const member: Step[] = [
  menu("Home"),
  (page) => page.locator("#main ol > li").last().scrollIntoViewIfNeeded(),
  press(/^Notifications/),
  closed,
  press("Filter"),
  closed,
  openComposer,
  closed,
  follow((page) => page.locator("#main article time"), /\/recognitions\//),
  back,
  press("Search people"),
  (page) => page.getByRole("combobox", { name: "Search people" }).fill("an"),
  closed,
  menu("Me"),
  menu("My settings"),
  press("Help"),
  closed,
];
const administrator: Step[] = [
  menu("Users & teams"),
  follow((page) => page.getByRole("grid").getByRole("link"), /\/user\//),
  back,
  find("an"),
  find(""),
  press("Columns"),
  closed,
  menu("Branding"),
  menu("Language & time"),
  menu("Values"),
  menu("TV"),
  opened((page) => page.keyboard.press("Control+k")),
  (page) => page.getByRole("combobox").fill("logs"),
  follow((page) => page.getByRole("option", { name: /^Logs/ }), /\/logs/),
  opened((page) => page.keyboard.press("Control+k")),
  closed,
];

for (const [app, path, steps] of [
  ["the member's app", "/home", member],
  ["the console", "/admin/manage/users", administrator],
] as const)
  test(`an hour in ${app} needs no more at its end`, async ({ as }, info) => {
    const page = await as("Ingrid Solheim", { path });
    const browser = await measuring(page);
    const rounds: Held[] = [];
    for (let done = 0; done < STEPS; done += steps.length) {
      for (const step of steps) await step(page);
      rounds.push(await held(browser));
    }
    const measured = rounds.slice(rounds.length / 2);
    const grown = {
      heap: growth(measured, (one) => one.heapKb),
      nodes: growth(measured, (one) => one.nodes),
      listeners: growth(measured, (one) => one.listeners),
    };
    const report = JSON.stringify({
      steps: rounds.length * steps.length,
      first: measured[0],
      last: measured.at(-1),
      grown,
    });
    info.annotations.push({ type: "held", description: report });
    process.stdout.write(`${app}: ${report}\n`);
    for (const [what, by] of Object.entries(grown)) expect.soft(by, what).toBeLessThan(MOST_GROWTH);
  });
