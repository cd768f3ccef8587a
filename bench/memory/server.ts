// npm run test:memory: the server under mixed requests, streams that come and go and jobs; what it holds after each
// collection, once it is warm, may not grow. `-- 40`: so many rounds measured.
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { type TestMember, testServer } from "@plaudit/server/testing";

/** The line through the figures may rise by so much of the first over the whole of what is measured. */
const MOST_GROWTH = 0.05;
const WARM_UP = 15;
const EACH = 40;
const rounds = Number(process.argv[2] ?? 60);
const say = (line: string) => console.log(line);
setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

const server = await testServer({ checkStatements: false, checkAnswers: false });
const tenant = await server.makeTenant({ features: ["points"] });
const people: TestMember[] = [await tenant.member({ role: "admin" })];
for (let n = 1; n < 20; n += 1) people.push(await tenant.member());
const person = (n: number) => people[n % people.length] as TestMember;
let requests = 0;
let streams = 0;

async function ask(call: string, n: number, body?: unknown) {
  const answer = await server.request(call, { token: person(n).token, host: tenant.id, body });
  if (answer.status >= 400) throw new Error(`${call}: ${answer.status} ${JSON.stringify(answer.body)}`);
  requests += 1;
  return answer.body;
}

/** Somebody opens the page, reads, sends, comments, and leaves. */
async function use(n: number): Promise<void> {
  const { token } = person(n);
  const stream = await server.fetch("GET /notification/stream", { token, host: tenant.id });
  const reader = stream.body?.getReader();
  streams += 1;
  await ask("GET /identity/tenantMembers/me", n);
  await ask("GET /timeline/items?pageSize=20", n);
  await ask("GET /notification/messages", n);
  await ask(`GET /identity/tenantMembers?search=${"abcdefgh"[n % 8]}`, n);
  const { id } = await ask("POST /recognition/recognitions", n, {
    status: "published",
    message: `Thank you, number ${n}`,
    amount: 0,
    sendTo: [{ id: person(n + 1).id, type: "tenantMember" }],
    qualityIds: [],
    tenantWide: true,
  });
  await ask(`PUT /recognition/recognitions/${id}/reactions`, n + 2, { type: "heart" });
  await server.fetch("GET /timeline/items?page=none", { token });
  await server.fetch("GET /timeline/items", { token: `nobody-${n}-with-a-token-of-their-own` });
  await reader?.cancel();
}

async function held() {
  for (let times = 0; times < 3; times += 1) {
    collect();
    await new Promise((soon) => setTimeout(soon, 20));
  }
  const { heapUsed, rss } = process.memoryUsage();
  return { heap: heapUsed / 1e6, rss: rss / 1e6 };
}

/** How much the straight line through the figures rises from its start to its end. */
function rise(figures: readonly number[]): number {
  const middle = (figures.length - 1) / 2;
  const mean = figures.reduce((sum, one) => sum + one, 0) / figures.length;
  const above = figures.reduce((sum, one, n) => sum + (n - middle) * (one - mean), 0);
  const across = figures.reduce((sum, _, n) => sum + (n - middle) ** 2, 0);
  return (above / across) * (figures.length - 1);
}

const heap: number[] = [];
try {
  for (let round = 0; round < WARM_UP + rounds; round += 1) {
    await Promise.all(Array.from({ length: EACH }, (_, n) => use(round * EACH + n)));
    await server.runJobs();
    const { heap: now, rss } = await held();
    if (round >= WARM_UP) heap.push(now);
    if (round % 10 === 0) say(`  round ${round}: heap ${now.toFixed(1)} MB, resident ${rss.toFixed(0)} MB`);
  }
} finally {
  await server.close();
}
const first = heap[0] ?? 0;
const grown = rise(heap);
const flat = grown <= first * MOST_GROWTH;
say(
  `${flat ? "✓" : "✗"} server: ${requests} requests and ${streams} streams; the heap of ${first.toFixed(1)} MB rose by ${grown.toFixed(2)} MB (at most ${(first * MOST_GROWTH).toFixed(2)})`,
);
process.exit(flat ? 0 : 1);
