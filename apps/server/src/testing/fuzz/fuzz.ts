import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { testServer } from "../index.ts";
import { inhabit } from "../inhabit.ts";
import { anyRequest, type Composed, compose, type Drawn, type There } from "./compose.ts";

export interface FuzzOptions {
  count: number;
  seed: number;
  /** Called now and then with the progress. */
  progress?: (done: number) => void;
}
export interface FuzzResult {
  requests: number;
  /** How many had each status. */
  statuses: Record<string, number>;
  jobs: number;
}

const KEPT = 60;
const BETWEEN_JOBS = 500;
const BETWEEN_SUPPLIES = 100;
const idIn = /"__entity_type__":"(\w+)","id":"([0-9a-f-]{36})"/g;
const madeId = /"id":"([0-9a-f-]{36})"/;
/** Fields of answers → those of requests that take them back. */
const givenBack: Record<string, readonly string[]> = {
  next: ["cursor", "after"],
  token: ["token"],
  state: ["state"],
};
const givenIn = /"(next|token|state)":("[^"]+")/g;

/** The last few that answers have named. */
function recollection<Value>() {
  const kept = new Map<string, Value[]>();
  return {
    kept,
    keep(kind: string, value: Value) {
      const others = (kept.get(kind) ?? []).filter((one) => one !== value);
      kept.set(kind, [...others.slice(1 - KEPT), value]);
    },
  };
}

async function textOf(response: Response): Promise<string> {
  if (!response.headers.get("content-type")?.includes("ndjson")) return response.text();
  await response.body?.cancel();
  return "";
}

/** Values that no generator finds by itself, since only some fields know them. */
const words: Record<string, readonly unknown[]> = {
  contentType: ["image/png", "image/jpeg", "image/webp"],
  timezone: ["Europe/Oslo", "Asia/Riyadh"],
  email: ["somebody@example.test", "Somebody.Else@Example.test", "third@example.test"],
  password: ["a password of fourteen", "password1234"],
  status: ["published"],
  version: [1, 2],
};

/**
 * Sends generated requests over the whole contract, broken on purpose, and throws at the first response of 500 or more,
 * the first that holds a word planted in another tenant, and the first job that dies of what was kept.
 */
export async function fuzz({ count, seed, progress }: FuzzOptions): Promise<FuzzResult> {
  const server = await testServer();
  const marker = `zq${randomBytes(8).toString("hex")}`;
  const result: FuzzResult = { requests: 0, statuses: {}, jobs: 0 };
  try {
    const other = await inhabit(server, marker);
    const { tenant } = await inhabit(server);
    const ids = recollection<string>();
    const seen = recollection<unknown>();
    for (const [field, known] of Object.entries(words)) for (const word of known) seen.keep(field, word);
    let tokens: string[] = [];
    let actors: string[] = [];
    let supplied = 0;
    /** Requests end sessions, take roles and delete: now and then there is one of everything again, and somebody of each role. */
    async function replenish() {
      await server.sql("update tenants set features = '{points}' where id = $1", [tenant.id]);
      const { admin, employee, ids: made } = await inhabit(server, `n${result.requests}`, tenant);
      const manager = await tenant.member({ role: "manager" });
      const { tenant: _, member: __, ...kinds } = made;
      for (const [kind, id] of Object.entries({ ...kinds, tenantMember: employee.id })) ids.keep(kind, id);
      actors = [admin, manager, employee].map(({ id }) => id);
      supplied = result.requests;
      /** The actor with the most permissions sends the most requests. */
      tokens = [...Array.from({ length: 8 }, () => admin.token), manager.token, manager.token, employee.token];
    }
    const there = (): There => ({
      known: { own: ids.kept, others: [...Object.values(other.ids), other.admin.id], seen: seen.kept },
      tokens,
      hosts: [undefined, tenant.id],
      strangeHosts: [null, other.tenant.id],
    });
    function learn(call: string, text: string) {
      for (const [, kind = "", id = ""] of text.matchAll(idIn)) if (!actors.includes(id)) ids.keep(kind, id);
      for (const [, field = "", value = ""] of text.matchAll(givenIn))
        for (const name of givenBack[field] ?? []) seen.keep(name, JSON.parse(value));
      const made = madeId.exec(text)?.[1];
      if (made && call.startsWith("POST ")) ids.keep(call.replace(/\?.*/, "").slice(5), made);
    }

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
      if (response.ok) learn(call, text);
      if (response.status === 401 && tokens.includes(request.token ?? "")) supplied -= BETWEEN_SUPPLIES / 10;
      return null;
    }
    const holds = async (drawn: Drawn) => {
      if (supplied === 0 || result.requests >= supplied + BETWEEN_SUPPLIES) await replenish();
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
