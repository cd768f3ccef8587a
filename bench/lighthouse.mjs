// Lighthouse on pages of a running product: on a phone sign-in as anybody and home as the demo's employee, on a desk the console's users.
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { stop } from "../scripts/setup.mjs";

const bars = { performance: 95, accessibility: 100, "best-practices": 100 };

/** A call on the tenant's host or the apex's; names under localhost are no business of the resolver's. */
function call(port, host, method, path, { token, body } = {}) {
  const headers = {
    host: `${host}:${port}`,
    ...(body && { "content-type": "application/json" }),
    ...(token && { authorization: `Bearer ${token}` }),
  };
  return new Promise((done, fail) => {
    const asked = request({ host: "127.0.0.1", port, method, path: `/api${path}`, headers }, async (answer) => {
      const answered = await text(answer);
      if (answer.statusCode === 200) done(JSON.parse(answered));
      else fail(new Error(`${path} answered ${answer.statusCode}: ${answered}`));
    });
    asked.once("error", fail);
    asked.end(body && JSON.stringify(body));
  });
}

export async function access(port, email = "employee@acme.test") {
  const body = { email, password: "plaudit-demo-1" };
  const { token } = await call(port, "localhost", "POST", "/identity/passwords/login", { body });
  const { results } = await call(port, "localhost", "GET", "/identity/tenants/my", { token });
  const acme = results.find((tenant) => tenant.slug === "acme");
  const { state } = await call(port, "localhost", "POST", `/identity/tenants/${acme.id}/login`, { token, body: {} });
  return call(
    port,
    "acme.localhost",
    "GET",
    `/identity/tenants/accessToken?state=${encodeURIComponent(state)}&confirmed=true`,
  );
}

export async function openBrowser() {
  const path = [process.env.CHROMIUM, "/usr/bin/chromium", "/usr/bin/google-chrome"].find(
    (one) => one && existsSync(one),
  );
  if (!path) stop("Lighthouse needs chromium: install it, or say where it is by CHROMIUM.");
  const profile = mkdtempSync(join(tmpdir(), "plaudit-lighthouse-"));
  const { default: puppeteer } = await import("puppeteer-core");
  const browser = await puppeteer.launch({
    executablePath: path,
    userDataDir: profile,
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-quic"],
  });
  return {
    browser,
    close: async () => {
      await browser.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1];

/** Medians of three runs a page. */
export async function audit(port, runs = 3) {
  const { default: lighthouse, desktopConfig } = await import("lighthouse");
  const host = `http://acme.localhost:${port}`;
  const { browser, close } = await openBrowser();
  const found = [];
  try {
    for (const [page, url, record, config] of [
      ["mobile, sign-in", `${host}/`, null],
      ["mobile, home", `${host}/home`, await access(port)],
      ["desktop, users", `${host}/admin/manage/users`, await access(port, "admin@acme.test"), desktopConfig],
    ]) {
      const scores = { performance: [], accessibility: [], "best-practices": [], cls: [] };
      for (let run = 0; run < runs; run += 1) {
        const tab = await browser.newPage();
        await tab.goto(`${host}/robots.txt`);
        await tab.evaluate(
          (kept) => (kept ? localStorage.setItem("plaudit.access", kept) : localStorage.clear()),
          record && JSON.stringify(record),
        );
        const { lhr } = await lighthouse(
          url,
          { onlyCategories: Object.keys(bars), disableStorageReset: true, logLevel: "error" },
          config,
          tab,
        );
        if (lhr.finalDisplayedUrl !== url)
          throw new Error(`Lighthouse ended at ${lhr.finalDisplayedUrl} instead of ${url}`);
        for (const category of Object.keys(bars))
          scores[category].push(Math.round(lhr.categories[category].score * 100));
        scores.cls.push(lhr.audits["cumulative-layout-shift"].numericValue);
        await tab.close();
      }
      for (const [category, bar] of Object.entries(bars)) {
        const score = median(scores[category]);
        found.push({ page, category, score, bar: `≥ ${bar}`, holds: score >= bar });
      }
      const shift = median(scores.cls);
      found.push({ page, category: "layout shift", score: shift.toFixed(3), bar: "≤ 0.01", holds: shift <= 0.01 });
    }
  } finally {
    await close();
  }
  return found;
}
