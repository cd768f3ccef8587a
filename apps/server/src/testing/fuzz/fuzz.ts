import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { type TestServer, testServer } from "../index.ts";
import { type Inhabited, inhabit } from "../inhabit.ts";
import { anyRequest, type Composed, compose, type Drawn, type There } from "./compose.ts";

export interface FuzzOptions {
  count: number;
  seed: number;
  /** Told now and then how far it is. */
  progress?: (done: number) => void;
}
export interface FuzzResult {
  requests: number;
  /** How many had each status. */
  statuses: Record<string, number>;
  jobs: number;
}

const KEPT_IDS = 300;
const BETWEEN_JOBS = 1_000;
const idIn = /"__entity_type__":"(\w+)","id":"([0-9a-f-]{36})"/g;

async function textOf(response: Response): Promise<string> {
  if (!response.headers.get("content-type")?.includes("ndjson")) return response.text();
  await response.body?.cancel();
  return "";
}

/** Somebody of each role, made anew once a request has ended their session or taken their role. */
async function actorsOf(server: TestServer, { tenant }: Inhabited) {
  const make = async () => [
    await tenant.member({ role: "admin" }),
    await tenant.member({ role: "manager" }),
    await tenant.member(),
  ];
  let people = await make();
  return {
    ids: () => people.map(({ id }) => id),
    /** The one who may most asks most. */
    tokens: () => people.flatMap(({ token }, n) => Array.from({ length: n === 0 ? 8 : 3 }, () => token)),
    async renew() {
      await server.sql("update tenants set features = '{points}' where id = $1", [tenant.id]);
      people = await make();
    },
  };
}

/**
 * Sends generated requests over the whole contract, broken on purpose, and throws at the first answer of 500 or more,
 * the first that holds a word planted in another tenant, and the first job that dies of what was kept.
 */
export async function fuzz({ count, seed, progress }: FuzzOptions): Promise<FuzzResult> {
  const server = await testServer();
  const marker = `zq${randomBytes(8).toString("hex")}`;
  const result: FuzzResult = { requests: 0, statuses: {}, jobs: 0 };
  try {
    const other = await inhabit(server, marker);
    const own = await inhabit(server);
    const actors = await actorsOf(server, own);
    const { tenant: _, ...kinds } = own.ids;
    const found = new Map(Object.entries(kinds).map(([kind, id]) => [kind, [id]]));
    const there = (): There => ({
      ids: {
        own: new Map([...found, ["member", [...actors.ids(), own.ids.member]]]),
        others: [...Object.values(other.ids), other.admin.id],
      },
      tokens: [...actors.tokens(), undefined, "not-a-token-but-long-enough"],
      hosts: [undefined, undefined, ...Array.from({ length: 14 }, () => own.tenant.id), null, other.tenant.id],
    });

    async function runJobs() {
      result.jobs += await server.runJobs();
      const [dead] = await server.sql<{ name: string; output: unknown }>(
        "select name, output from pgboss.job where name = 'dead' or state = 'failed' limit 1",
      );
      if (dead) throw new Error(`a job died: ${JSON.stringify(dead).slice(0, 2_000)}`);
    }
    async function send({ call, request }: Composed): Promise<string | null> {
      const response = await server.fetch(call, request);
      const text = await textOf(response);
      result.requests += 1;
      result.statuses[response.status] = (result.statuses[response.status] ?? 0) + 1;
      if (response.status >= 500) return `${response.status}: ${text.slice(0, 500)}`;
      if (text.includes(marker)) return `a word of another tenant: ${text.slice(0, 500)}`;
      const sound = request.host === own.tenant.id && !request.headers?.authorization;
      if (response.status === 401 && sound && actors.tokens().includes(request.token ?? "")) await actors.renew();
      for (const [, type = "", id = ""] of text.matchAll(idIn)) {
        const kind = found.get(type) ?? [];
        if (kind.length < KEPT_IDS && !kind.includes(id)) found.set(type, [...kind, id]);
      }
      return null;
    }
    const holds = async (drawn: Drawn) => {
      const composed = compose(drawn, there());
      const fault = await send(composed);
      if (fault) throw new Error(`${fault}\n${JSON.stringify(composed).slice(0, 2_000)}`);
      if (result.requests % BETWEEN_JOBS !== 0) return;
      await runJobs();
      progress?.(result.requests);
    };
    const { failed, errorInstance } = await fc.check(fc.asyncProperty(anyRequest, holds), {
      numRuns: count,
      seed,
      endOnFailure: true,
    });
    if (failed) throw errorInstance ?? new Error("no request could be generated");
    await runJobs();
    return result;
  } finally {
    await server.close();
  }
}
