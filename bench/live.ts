import type { TestMember, TestServer, TestTenant } from "@plaudit/server/testing";
import { at, median, report } from "./report.ts";

const READERS = 1000;
const SENDS = 30;

async function listen(server: TestServer, { token }: TestMember) {
  const response = await server.fetch("GET /notification/stream", { token });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  await reader?.read();
  return {
    async hear(what: string) {
      for (let text = ""; !text.includes(`"${what}"`); ) {
        const { value, done } = (await reader?.read()) ?? { done: true };
        if (done) throw new Error("the stream ended");
        text += value;
      }
    },
    leave: () => reader?.cancel(),
  };
}

/** From the start of a send until every open client of the tenant has received it: one client, then a thousand. */
export async function measureLive(server: TestServer, tenant: TestTenant, name = ""): Promise<void> {
  const people: TestMember[] = [];
  for (let n = 0; n < 50; n += 1) people.push(await tenant.member());
  const [sender, receiver] = people as [TestMember, TestMember];
  const qualities = await server.sql<{ id: string }>(
    "select id from recognition_qualities where tenant_id = $1 limit 1",
    [tenant.id],
  );
  const body = {
    status: "published",
    message: "Thank you for the help with the migration last week",
    amount: 0,
    sendTo: [{ type: "tenantMember", id: receiver.id }],
    qualityIds: qualities.map(({ id }) => id),
    tenantWide: true,
  };
  async function heardAfter(readers: number): Promise<number[]> {
    const screens = await Promise.all(
      Array.from({ length: readers }, (_, n) => listen(server, people[n % people.length] as TestMember)),
    );
    const times: number[] = [];
    for (let n = 0; n < SENDS + 5; n += 1) {
      const began = performance.now();
      const { status } = await server.request("POST /recognition/recognitions", { token: sender.token, body });
      if (status !== 200) throw new Error(`a send was answered ${status}`);
      await Promise.all([server.runJobs(), ...screens.map(({ hear }) => hear("timeline"))]);
      if (n >= 5) times.push(performance.now() - began);
    }
    await Promise.all(screens.map(({ leave }) => leave()));
    return times;
  }
  const one = await heardAfter(1);
  const thousand = await heardAfter(READERS);
  console.log(
    `from a send until all screens know: one ${median(one).toFixed(1)} ms, ${READERS} ${median(thousand).toFixed(1)} ms`,
  );
  report(`${name}live stream, ${READERS} screens, p95, ms`, at(thousand, 0.95), { most: 1000 });
}
