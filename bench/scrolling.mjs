// The users' grid of a very large tenant under a turning wheel, in a real browser, on the product with Postgres behind it.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { manyMembers, onlyTenant } from "@plaudit/server/testing";
import { startScratchPostgres } from "../scripts/scratch-postgres.mjs";
import { access, openBrowser } from "./lighthouse.mjs";
import { startProduct } from "./product.mjs";

const SECONDS = 8;

async function fill(url, members) {
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query("select id from tenants where slug = 'acme'");
  for (const statement of [...manyMembers(onlyTenant(rows[0].id), members), "vacuum analyze"])
    await client.query(statement);
  await client.end();
}

/**
 * In the page: turns the wheel evenly for some seconds and looks at each frame. A frame has a blank where a place in sight has no row; rows
 * whose people are still on their way count as waiting.
 */
async function turn({ speed, seconds }) {
  const grid = document.querySelector("[role=grid]");
  const scroller = grid.parentElement;
  const frames = { all: 0, blank: 0, waiting: 0 };
  const look = () => {
    const { top, bottom, left } = scroller.getBoundingClientRect();
    let [blank, waiting] = [false, false];
    for (const y of [top + 60, (top + bottom) / 2, bottom - 30]) {
      const row = document.elementFromPoint(left + 120, y)?.closest("[role=row]");
      if (!row) blank = true;
      else if (!row.querySelector("a")) waiting = true;
    }
    frames.all += 1;
    if (blank) frames.blank += 1;
    if (waiting) frames.waiting += 1;
  };
  const frame = () => new Promise((next) => requestAnimationFrame(next));
  let last = await frame();
  const began = last;
  while (last - began < seconds * 1000) {
    const now = await frame();
    look();
    scroller.scrollTop += ((now - last) / 1000) * speed;
    last = now;
  }
  return { ...frames, seconds: (last - began) / 1000 };
}

/** Frames a second and blanks at each speed, in pixels a second. */
export async function scrolling(port, members = 100_000, speeds = [1000, 6000]) {
  const scratch = await startScratchPostgres({ max_wal_size: "4GB" });
  const folder = mkdtempSync(join(tmpdir(), "plaudit-scrolling-"));
  const product = await startProduct("apps/server/src/main.ts", port, folder, {
    NODE_ENV: "development",
    DATABASE_URL: scratch.url,
    PLAUDIT_SECRET: "scrolling-".repeat(4),
  });
  const host = `http://acme.localhost:${port}`;
  const { browser, close } = await openBrowser();
  const found = [];
  try {
    await fill(scratch.url, members);
    const record = await access(port, "admin@acme.test");
    const page = await browser.newPage();
    await page.setViewport({ width: 1440, height: 900 });
    await page.goto(`${host}/robots.txt`);
    await page.evaluate((kept) => localStorage.setItem("plaudit.access", kept), JSON.stringify(record));
    await page.goto(`${host}/admin/manage/users`);
    for (const speed of speeds) {
      await page.waitForSelector("[role=gridcell] a");
      found.push({ speed, ...(await page.evaluate(turn, { speed, seconds: SECONDS })) });
    }
  } finally {
    await close();
    await product.stop();
    await scratch.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return found;
}
