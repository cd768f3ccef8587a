// npm run test:chaos: two web and two worker processes behind the edge on a real Postgres, while colleagues go on sending.
// Each process is killed in turn, the edge's API behind it, Postgres stopped and started; then everything is counted.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../../scripts/ports.mjs";
import { startScratchPostgres } from "../../scripts/scratch-postgres.mjs";
import { type Environment, Process, root } from "./cluster.ts";
import { Person } from "./person.ts";

const fromServer = createRequire(join(root, "apps/server/package.json"));
const { SMTPServer } = fromServer("smtp-server") as typeof import("smtp-server");
const pg = fromServer("pg") as typeof import("pg");

const PAUSE_MS = 3_000;
const BACK_WITHIN_S = 5;
/** A batch of mail for each of two killed workers, and for both when Postgres goes. */
const IN_HANDS = 40;
const failures: string[] = [];
const say = (line: string) => console.log(line);
function expectThat(what: string, holds: boolean, found: unknown = ""): void {
  say(`${holds ? "✓" : "✗"} ${what}${found === "" ? "" : `: ${found}`}`);
  if (!holds) failures.push(what);
}

/** Real SMTP that counts what arrives, by message id. */
async function catchMail() {
  const seen = new Map<string, number>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, _session, done) {
      let text = "";
      stream.on("data", (chunk: Buffer) => {
        text += chunk;
      });
      stream.on("end", () => {
        const id = /^Message-ID: (.+)$/im.exec(text)?.[1] ?? text;
        seen.set(id, (seen.get(id) ?? 0) + 1);
        done();
      });
    },
  });
  const port = await freePort();
  await new Promise<void>((ready) => server.listen(port, "127.0.0.1", ready));
  return { seen, port, close: () => new Promise<void>((closed) => server.close(closed)) };
}

const folder = mkdtempSync(join(tmpdir(), "plaudit-chaos-"));
const durable = { fsync: "on", synchronous_commit: "on", full_page_writes: "on" };
const postgres = await startScratchPostgres(durable);
const mail = await catchMail();
const [edgePort, onePort, twoPort] = [await freePort(), await freePort(), await freePort()];
const common: Environment = {
  DATABASE_URL: postgres.url,
  PLAUDIT_SECRET: "a-secret-of-the-chaos-test-with-enough-letters",
  PUBLIC_URL: `http://localhost:${edgePort}`,
  PLAUDIT_DATA: folder,
  SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
};
const webs = [onePort, twoPort].map(
  (port, n) => new Process(`web-${n + 1}`, { ...common, ROLE: "web", PORT: `${port}` }, folder),
);
const workers = [1, 2].map((n) => new Process(`worker-${n}`, { ...common, ROLE: "worker" }, folder));
const apiOrigins = [onePort, twoPort].map((port) => `http://127.0.0.1:${port}`).join(",");
const edge = new Process("edge", { ...common, ROLE: "edge", PORT: `${edgePort}`, API_ORIGIN: apiOrigins }, folder);
const all = [...webs, ...workers, edge];

/** The demo's people, made by one process for everything that ends again. */
async function seed(): Promise<void> {
  const port = await freePort();
  const maker = new Process("seed", { ...common, NODE_ENV: "development", ROLE: "all", PORT: `${port}` }, folder);
  await maker.start();
  await maker.end("SIGTERM");
}

const addresses = async (client: import("pg").Client): Promise<string[]> => {
  const { rows } = await client.query(
    `select m.email from tenant_members m join tenants t on t.id = m.tenant_id
     where t.slug = 'acme' and m.user_id is not null and m.suspended_at is null order by m.email limit 8`,
  );
  return rows.map(({ email }) => email);
};

let client: import("pg").Client | undefined;
const people: Person[] = [];
try {
  say("Making the demo's people ...");
  await seed();
  client = new pg.Client(postgres.url);
  client.on("error", () => undefined);
  await client.connect();
  const { rows: before } = await client.query("select (select count(*) from notifications)::int as notifications");
  const mailed = mail.seen.size;
  await Promise.all(all.map((one) => one.start()));
  for (const email of await addresses(client)) people.push(new Person(email, edgePort));
  await Promise.all(people.map((person) => person.signIn()));
  const qualities = (await people[0]?.qualities()) ?? [];

  const acknowledged: string[] = [];
  let sending = true;
  const sender = async (person: Person, n: number) => {
    for (let round = 0; sending; round += 1) {
      const receiver = people[(n + 1 + (round % (people.length - 1))) % people.length] as Person;
      const quality = qualities[round % qualities.length] as string;
      // One in ten with a point, so that nobody's month runs out.
      acknowledged.push(await person.thank(receiver.id, quality, `Thank you, ${n}.${round}`, round % 10 === 0 ? 1 : 0));
      await sleep(40);
    }
  };
  const senders = people.map((person, n) => sender(person, n));
  const guard = Promise.all(senders);
  const meanwhile = async (work: () => Promise<void>) => {
    const at = acknowledged.length;
    await Promise.race([work(), guard]);
    return acknowledged.length - at;
  };

  for (const one of [...webs, ...workers]) {
    const sent = await meanwhile(async () => {
      await one.end("SIGKILL");
      await sleep(PAUSE_MS);
      await one.start();
      await sleep(PAUSE_MS / 2);
    });
    expectThat(`${one.name} is killed and comes back; colleagues go on`, sent > 0, `${sent} sent meanwhile`);
  }

  say("Stopping Postgres ...");
  await client.end().catch(() => undefined);
  await postgres.crash();
  await sleep(PAUSE_MS);
  await postgres.restart();
  const up = performance.now();
  const first = people[0] as Person;
  while (!(await first.answers())) await sleep(50);
  const seconds = (performance.now() - up) / 1000;
  expectThat(
    `service is back within ${BACK_WITHIN_S} s of Postgres`,
    seconds <= BACK_WITHIN_S,
    `${seconds.toFixed(2)} s`,
  );
  await sleep(PAUSE_MS);
  sending = false;
  await guard;
  say(`${acknowledged.length} recognitions were acknowledged`);

  client = new pg.Client(postgres.url);
  await client.connect();
  const counts = async () => {
    const { rows } = await (client as import("pg").Client).query(
      `select (select count(*) from pgboss.job where state in ('created', 'retry', 'active') and name not in ('dead') and start_after <= now())::int as due,
        (select count(*) from pgboss.job where name = 'dead')::int as dead,
        (select count(*) from mail_outbox where sent_at is null)::int as unsent`,
    );
    return rows[0] as { due: number; dead: number; unsent: number };
  };
  for (let waited = 0; waited < 2_400; waited += 1) {
    const { due, unsent } = await counts();
    if (due === 0 && unsent === 0) break;
    await sleep(100);
  }
  const { due, dead, unsent } = await counts();
  expectThat("every job is done, and none is dead", due === 0 && dead === 0, `${due} due, ${dead} dead`);
  const { rows } = await client.query(
    `select count(*)::int as there, count(distinct id)::int as once from recognitions where id = any($1::uuid[])`,
    [acknowledged],
  );
  const unique = new Set(acknowledged).size;
  expectThat(
    "every acknowledged send is there once",
    unique === acknowledged.length && rows[0].there === unique,
    unique,
  );
  const { rows: extra } = await client.query(
    "select count(*)::int as more from recognitions where message_text like 'Thank you, %.%' and not id = any($1::uuid[])",
    [acknowledged],
  );
  expectThat("nothing was sent that nobody was told of", extra[0].more === 0, extra[0].more);
  const { rows: unequal } = await client.query(
    `select count(*)::int as wrong from unnest($1::uuid[]) r(id)
     where (select count(*) from notifications n where n.kind = 'recognised' and n.resource_path like '%' || r.id::text || '%') <> 1`,
    [acknowledged],
  );
  expectThat(
    "each was made known once",
    unequal[0].wrong === 0,
    `${unequal[0].wrong} wrong, ${before[0].notifications} before`,
  );
  const twice = [...mail.seen.values()].filter((times) => times > 1).length;
  expectThat(
    "every mail went out",
    unsent === 0 && mail.seen.size > mailed,
    `${mail.seen.size - mailed} mails, ${unsent} not`,
  );
  // SMTP has no transaction: what was in a killed worker's hands goes out again, under the same message id.
  expectThat(
    "no mail but those in a killed worker's hands went out again",
    twice <= IN_HANDS,
    `${twice} twice, by the same id`,
  );
  const verdict = execFileSync(process.execPath, ["apps/server/src/domains/points/verify.ts"], {
    cwd: root,
    env: { ...process.env, ...common },
    encoding: "utf8",
  });
  expectThat("the ledger balances", !/fault/i.test(verdict), verdict.trim().split("\n").at(-1));
} catch (error) {
  failures.push(String(error));
  say(`✗ ${error instanceof Error ? error.stack : error}`);
  for (const { name } of all) {
    const log = readFileSync(join(folder, `${name}.log`), { encoding: "utf8", flag: "a+" });
    say(`--- ${name}\n${log.split("\n").slice(-8).join("\n")}`);
  }
} finally {
  await Promise.all(people.map((person) => person.close()));
  await Promise.all(all.map((one) => one.end("SIGTERM")));
  await client?.end().catch(() => undefined);
  await mail.close();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
say(failures.length === 0 ? "Nothing was lost and nothing doubled." : `${failures.length} faults`);
process.exit(failures.length === 0 ? 0 : 1);
