import { expect, test } from "vitest";
import { keepShell } from "./keep-shell.ts";

const host = "https://acme.example";
/** A cache of paths; `lost` is a file that cannot be loaded. */
function cacheOf(lost?: string) {
  const kept = new Map<string, string>();
  const path = (name: RequestInfo | URL) => new URL(String(name), host).pathname;
  const cache = {
    keys: async () => [...kept.keys()].map((name) => ({ url: host + name })),
    addAll: async (names: string[]) => {
      if (lost && names.includes(lost)) throw new TypeError("Failed to fetch");
      for (const name of names) kept.set(path(name), "file");
    },
    put: async (name: string, response: Response) => void kept.set(path(name), await response.text()),
    delete: async (name: string) => kept.delete(path(name)),
  };
  return { kept, cache: cache as unknown as Cache };
}
const page = (build: string, entry: string, locale = "en") =>
  new Response(`<!doctype html><html lang="${locale}"><script src="/assets/${entry}"></script>{"build":"${build}"}`);
const needs = (entry: string, ...files: string[]) => ({ entry: `/assets/${entry}`, files });
const shown = (build: string, ...files: string[]) => ({ build, locale: "en", home: "/home", files });

test("the page is kept with the files that it names and those that it has loaded", async () => {
  const { cache, kept } = cacheOf();
  await keepShell(
    cache,
    page("one", "index-1.js"),
    needs("index-1.js", "/assets/send-1.js"),
    shown("one", "/assets/feed-1.js", "/api/apps", "/media/a.webp"),
  );
  expect([...kept.keys()].sort()).toEqual(["/assets/feed-1.js", "/assets/index-1.js", "/assets/send-1.js", "/home"]);
});

test("a new build takes the place of the old one, with nothing of both", async () => {
  const { cache, kept } = cacheOf();
  kept.set("/offline/answers", "{}");
  await keepShell(
    cache,
    page("one", "index-1.js"),
    needs("index-1.js"),
    shown("one", "/assets/feed-1.js", "/assets/react.js"),
  );
  await keepShell(
    cache,
    page("two", "index-2.js"),
    needs("index-2.js"),
    shown("two", "/assets/feed-2.js", "/assets/react.js"),
  );
  expect([...kept.keys()].sort()).toEqual([
    "/assets/feed-2.js",
    "/assets/index-2.js",
    "/assets/react.js",
    "/home",
    "/offline/answers",
  ]);
  expect(kept.get("/home")).toContain("index-2.js");
});

test("a page whose files do not all come leaves the old one whole", async () => {
  const { cache, kept } = cacheOf("/assets/feed-2.js");
  await keepShell(cache, page("one", "index-1.js"), needs("index-1.js"), shown("one", "/assets/feed-1.js"));
  await expect(
    keepShell(cache, page("two", "index-2.js"), needs("index-2.js"), shown("two", "/assets/feed-2.js")),
  ).rejects.toThrow();
  expect(kept.get("/home")).toContain("index-1.js");
  expect(kept.has("/assets/feed-1.js")).toBe(true);
});

test("a build or a language that this page does not show is not kept, nor is an error", async () => {
  const { cache, kept } = cacheOf();
  await keepShell(cache, page("two", "index-2.js"), needs("index-2.js"), shown("one", "/assets/feed-1.js"));
  await keepShell(cache, page("one", "index-1.js"), needs("index-2.js"), shown("one", "/assets/feed-1.js"));
  await keepShell(cache, page("one", "index-1.js", "fr"), needs("index-1.js"), shown("one", "/assets/feed-1.js"));
  await keepShell(cache, new Response("down", { status: 503 }), needs("index-1.js"), shown("one"));
  expect(kept.size).toBe(0);
});
