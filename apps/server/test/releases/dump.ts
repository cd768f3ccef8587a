// npm run release:dump: a small store as this version makes it, kept for the tests of every later one.
import { execFileSync } from "node:child_process";
import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { startScratchPostgres } from "../../../../scripts/scratch-postgres.mjs";
import { allocatePoints } from "../../src/domains/points/verbs/allocate-points.ts";
import { createBudgetItem } from "../../src/domains/points/verbs/create-budget-item.ts";
import { type TestMember, type TestServer, testServer } from "../../src/testing/index.ts";
import { lobby } from "../../src/testing/lobby.ts";
import { type ReleaseNote, releasesFolder } from "./releases.ts";

const monthly = { name: "Monthly", amount: 200, startsOn: "2020-01-01" };

/** Something of everything that people do. */
async function live(server: TestServer): Promise<Omit<ReleaseNote, "madeAt">> {
  const tenant = await server.makeTenant({ slug: "acme", name: "Acme", features: ["points"] });
  const ann = await tenant.member({ firstName: "Ann", lastName: "Lee", role: "admin" });
  const bob = await tenant.member({ firstName: "Bob", lastName: "Roy", managerIds: [ann.id] });
  const team = await tenant.team("Harbour", [ann.id, bob.id]);
  await tenant.within(async (db, { now }) => {
    await createBudgetItem({ db }, monthly);
    await allocatePoints(db, { now });
  });
  const ask = async (who: TestMember, call: string, body: object) => {
    const answer = await server.request(call, { token: who.token, host: tenant.id, body });
    if (answer.status >= 300) throw new Error(`${call}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  const { qualities } = await ask(ann, "POST /recognition/values", {
    name: "Care",
    description: "We look after each other",
    qualities: [{ name: "Kind", color: 200, motif: "leaf" }],
  });
  const thank = (who: TestMember, to: object[], amount: number, tenantWide = true) =>
    ask(who, "POST /recognition/recognitions", {
      status: "published",
      message: "Thank you, naïve café ☕",
      amount,
      sendTo: to,
      qualityIds: [qualities[0].id],
      tenantWide,
    });
  const { id } = await thank(ann, [{ type: "tenantMember", id: bob.id }], 25);
  await thank(bob, [{ type: "team", id: team }], 3);
  await thank(bob, [{ type: "tenantMember", id: ann.id }], 0, false);
  await ask(bob, `PUT /recognition/recognitions/${id}/reactions`, { type: "heart" });
  await ask(bob, `POST /recognition/recognitions/${id}/comments`, { body: "With pleasure" });
  await ask(ann, "POST /identity/tenantMembers", {
    firstName: "Cleo",
    lastName: "Sy",
    email: "cleo@acme.test",
    invite: true,
  });
  await ask(ann, "POST /tv/channels", { ...lobby, name: "Hall" });
  await server.runJobs();
  return { tenantId: tenant.id, token: ann.token, recognitionId: id };
}

function dump(url: string): string {
  const program = globSync("/usr/lib/postgresql/*/bin/pg_dump").sort().at(-1) ?? "pg_dump";
  const args = ["--no-owner", "--inserts", "--rows-per-insert=50", url];
  const text = execFileSync(program, args, { encoding: "utf8", maxBuffer: 1 << 28 });
  // What only psql understands, and remarks.
  return text.replace(/^(\\.*|--.*|)\n/gm, "");
}

const postgres = await startScratchPostgres();
process.env.TEST_DATABASE_URL = postgres.url;
const server = await testServer();
try {
  const note: ReleaseNote = { madeAt: new Date().toISOString(), ...(await live(server)) };
  const name = new URL(await server.appUrl()).pathname;
  const sql = dump(Object.assign(new URL(postgres.url), { pathname: name }).href);
  const { version } = JSON.parse(readFileSync(join(import.meta.dirname, "../../package.json"), "utf8"));
  const file = join(releasesFolder, `${version}.sql.gz`);
  mkdirSync(releasesFolder, { recursive: true });
  writeFileSync(file, gzipSync(`-- ${JSON.stringify(note)}\n${sql}`, { level: 9 }));
  process.stdout.write(`${file}: commit it with the release, and never change it after.\n`);
} finally {
  await server.close();
  await postgres.stop();
}
