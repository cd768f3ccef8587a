import type { TestServer } from "@plaudit/server/testing";
import { report } from "./report.ts";
import { onPostgres } from "./store.ts";
import { wholeTeam } from "./whole-team.ts";

const TEAM = Number(process.env.BENCH_MEMBERS ?? 10_000);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);

/** The first award with points in a company, whose members have nothing to spend yet, and the second; milliseconds. */
async function twoAwards(server: TestServer): Promise<[first: number, second: number]> {
  const { tenant, team } = await wholeTeam(server, TEAM);
  const { token } = await tenant.member({ role: "admin" });
  async function post<T>(path: string, body: unknown): Promise<T> {
    const answer = await server.request(`POST ${path}`, { token, body });
    if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body as T;
  }
  const { id: bank } = await post<{ id: string }>("/points/pointsBanks", {
    ...{ name: "Awards", ownerIds: [], alertBelow: null },
  });
  await post(`/points/pointsBanks/${bank}/deposit`, { amount: 1_000_000, note: "" });
  const { id: awardTypeId } = await post<{ id: string }>("/award/awardTypes", {
    ...{ name: "Full sail", description: "For all of us", badge: "sail", mediaObjectId: null, senders: [] },
    ...{ points: 10, pointsLocked: true, budgetItemId: bank, archived: false, notify: true, pinForDays: null },
  });
  await server.sql("vacuum analyze");
  async function send(): Promise<number> {
    const began = performance.now();
    const sendTo = [{ type: "team", id: team }];
    const { recipientCount } = await post<{ recipientCount: number }>("/award/awards", {
      ...{ awardTypeId, amount: 10, message: "Thank you all for the year that was", sendTo },
    });
    if (recipientCount !== TEAM) throw new Error(`reached ${recipientCount}`);
    return performance.now() - began;
  }
  const first = await send();
  await server.sql("vacuum analyze");
  return [first, await send()];
}

await onPostgres({ max_wal_size: "8GB", shared_buffers: "1GB" }, 8, async (server) => {
  const rounds: [number, number][] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await twoAwards(server));
  for (const [first, second] of rounds) console.log(`awards: ${first.toFixed(0)}, then ${second.toFixed(0)} ms`);
  report("an award with points to a team of 10,000, s", Math.max(...rounds.flat()) / 1000, { most: 2 });
});
