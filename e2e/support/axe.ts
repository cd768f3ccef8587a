import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** What a theme or a direction can change. */
const drawn = ["color-contrast", "link-in-text-block", "target-size"];
/** An open dialog or menu is checked alone: the page below was checked without it. */
const above = "[aria-modal=true], .popover";

interface Axe {
  run: (
    context: Element,
    options: object,
  ) => Promise<{ violations: { id: string; nodes: { target: string[]; any: { message: string }[] }[] }[] }>;
}

async function violations(page: Page, rules: string[] | null): Promise<string[]> {
  // Animations would be measured half-way.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every((a) => a.playState !== "running" || a.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY),
  );
  // What a bar covers would count as hidden. At the end of the page the one at the foot covers nothing.
  await page.evaluate(() => document.querySelector("[data-save-bar]") && scrollTo(0, document.body.scrollHeight));
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  return page.evaluate(
    async ([chosen, tags, selector]) => {
      const { axe } = window as unknown as { axe: Axe };
      // The one at the top scrolls away for as long as that takes.
      const bars = [...document.querySelectorAll("header")].filter(
        (one) => getComputedStyle(one).position === "sticky",
      );
      for (const bar of bars) bar.style.position = "static";
      const found = await axe.run([...document.querySelectorAll(selector)].at(-1) ?? document.documentElement, {
        runOnly: chosen ? { type: "rule", values: chosen } : { type: "tag", values: tags },
        resultTypes: ["violations"],
      });
      for (const bar of bars) bar.style.position = "";
      return found.violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map((n) => `${n.target.join(" ")} ${n.any[0]?.message ?? ""}`).join("; ")}`,
      );
    },
    [rules, standards, above] as const,
  );
}

export const phone = { width: 390, height: 844 };

/** A screen, or what is open over it, in the page's own size or on a phone, where it is drawn otherwise there. */
export async function expectAccessible(page: Page, where: string, size?: typeof phone) {
  if (size) await page.setViewportSize(size);
  expect.soft(await violations(page, null), where).toEqual([]);
}

/** And drawn dark and from the right, which stories hold for the parts of a screen only. */
export async function expectAccessibleInBoth(page: Page, where: string) {
  await expectAccessible(page, where);
  await page.evaluate(() => {
    document.documentElement.dataset.theme = "dark";
    document.documentElement.dir = "rtl";
  });
  expect.soft(await violations(page, drawn), `${where}, dark, rtl`).toEqual([]);
}
