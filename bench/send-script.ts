import { createHash } from "node:crypto";
import { type Recorded, toScript } from "./pgbench.ts";

/** People of the bench's tenant have ids made of a number, so that pgbench can write them too. */
export const memberId = (n: number): string => `00000000-0000-7000-8000-${String(n).padStart(12, "0")}`;
const memberExpression = (n: string) => `('00000000-0000-7000-8000-' || lpad((${n})::text, 12, '0'))::uuid`;

/** As the server makes them. */
export function accountOf(owner: string, type: "allocation" | "redeemable"): string {
  const hex = createHash("md5").update(`${owner}/${type}/`).digest("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}

/** Each client has its own senders and receivers, as spread as those of many people are. */
export const PAIRS = 50;
export const CLIENTS = 16;
export const senderOf = (client: number, round: number) => client * 2 * PAIRS + (round % PAIRS);
export const receiverOf = (client: number, round: number) => senderOf(client, round) + PAIRS;
export const MEMBERS = CLIENTS * 2 * PAIRS;
export const ALLOCATED = 1_000_000;

/** What the recorded pair's accounts hold before the recording: numbers that occur nowhere else. */
export const marks = {
  giverVersion: 700_001,
  giverBalance: 777_001,
  receiverVersion: 800_001,
  receiverBalance: 888_001,
};

interface Recording {
  statements: readonly Recorded[];
  senderId: string;
  receiverId: string;
  tenantId: string;
  teamId: string;
  qualityIds: readonly string[];
  /** The transaction that gave to each 500 members. */
  lots: readonly string[];
}

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

function newIds(recording: Recording, known: ReadonlySet<string>): string[] {
  const found = new Set<string>();
  for (const { values = [] } of recording.statements)
    for (const id of JSON.stringify(values).match(uuid) ?? []) if (!known.has(id)) found.add(id);
  return [...found];
}

/** One send, as recorded, for pgbench: of its own pair, with its own ids, versions and balances, all in one pipeline. */
export function sendScript(recording: Recording): string {
  const { senderId, receiverId, tenantId, teamId, qualityIds, lots } = recording;
  const account = (member: string, type: string) => `md5((${memberExpression(member)})::text || '/${type}/')::uuid`;
  const substitutes = new Map([
    [senderId, memberExpression(":s")],
    [receiverId, memberExpression(":d")],
    [accountOf(senderId, "allocation"), account(":s", "allocation")],
    [accountOf(receiverId, "redeemable"), account(":d", "redeemable")],
    [lots.at(-1) ?? "", `(array[${lots.map((id) => `'${id}'`).join(",")}])[1 + :s / 500]::uuid`],
    [`${marks.giverVersion + 1}`, "(:r + 2)"],
    [`${marks.giverBalance - 1}`, `(${ALLOCATED} - :r - 1)`],
    [`${marks.receiverVersion + 1}`, "(:r + 1)"],
    [`${marks.receiverBalance + 1}`, "(:r + 1)"],
  ]);
  const known = new Set([...substitutes.keys(), tenantId, teamId, ...qualityIds]);
  for (const [n, id] of newIds(recording, known).entries())
    substitutes.set(
      id,
      `('${n + 10}000000-0000-7000-8000-' || lpad((:client_id * 10000000 + :i)::text, 12, '0'))::uuid`,
    );
  const settings = [
    "\\set i :i + 1",
    `\\set r :i / ${PAIRS}`,
    `\\set s :client_id * ${2 * PAIRS} + :i % ${PAIRS}`,
    `\\set d :s + ${PAIRS}`,
  ];
  return toScript(settings.join("\n"), recording.statements, substitutes);
}
