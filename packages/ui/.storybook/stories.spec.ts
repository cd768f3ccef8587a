import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page, test } from "@playwright/test";
import { type Entry, openStory, serveStories, stories } from "./served.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
/** A story is not a page: landmarks, a level-one heading and the place of a region belong to the page around it. */
const pageRules = ["region", "landmark-one-main", "page-has-heading-one", "heading-order"];
const views = [
  { theme: "light", direction: "ltr" },
  { theme: "dark", direction: "rtl" },
];

interface Channel {
  on: (name: string, listener: (what?: unknown) => void) => void;
  off: (name: string, listener: (what?: unknown) => void) => void;
  once: (name: string, listener: (what?: unknown) => void) => void;
  emit: (name: string, what: object) => void;
}

async function violations(page: Page): Promise<string[]> {
  await page.waitForFunction(() => document.getAnimations().every((a) => a.playState !== "running"));
  return page.evaluate(async (skipped) => {
    const { axe } = window as unknown as {
      axe: {
        run: (where: Element, how: object) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
      };
    };
    const above = [...document.querySelectorAll("[aria-modal=true], .popover")].at(-1);
    const found = await axe.run(above ?? document.documentElement, {
      runOnly: { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] },
      rules: Object.fromEntries(skipped.map((rule) => [rule, { enabled: false }])),
      resultTypes: ["violations"],
    });
    return found.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 200)).join(" | ")}`,
    );
  }, pageRules);
}

test.beforeEach(({ page }) => serveStories(page));

/** One page for all: a story is exchanged for the next as the workshop's own list does it. */
async function show(page: Page, story: Entry) {
  await page.evaluate(
    (storyId) =>
      new Promise<void>((done, fail) => {
        const channel = (window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel }).__STORYBOOK_ADDONS_CHANNEL__;
        // The previous story may still report that it is rendered.
        const listener = (id?: unknown) => {
          if (id !== storyId) return;
          channel.off("storyRendered", listener);
          done();
        };
        channel.on("storyRendered", listener);
        channel.once("storyThrewException", (error) => fail(error));
        channel.emit("setCurrentStory", { storyId, viewMode: "story" });
      }),
    story.id,
  );
  await page.waitForFunction(() => document.fonts.status === "loaded");
}

for (const { theme, direction } of views)
  test(`every story, ${theme}, ${direction}`, async ({ page }) => {
    const faults: string[] = [];
    page.on("pageerror", (error) => faults.push(error.message));
    const [first, ...others] = stories;
    await openStory(page, first?.id ?? "", direction, theme);
    await expect(page.locator("#storybook-root > *").first()).toBeAttached();
    await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
    await expect(page.locator("html")).toHaveAttribute("dir", direction);
    await page.evaluate(axe);
    for (const story of [...others, ...(first ? [first] : [])]) {
      await show(page, story);
      expect.soft(await violations(page), story.id).toEqual([]);
    }
    expect(faults).toEqual([]);
  });

for (const { key, direction } of [
  { key: "ArrowRight", direction: "ltr" },
  { key: "ArrowLeft", direction: "rtl" },
])
  test(`tabs are walked as one reads, ${direction}`, async ({ page }) => {
    const { id } = stories.find((story) => story.id.endsWith("tabbed")) as Entry;
    await openStory(page, id, direction);
    await expect(page.locator("html")).toHaveAttribute("dir", direction);
    const tabs = page.getByRole("tab");
    await tabs.first().focus();
    await tabs.first().press(key);
    await expect(tabs.nth(1)).toBeFocused();
    await expect(tabs.nth(1)).toHaveAttribute("aria-selected", "true");
  });
