import { existsSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import type { Page } from "@playwright/test";

const built = join(import.meta.dirname, "../dist");
const kinds: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".svg": "image/svg+xml",
};
export interface Entry {
  id: string;
  type: string;
}
const index = JSON.parse(readFileSync(join(built, "index.json"), "utf8")) as { entries: Record<string, Entry> };
export const stories = Object.values(index.entries).filter((entry) => entry.type === "story");

/** Answers with the built stories, without a server. */
export async function serveStories(page: Page) {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.route("http://stories.localhost/**", (route) => {
    const file = join(built, new URL(route.request().url()).pathname);
    return existsSync(file)
      ? route.fulfill({ path: file, contentType: kinds[extname(file)] ?? "application/octet-stream" })
      : route.fulfill({ status: 404 });
  });
}

/** One story alone. */
export async function openStory(page: Page, id: string, direction = "ltr", theme = "light") {
  if (!stories.some((story) => story.id === id)) throw new Error(`There is no story ${id}`);
  await page.goto(
    `http://stories.localhost/iframe.html?id=${id}&viewMode=story&globals=theme:${theme};direction:${direction}`,
  );
}
