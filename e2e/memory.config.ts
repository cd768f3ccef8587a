import { defineConfig } from "@playwright/test";
import journeys from "./playwright.config.ts";

/** npm run test:memory: an hour of each app and a day of a TV screen, one after the other, on the product that the journeys walk through. */
export default defineConfig({
  ...journeys,
  testMatch: "memory/*.memory.ts",
  workers: 1,
  timeout: 3_600_000,
  use: { ...journeys.use, actionTimeout: 15_000 },
});
