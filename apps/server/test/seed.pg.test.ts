import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { seedDemo } from "../src/domains/demo/verbs/seed-demo.ts";
import { allJobs, demoSeeds, notificationKinds } from "../src/registry.ts";
import { type TestServer, testApex, testServer } from "../src/testing/index.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

async function seedAfter(state: string) {
  await server.sql("delete from app.applied where name = 'demo'");
  await server.sql("insert into app.applied (name, hash) values ('demo', $1)", [state]);
  const output: string[] = [];
  const { mediaFolder: folder } = server;
  const log = pino({ level: "silent" });
  const seeded = await seedDemo({
    ...server,
    jobs: allJobs,
    notificationKinds,
    seeds: demoSeeds,
    apexUrl: testApex,
    log,
    folder,
    say: (line) => output.push(line),
  });
  return { seeded, output };
}

test("a demo that was cut short is reported, with what to do", async () => {
  const { seeded, output } = await seedAfter("making");
  expect(seeded).toBe(false);
  expect(output).toEqual([expect.stringMatching(/demo in this database is not whole.*empty database/)]);
});

test("a whole demo is left as it is without a word", async () => {
  expect(await seedAfter("made")).toEqual({ seeded: false, output: [] });
});
