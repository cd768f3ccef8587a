import { createECDH, randomBytes, randomUUID } from "node:crypto";
import type { TestMember, TestServer } from "@plaudit/server/testing";
import { recognitionTo } from "@plaudit/server/testing/recognition-to";
import { type Mode, outsidePeers } from "./outside-peers.ts";
import { median, report } from "./report.ts";
import { onPostgres } from "./store.ts";

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 9);
const SENDS = Number(process.env.BENCH_SENDS ?? 60);
/** Of each, who search for GIFs and have messages refined meanwhile. */
const WAITING = 8;
const modes = ["answering", "hanging", "down"] as const satisfies Mode[];

const peers = await outsidePeers();

async function subscribe(server: TestServer, { id, token }: TestMember): Promise<void> {
  const p256dh = createECDH("prime256v1").generateKeys("base64url");
  const body = {
    endpoint: `https://push.example/${id}`,
    keys: { p256dh, auth: randomBytes(16).toString("base64url") },
  };
  const { status } = await server.request("POST /notification/subscriptions", { token, body });
  if (status !== 204) throw new Error(`the subscription was answered with ${status}`);
  await server.sql("update push_subscriptions set endpoint = $2 where endpoint = $1", [
    body.endpoint,
    `${peers.pushOrigin}/${id}`,
  ]);
}

/** Sends while the services behave in each of these ways, in turns on one server whose jobs run: what hangs or is down holds up no send. */
async function measure(server: TestServer): Promise<void> {
  server.services.gifs = peers.gifs;
  server.services.refiner = peers.refiner;
  server.openOrigins.add(peers.pushOrigin);
  const tenant = await server.makeTenant({ features: ["points", "push", "refine-recognition"] });
  const [sender, receiver] = [await tenant.member(), await tenant.member()];
  await subscribe(server, receiver);
  const { token } = sender;
  const ask = async (n: number) => {
    peers.nextGif();
    const input = { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: "Thank you" }] }] };
    await Promise.all([
      server.fetch(`GET /gif/gifs?search=${randomUUID()}`, { token }),
      server.fetch("POST /refinement/refinements", { token, body: { input, sessionId: `${n}` } }),
    ]).catch(() => {});
  };
  const send = async () => {
    const body = recognitionTo(receiver, { message: "Thank you for the help with the migration last week" });
    const began = performance.now();
    const answer = await server.fetch("POST /recognition/recognitions", { token, body });
    if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`);
    await answer.text();
    return performance.now() - began;
  };
  await server.runner.start();
  const times: Record<Mode, number[]> = { answering: [], hanging: [], down: [] };
  for (let round = 0; round < ROUNDS; round += 1)
    // Each turn comes first as often as the others.
    for (const mode of [...modes.slice(round % 3), ...modes.slice(0, round % 3)]) {
      peers.behave(mode);
      await server.sql("delete from pgboss.job");
      const waiting = Array.from({ length: WAITING }, (_, n) => ask(n));
      for (let n = 0; n < SENDS; n += 1) {
        const took = await send();
        // The first turn of all finds nothing prepared.
        if (round > 0) times[mode].push(took);
      }
      peers.behave("answering");
      await Promise.all(waiting);
    }
  const usual = median(times.answering);
  console.log(`  a send takes ${usual.toFixed(1)} ms where the services respond`);
  for (const mode of ["hanging", "down"] as const)
    report(`send, mail, push, GIFs and refining ${mode}, ratio`, median(times[mode]) / usual, { most: 1.1 });
}

await onPostgres({}, 10, measure, { smtpUrl: peers.smtpUrl });
peers.close();
