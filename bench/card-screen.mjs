// A card of 2,000 signatures, a third of them with a photograph, in a real browser on the product with Postgres behind it: until its
// first signatures are drawn, and frames while all of it is scrolled through.
import { randomUUID } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { manyMembers, onlyTenant } from "@plaudit/server/testing";
import { photograph, signaturesBy } from "@plaudit/server/testing/print";
import { startScratchPostgres } from "../scripts/scratch-postgres.mjs";
import { access, openBrowser } from "./lighthouse.mjs";
import { startProduct } from "./product.mjs";

const SIGNATURES = 2000;
const ROUNDS = 5;
/** Pixels in a second, as a hand that looks for something turns the wheel. */
const SPEED = 4000;
const MOST_SECONDS = 25;

/** Returns the card's id; the demo's employee organizes it. */
async function fill(url, folder) {
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const one = async (text, values) => (await client.query(text, values)).rows[0];
  const { id: tenantId } = await one("select id from tenants where slug = 'acme'");
  for (const statement of manyMembers(onlyTenant(tenantId), SIGNATURES + 10)) await client.query(statement);
  const { id: organizer } = await one(
    "select id from tenant_members where tenant_id = $1 and email = 'employee@acme.test'",
    [tenantId],
  );
  const { rows } = await client.query(
    "select id from tenant_members where tenant_id = $1 and email like 'p%' order by id limit $2",
    [tenantId, SIGNATURES + 1],
  );
  const [recipient, ...signers] = rows.map(({ id }) => id);
  const cardId = randomUUID();
  await client.query(
    `insert into cards (tenant_id, id, title, occasion, design, years, organizer_id, deliver_on, deliver_time, contributors_invite, team_ids, state, contributor_count, signature_count, created_at)
     values ($1, $2, 'Ten years', 'years', 'rings', 10, $3, current_date + 3, '09:00', true, '{}', 'open', $4, $4, now())`,
    [tenantId, cardId, organizer, SIGNATURES],
  );
  await client.query("insert into card_recipients (tenant_id, card_id, member_id) values ($1, $2, $3)", [
    tenantId,
    cardId,
    recipient,
  ]);
  const files = await Promise.all(
    ["card-fullsize", "card-thumbnail"].map(async (name) => [name, await photograph(name)]),
  );
  const paragraph = (text) => ({ type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text }] }] });
  for (const [n, { author, messageText, hand, picture, spot }] of signaturesBy(signers).entries()) {
    let file = null;
    if (picture) {
      const [id, key] = [randomUUID(), randomUUID()];
      file = { id, type: "image", format: null, originalFilename: "photo.jpg", bytes: files[0][1].length, ...picture };
      await client.query(
        `insert into media_objects (tenant_id, id, kind, key, original_filename, created_by, created_at, claimed_at, type, bytes, width, height, ready_at)
         values ($1, $2, 'card', $3, 'photo.jpg', $4, now(), now(), 'image', $5, $6, $7, now())`,
        [tenantId, id, key, author.id, file.bytes, picture.width, picture.height],
      );
      mkdirSync(join(folder, "files", tenantId, key), { recursive: true });
      for (const [name, bytes] of files) writeFileSync(join(folder, "files", tenantId, key, `${name}.webp`), bytes);
    }
    await client.query(
      `insert into card_signatures (tenant_id, id, card_id, member_id, message, message_text, hand, picture, spot, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, now() - interval '1 hour' + $10 * interval '1 second')`,
      [tenantId, randomUUID(), cardId, author.id, paragraph(messageText), messageText, hand, file, spot, n],
    );
  }
  await client.query(
    `insert into card_contributors (tenant_id, id, card_id, member_id, signed_at, created_at)
     select tenant_id, gen_random_uuid(), card_id, member_id, created_at, created_at from card_signatures where tenant_id = $1 and card_id = $2`,
    [tenantId, cardId],
  );
  await client.query("vacuum analyze");
  await client.end();
  return cardId;
}

/** In the page: scrolls evenly to the end, and takes the time of each frame. */
async function turn({ speed, seconds }) {
  const frame = () => new Promise((next) => requestAnimationFrame(next));
  let last = await frame();
  const began = last;
  const frames = [];
  while (last - began < seconds * 1000 && scrollY + innerHeight < document.documentElement.scrollHeight - 2) {
    const now = await frame();
    frames.push(now - last);
    scrollBy(0, ((now - last) / 1000) * speed);
    last = now;
  }
  return { frames, end: scrollY, height: document.documentElement.scrollHeight };
}
const part = (all, of) => all.toSorted((a, b) => a - b)[Math.floor((all.length - 1) * of)];

/** In the page, before anything else of it: when the first signature has been painted. */
function markFirst() {
  const painted = () => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      window.firstSignature = performance.now();
    };
    port2.postMessage(null);
  };
  const seen = new MutationObserver(() => {
    if (!document.querySelector(".card-paper .card-ink")) return;
    seen.disconnect();
    requestAnimationFrame(painted);
  });
  seen.observe(document, { childList: true, subtree: true });
}

/** At each width: milliseconds to the first signature, and of a frame at the median and at the slowest hundredth. */
export async function cardScreen(port, widths = [1440, 390]) {
  const scratch = await startScratchPostgres();
  const folder = mkdtempSync(join(tmpdir(), "plaudit-card-"));
  const product = await startProduct("apps/server/src/main.ts", port, folder, {
    NODE_ENV: "development",
    DATABASE_URL: scratch.url,
    PLAUDIT_SECRET: "card-screen-".repeat(4),
  });
  const host = `http://acme.localhost:${port}`;
  const { browser, close } = await openBrowser();
  const found = [];
  try {
    const cardId = await fill(scratch.url, folder);
    const record = await access(port);
    for (const width of widths) {
      const page = await browser.newPage();
      await page.setViewport({ width, height: width < 700 ? 844 : 900, deviceScaleFactor: width < 700 ? 2 : 1 });
      await page.evaluateOnNewDocument(markFirst);
      await page.goto(`${host}/robots.txt`);
      await page.evaluate((kept) => localStorage.setItem("plaudit.access", kept), JSON.stringify(record));
      const opened = [];
      await page.goto(`${host}/home`, { waitUntil: "networkidle2" });
      for (let round = 0; round <= ROUNDS; round += 1) {
        await page.goto(`${host}/card/${cardId}`, { waitUntil: "domcontentloaded" });
        // The page takes its own time: a look from outside comes late while it is busy.
        await page.waitForFunction(() => window.firstSignature);
        opened.push(await page.evaluate(() => window.firstSignature));
      }
      // The whole card first: its pages come by parts.
      await page.waitForNetworkIdle({ idleTime: 1500, timeout: 60_000 }).catch(() => {});
      const { frames, end, height } = await page.evaluate(turn, { speed: SPEED, seconds: MOST_SECONDS });
      const pictures = await page.evaluate(() =>
        performance
          .getEntriesByType("resource")
          .filter(({ name }) => /\.webp/.test(name))
          .reduce((sum, one) => ({ count: sum.count + 1, bytes: sum.bytes + one.encodedBodySize }), {
            count: 0,
            bytes: 0,
          }),
      );
      const nodes = await page.evaluate(() => document.querySelectorAll("*").length);
      found.push({
        width,
        first: opened[0],
        opened: part(opened.slice(1), 0.5),
        median: part(frames, 0.5),
        slowest: part(frames, 0.99),
        scrolled: end,
        height,
        pictures,
        nodes,
      });
      await page.close();
    }
  } finally {
    await close();
    await product.stop();
    await scratch.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return found;
}
if (process.argv[1] === import.meta.filename)
  console.log(JSON.stringify(await cardScreen(Number(process.env.PORT ?? 4792)), null, 1));
