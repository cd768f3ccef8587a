import { fork } from "node:child_process";
import { join } from "node:path";
import { Pool } from "undici";

interface Ports {
  alone: number;
  inProcess: number;
  pooled: number;
}
const IN_PROCESS_BAR = 0.8;
const POOL_BAR_MS = 1;
const ROUNDS = 5;

const headers = {
  host: "bench.localhost",
  authorization: "Bearer some-token-of-the-bench",
  accept: "application/json",
  "accept-language": "en",
  cookie: "plaudit-locale=en",
};
const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;

const server = fork(join(import.meta.dirname, "edge-server.ts"));
const busySeconds = () =>
  new Promise<number>((answer) => {
    server.once("message", (seconds) => answer(seconds as number));
    server.send("busy");
  });

/** Calls that the server serves in a second of its own work, and the median of a call in ms. */
async function load(port: number, connections: number, ms: number) {
  const pool = new Pool(`http://127.0.0.1:${port}`, { connections });
  const times: number[] = [];
  const before = await busySeconds();
  const end = performance.now() + ms;
  const visitor = async () => {
    while (performance.now() < end) {
      const began = performance.now();
      const { body, statusCode } = await pool.request({ path: "/api/timeline/items", method: "GET", headers });
      await body.dump();
      if (statusCode !== 200) throw new Error(`the bench's API answered ${statusCode}`);
      times.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: connections }, visitor));
  await pool.close();
  return { rate: times.length / ((await busySeconds()) - before), median: median(times) };
}

try {
  const ports = await new Promise<Ports>((ready, fail) => {
    server.once("message", (message) => ready(message as Ports));
    server.once("exit", () => fail(new Error("the bench's server did not start")));
  });
  for (const port of Object.values(ports)) await load(port, 16, 700);
  const ratios: number[] = [];
  const added: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const alone = await load(ports.alone, 16, 1000);
    const inProcess = await load(ports.inProcess, 16, 1000);
    ratios.push(inProcess.rate / alone.rate);
    const one = await load(ports.alone, 1, 600);
    const pooled = await load(ports.pooled, 1, 600);
    added.push(pooled.median - one.median);
  }
  const [ratio, hop] = [median(ratios), median(added)];
  const say = (what: string, figure: string, bar: string, holds: boolean) =>
    console.log(`${what} ${figure} (bar ${bar}): ${holds ? "within" : "beyond"}`);
  say(
    "edge in the API's process, calls for the same work, ratio",
    ratio.toFixed(3),
    `${IN_PROCESS_BAR}`,
    ratio >= IN_PROCESS_BAR,
  );
  say("edge in a process of its own, ms added at the median", hop.toFixed(3), `${POOL_BAR_MS}`, hop <= POOL_BAR_MS);
  process.exitCode = ratio >= IN_PROCESS_BAR && hop <= POOL_BAR_MS ? 0 : 1;
} finally {
  server.disconnect();
}
