import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";

const port = Number(process.env.E2E_PORT ?? 3900);
// The shell draws the same pages in two thirds of the time.
const chromium = process.env.CHROMIUM ?? ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"].find(existsSync);

export default defineConfig({
  testDir: ".",
  testMatch: "**/*.spec.ts",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: process.env.PLAUDIT_REPORT ? [["list"], ["../scripts/report/playwright.mjs"]] : [["list"]],
  outputDir: "./test-results",
  globalSetup: "./support/server.ts",
  use: {
    // A worker would answer in place of what a journey holds back; the journeys of a phone allow it.
    serviceWorkers: "block",
    baseURL: `http://acme.localhost:${port}`,
    locale: "en-GB",
    timezoneId: "Europe/Berlin",
    viewport: { width: 1440, height: 900 },
    // Calm, but for the journeys that are about what moves.
    contextOptions: { reducedMotion: "reduce" },
    trace: process.env.E2E_TRACE ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--font-render-hinting=none",
        "--disable-lcd-text",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--disable-quic",
        "--no-first-run",
      ],
    },
  },
});
