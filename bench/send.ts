import { createHash, randomBytes, randomUUID } from "node:crypto";
import { recordSent, type TestServer } from "@plaudit/server/testing";
import { runPgbench } from "./pgbench.ts";
import { median, report } from "./report.ts";
import {
  ALLOCATED,
  accountOf,
  CLIENTS,
  MEMBERS,
  marks,
  memberId,
  receiverOf,
  senderOf,
  sendScript,
} from "./send-script.ts";
import { onPostgres } from "./store.ts";

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
/** The recorded pair, beside those that are measured. */
const [SENDER, RECEIVER] = [MEMBERS, MEMBERS + 1];

interface Ground {
  tenantId: string;
  qualityIds: string[];
  teamId: string;
  tokens: string[];
  /** The transaction that gave to members, in the order of their ids, 500 each. */
  lots: string[];
}

/** A tenant of many people with points to give, each signed in. */
async function prepare(server: TestServer): Promise<Ground> {
  const { id: tenantId } = await server.makeTenant({ features: ["points"] });
  const people = Array.from({ length: MEMBERS + 2 }, (_, n) => memberId(n));
  const tokens = people.map(() => randomBytes(32).toString("base64url"));
  const hashes = tokens.map((token) => createHash("sha256").update(token).digest());
  const [teamId, valueId] = [randomUUID(), randomUUID()];
  const qualityIds = Array.from({ length: 12 }, () => randomUUID());
  const insert = (text: string, ...values: unknown[]) => server.sql(text, [tenantId, ...values]);
  await insert(
    `insert into tenant_members (tenant_id, id, first_name, last_name, name_key, status, joined_at)
     select $1, id, 'First', 'Last', 'first last', 'joined', now() from unnest($2::uuid[]) id`,
    people,
  );
  await insert(
    `insert into access_tokens (token_hash, family_id, user_id, scope, tenant_id, member_id, last_used_at, expires_at)
     select hash, id, id, 'tenant', $1, id, now(), now() + interval '1 day' from unnest($2::bytea[], $3::uuid[]) x(hash, id)`,
    hashes,
    people,
  );
  await insert("insert into teams (tenant_id, id, name, name_key) values ($1, $2, 'Team', 'team')", teamId);
  await insert(
    "insert into team_members (tenant_id, team_id, member_id) select $1, $2, id from unnest($3::uuid[]) id",
    teamId,
    people,
  );
  await insert(
    "insert into recognition_values (tenant_id, id, name, name_key, position) values ($1, $2, 'Value', 'value', 0)",
    valueId,
  );
  await insert(
    `insert into recognition_qualities (tenant_id, id, value_id, name, name_key, color, motif, position)
     select $1, id, $2, 'Quality', 'quality', 20, 'leaf', 0 from unnest($3::uuid[]) id`,
    valueId,
    qualityIds,
  );
  await insert(
    `insert into points_settings (tenant_id, restriction_limit, eligible) values ($1, 1000000, '{"everyone":true}')`,
  );
  await insert(
    `insert into points_budget_items (tenant_id, id, name, name_key, source, audience, amount, period, starts_on)
     values ($1, $2, 'Monthly', 'monthly', 'allocation', '{"everyone":true}', $3, 'month', '2020-01-01')`,
    randomUUID(),
    ALLOCATED,
  );
  await insert("select app.enqueue('points.allocate', jsonb_build_object('tenantId', $1::uuid), null, null)");
  await server.runJobs();
  const lots = await insert("select distinct transaction_id as id from points_lots where tenant_id = $1 order by 1");
  await server.sql("analyze tenant_members, team_members, points_accounts, points_lots, points_entries, access_tokens");
  return { tenantId, qualityIds, teamId, tokens, lots: lots.map((row: { id: string }) => row.id) };
}

async function send(server: TestServer, ground: Ground, from: number, to: number): Promise<void> {
  const body = {
    status: "published",
    message: "Thank you for the help with the migration last week",
    amount: 1,
    sendTo: [{ type: "tenantMember", id: memberId(to) }],
    qualityIds: [ground.qualityIds[from % ground.qualityIds.length]],
    tenantWide: true,
  };
  const headers = { "idempotency-key": `bench-${randomUUID()}` };
  const response = await server.fetch("POST /recognition/recognitions", { token: ground.tokens[from], body, headers });
  if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
  await response.text();
}

/** The statements of a send whose session is known, and how often it waited for the database. */
async function record(server: TestServer, ground: Ground) {
  const mark = (id: string, version: number, balance: number) =>
    server.sql("update points_accounts set version = $3, balance = $4 where tenant_id = $1 and id = $2", [
      ground.tenantId,
      id,
      version,
      balance,
    ]);
  await send(server, ground, SENDER, RECEIVER);
  await mark(accountOf(memberId(SENDER), "allocation"), marks.giverVersion, marks.giverBalance);
  await mark(accountOf(memberId(RECEIVER), "redeemable"), marks.receiverVersion, marks.receiverBalance);
  return recordSent(() => send(server, ground, SENDER, RECEIVER));
}

async function rateOfServer(server: TestServer, ground: Ground): Promise<number> {
  let count = 0;
  const began = performance.now();
  const over = began + SECONDS * 1000;
  const client = async (n: number) => {
    for (let round = 0; performance.now() < over; round += 1) {
      await send(server, ground, senderOf(n, round), receiverOf(n, round));
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, (_, n) => client(n)));
  return (count * 1000) / (performance.now() - began);
}

/** Sends over the whole API path against pgbench with the same statements in one pipeline, in turns. */
export async function measureSend(server: TestServer, name = ""): Promise<void> {
  const ratios: number[] = [];
  let trips = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const ground = await prepare(server);
    const { sent, roundTrips } = await record(server, ground);
    trips = Math.max(trips, ...roundTrips);
    const script = sendScript({
      ...ground,
      statements: sent,
      senderId: memberId(SENDER),
      receiverId: memberId(RECEIVER),
    });
    if (process.env.BENCH_SHOW) console.log(script);
    const url = await server.appUrl();
    const reference = await runPgbench({ url, script, clients: CLIENTS, seconds: SECONDS });
    const own = await rateOfServer(server, await prepare(server));
    ratios.push(own / reference);
    console.log(
      `send, ${CLIENTS} connections, ${sent.length} statements: ${own.toFixed(0)} a second over the whole API path, pgbench ${reference.toFixed(0)}, ratio ${(own / reference).toFixed(3)}`,
    );
  }
  report(`${name}send, round trips`, trips, { most: 2 }, 0);
  report(`${name}send, against pgbench, ratio`, median(ratios), { least: 0.5 });
}

if (import.meta.main)
  await onPostgres(
    { fsync: "on", synchronous_commit: "on", full_page_writes: "on", max_wal_size: "8GB" },
    CLIENTS,
    measureSend,
  );
