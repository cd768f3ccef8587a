import type { CDPSession, Page } from "@playwright/test";

/** What a page holds once nothing is left to collect. */
export interface Held {
  heapKb: number;
  nodes: number;
  listeners: number;
}

export async function measuring(page: Page): Promise<CDPSession> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Performance.enable");
  return browser;
}

export async function held(browser: CDPSession): Promise<Held> {
  await browser.send("HeapProfiler.collectGarbage");
  await browser.send("HeapProfiler.collectGarbage");
  const { metrics } = await browser.send("Performance.getMetrics");
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? 0;
  return {
    heapKb: Math.round(metric("JSHeapUsedSize") / 1024),
    nodes: metric("Nodes"),
    listeners: metric("JSEventListeners"),
  };
}

/** How much more the last rounds hold than the first. */
export function growth(rounds: readonly Held[], of: (one: Held) => number): number {
  const part = Math.ceil(rounds.length / 4);
  const mean = (some: readonly Held[]) => some.reduce((sum, one) => sum + of(one), 0) / some.length;
  return mean(rounds.slice(-part)) / mean(rounds.slice(0, part)) - 1;
}
