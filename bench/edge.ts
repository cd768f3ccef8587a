import { fork } from "node:child_process";
import { join } from "node:path";
import { Pool } from "undici";
import { median, report } from "./report.ts";

interface Ports {
  alone: number;
  inProcess: number;
  pooled: number;
}
const ROUNDS = 5;

const headers = {
  host: "bench.localhost",
  authorization: "Bearer some-token-of-the-bench",
  accept: "application/json",
  "accept-language": "en",
  cookie: "plaudit-locale=en",
};

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
  report("edge in the API's process, calls for the same work, ratio", ratio, { least: 0.8 }, 3);
  report("edge in a process of its own, ms added at the median", hop, { most: 1 }, 3);
} finally {
  server.disconnect();
}
