import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { tenantHeader, tenantSigner } from "@plaudit/edge/tenant-header.ts";
import type pg from "pg";
import { pino } from "pino";
import { openEgress } from "../adapters/egress/egress.ts";
import type { Files } from "../adapters/files/files.ts";
import { localFiles } from "../adapters/files/local.ts";
import { mailTransport } from "../adapters/mail/transport.ts";
import { harperRefiner } from "../adapters/refine/harper.ts";
import { noTango } from "../adapters/tango/open.ts";
import { type App, createApp, edgeSecret } from "../app.ts";
import type { Services } from "../context.ts";
import { distributedTables } from "../db/distribution.ts";
import { unroutedReferences } from "./check-statements.ts";
import { unroutableWrites } from "./check-writes.ts";
import { appStoreUrl, testSecret, testStore } from "./store.ts";
import { type NewTestTenant, type TestTenant, tenantMaker } from "./tenant.ts";

export { hashPassword, verifyPassword } from "../adapters/password.ts";
export { type FeedReading, readFeedPage } from "./feed-reader.ts";
export { manyTenants, onlyTenant } from "./many.ts";
export { manyMembers, manyUsers } from "./many-members.ts";
export { manyNominations } from "./many-nominations.ts";
export { manyEntries, manyRecognitions, manyValues } from "./many-recognitions.ts";
export { manyRedemptions, manyRewards } from "./many-rewards.ts";
export { recordSent, type Sent } from "./record-sent.ts";
export { testSecret } from "./store.ts";
export type { NewTestMember, NewTestTenant, TestMember, TestTenant } from "./tenant.ts";
export { tick } from "./ticks.ts";

export const testApex = "http://localhost:3000";

export interface TestRequest {
  token?: string | undefined;
  body?: unknown;
  /** The tenant whose host it comes in on; null for the apex. Without it the call does not come through the edge. */
  host?: string | null | undefined;
  headers?: Record<string, string>;
  /** Sent unchanged, in place of `body`. */
  raw?: string | Uint8Array<ArrayBuffer>;
}
// biome-ignore lint/suspicious/noExplicitAny: a test states what it expects of a response
type Body = any;
export interface TestAnswer {
  status: number;
  headers: Headers;
  body: Body;
}

export interface TestServer extends App {
  /** A real request into the app: `request("GET /timeline/items?pageSize=2", { token })`. */
  request(call: string, options?: TestRequest): Promise<TestAnswer>;
  fetch(call: string, options?: TestRequest): Promise<Response>;
  makeTenant(options?: NewTestTenant): Promise<TestTenant>;
  /** Runs every job that is due, and those that these add. */
  runJobs(): Promise<number>;
  /** As the owner of the schema, past every policy. */
  sql<Row extends object = Body>(text: string, values?: unknown[]): Promise<Row[]>;
  /** Where the store is, as the application's own role; on Postgres only, for who talks to it from outside. */
  appUrl(): Promise<string>;
  /** The messages sent so far, as they are on the wire. */
  mails(): string[];
  /** Moves `app.now()` for every transaction from here on; undefined is the database's own clock. */
  setClock(at: Date | undefined): void;
  files: Files;
  /** Holds `files` and `quarantine`. */
  mediaFolder: string;
  /** Peers of a test that the server may call although they are not public. */
  openOrigins: Set<string>;
  /** What others do for the server from here on: a test may set its peers. */
  services: Services;
  /** Every statement so far that a tenant's transaction has sent. */
  statements: ReadonlySet<string>;
}

export interface TestServerOptions {
  limited?: boolean;
  /** false where a test sends statements that no suite may, such as one that names no tenant. */
  checkStatements?: boolean;
  /** false where speed is measured: production does not look at its responses. */
  checkAnswers?: boolean;
  /** Where uploaded files are kept, by a folder of this server's own; without it in that folder. */
  files?: (folder: string) => Files | Promise<Files>;
  /** Connections on Postgres. */
  poolSize?: number;
  apexUrl?: string;
  /** Without it messages become files. */
  smtpUrl?: string;
  /** Is given every line of the log, of all levels. */
  logged?: (line: string) => void;
}

/** The whole server over an empty store of its own, without a socket. Close it when the file is done. */
export async function testServer(options: TestServerOptions = {}): Promise<TestServer> {
  const { logged } = options;
  const log = logged ? pino({ level: "trace" }, { write: logged }) : pino({ level: process.env.TEST_LOG ?? "silent" });
  const { backend, drop } = await testStore(log, options.poolSize);
  const mailFolder = mkdtempSync(join(tmpdir(), "plaudit-mail-"));
  const mediaFolder = mkdtempSync(join(tmpdir(), "plaudit-media-"));
  const quarantine = join(mediaFolder, "quarantine");
  const files = (await options.files?.(mediaFolder)) ?? localFiles(join(mediaFolder, "files"));
  const openOrigins = new Set<string>();
  const services: Services = { gifs: null, refiner: harperRefiner(), tango: noTango };
  const statements = new Set<string>();
  const othersStatements = new Set<string>();
  let now: Date | undefined;
  const app = await createApp({
    backend,
    secret: testSecret,
    apexUrl: options.apexUrl ?? testApex,
    transport: mailTransport({
      ...{ smtpUrl: options.smtpUrl, from: "Plaudit <no-reply@plaudit.test>" },
      folder: mailFolder,
      files,
    }),
    files,
    egress: openEgress(openOrigins),
    services,
    quarantine,
    log,
    checkAnswers: options.checkAnswers ?? true,
    limited: options.limited ?? false,
    clock: () => now,
    record: (text, role) => {
      (role === "app_user" ? statements : othersStatements).add(text);
    },
  });
  const sign = tenantSigner(edgeSecret(testSecret));

  async function send(call: string, { token, body, host, headers, raw }: TestRequest = {}): Promise<Response> {
    const [method = "GET", path = "/"] = call.split(/ (.*)/s);
    const sent: Record<string, string> = { ...headers };
    if (token) sent.authorization = `Bearer ${token}`;
    if (host !== undefined) sent[tenantHeader] = await sign(host, Date.now());
    const text = raw ?? (body === undefined ? undefined : JSON.stringify(body));
    if (text !== undefined) sent["content-type"] ??= "application/json";
    return app.server.request(`${testApex}/api${path}`, {
      method,
      headers: sent,
      ...(text === undefined ? {} : { body: text }),
    });
  }
  const sql = async (text: string, values?: unknown[]) => {
    const result: pg.QueryResult | pg.QueryResult[] = await backend.asOwner(text, values);
    return Array.isArray(result) ? (result.at(-1)?.rows ?? []) : result.rows;
  };

  return {
    ...app,
    files,
    mediaFolder,
    openOrigins,
    services,
    statements,
    fetch: send,
    async request(call, request) {
      const response = await send(call, request);
      const text = await response.text();
      const json = response.headers.get("content-type")?.includes("json");
      return { status: response.status, headers: response.headers, body: json ? JSON.parse(text) : text };
    },
    makeTenant: tenantMaker(app.database),
    runJobs: () => app.runner.drain(),
    sql: sql as TestServer["sql"],
    appUrl: async () => {
      const [row] = await sql("select current_database() as name");
      return appStoreUrl((row as { name: string }).name);
    },
    mails: () =>
      readdirSync(mailFolder)
        .sort()
        .map((name) => readFileSync(join(mailFolder, name), "utf8")),
    setClock: (at) => {
      now = at;
    },
    async close() {
      const tables = await sql(
        "select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'tenant_id'",
      );
      const distributed = new Set(await distributedTables(app.database.backend));
      await app.close();
      await drop();
      rmSync(mailFolder, { recursive: true, force: true });
      rmSync(mediaFolder, { recursive: true, force: true });
      if (options.checkStatements === false) return;
      const ofTenants = new Set<string>(tables.map(({ name }: { name: string }) => name));
      const faults = [
        ...(await unroutedReferences(statements, ofTenants)),
        ...(await unroutedReferences(othersStatements, distributed)),
      ];
      if (faults.length > 0) throw new Error(`these statements name no tenant:\n${faults.join("\n")}`);
      const writes = await unroutableWrites([...statements, ...othersStatements]);
      if (writes.length > 0) throw new Error(`these writes cannot be routed:\n${writes.join("\n")}`);
    },
  };
}

let shared: Promise<TestServer> | undefined;
/** The one that the tests of a file share; it is closed with the file. */
export const sharedServer = (): Promise<TestServer> => {
  shared ??= testServer();
  return shared;
};
export async function closeSharedServer(): Promise<void> {
  const open = shared;
  shared = undefined;
  await (await open)?.close();
}
