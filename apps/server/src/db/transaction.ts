import { createHash } from "node:crypto";
import type { SQLWrapper } from "drizzle-orm";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { PgDialect } from "drizzle-orm/pg-core";
import type pg from "pg";
import type { DbRole } from "./backend.ts";
import { isBroken } from "./broken.ts";
import { copyOut, withValues } from "./copy-out.ts";
import type { Statement } from "./statement.ts";
import type { Queryable } from "./tenant-db.ts";
import type { Notice } from "./waker.ts";

const dialect = new PgDialect();
const NAMED_TEXTS = 2_000;
const seen = new Map<string, string | null>();

/** Texts that come again are prepared; how many is bounded, as a connection keeps each. */
function nameOf(text: string): string | undefined {
  const known = seen.get(text);
  if (known) return known;
  if (known === undefined) {
    if (seen.size < NAMED_TEXTS) seen.set(text, null);
    return undefined;
  }
  const name = `s_${createHash("sha1").update(text).digest("base64url")}`;
  seen.set(text, name);
  return name;
}

interface Sent {
  name?: string | undefined;
  text: string;
  values?: unknown[] | undefined;
  /** Without values too: a text on its own would be sent on its own. */
  queryMode?: "extended";
  rowMode?: "array" | undefined;
}
const isSql = (statement: Statement | SQLWrapper): statement is SQLWrapper => "getSQL" in statement;

export type Recorder = (text: string, role: DbRole) => void;

/** One transaction on one connection; see `Queryable` for what domains may do with it. */
export class Transaction implements Queryable {
  /** The first error, which all later statements only echo. */
  failure: unknown;
  roundTrips = 0;
  /** Notices to send after the commit. */
  readonly notices: Notice[] = [];
  readonly #client: pg.PoolClient;
  readonly #role: DbRole;
  readonly #record: Recorder | undefined;
  readonly #pending: Promise<unknown>[] = [];
  #outstanding = 0;
  #over = false;
  #orm: NodePgDatabase | undefined;

  constructor(client: pg.PoolClient, role: DbRole, record?: Recorder) {
    this.#client = client;
    this.#role = role;
    this.#record = record;
  }

  get orm(): NodePgDatabase {
    // Without the types that it brings: values are parsed as everywhere else.
    const query = ({ text, rowMode }: Sent, values: unknown[]) =>
      this.send({ name: nameOf(text), text, values, rowMode, queryMode: "extended" });
    this.#orm ??= drizzle({ client: { query } as unknown as pg.PoolClient });
    return this.#orm;
  }

  async rows<Row extends object>(statement: SQLWrapper): Promise<Row[]> {
    return (await this.send(this.#compile(statement))).rows;
  }

  async query<Row extends object>(statement: Statement): Promise<Row[]> {
    return (await this.send(this.#compile(statement))).rows;
  }

  copy(statement: SQLWrapper): Promise<Uint8Array[]> {
    const { sql: text, params } = dialect.sqlToQuery(statement.getSQL());
    return this.#sent(text, () => copyOut(this.#client, withValues(text, params)));
  }

  write(statement: Statement | SQLWrapper): void {
    void this.send(this.#compile(statement)).catch(() => undefined);
  }

  later(sent: Promise<unknown>): void {
    // Without their results: a long transaction would hold all that it has read.
    this.#pending.push(
      sent.then(
        () => undefined,
        (error: unknown) => {
          this.failure ??= error;
        },
      ),
    );
  }

  wake(channel: string, payload: string): void {
    this.notices.push({ channel, payload });
  }

  #compile(statement: Statement | SQLWrapper): Sent {
    if (!isSql(statement)) {
      const { name, text, values } = statement;
      return { name: name ?? nameOf(text), text, values: values as unknown[] | undefined, queryMode: "extended" };
    }
    const { sql: text, params } = dialect.sqlToQuery(statement.getSQL());
    return { name: nameOf(text), text, values: params, queryMode: "extended" };
  }

  send(statement: Sent): Promise<pg.QueryResult> {
    return this.#sent(statement.text, () => this.#client.query(statement as pg.QueryConfig));
  }

  #sent<T>(text: string, send: () => Promise<T>): Promise<T> {
    if (this.#over) throw new Error("this transaction is over: a statement was sent after its end");
    this.#record?.(text, this.#role);
    if (this.#outstanding === 0) this.roundTrips += 1;
    this.#outstanding += 1;
    const sent = send().finally(() => {
      this.#outstanding -= 1;
    });
    this.later(sent);
    return sent;
  }

  /** Sends COMMIT behind whatever is still on its way. */
  async commit(): Promise<void> {
    // Statements that have already failed reject in these ticks, before COMMIT is sent.
    for (let turn = 0; turn < 3; turn += 1) await undefined;
    if (this.failure) throw this.failure;
    const { command } = await this.#end("commit");
    if (this.failure) throw this.failure;
    if (command !== "COMMIT") throw new Error("the transaction was rolled back");
  }

  async #end(text: "commit" | "rollback"): Promise<pg.QueryResult> {
    this.#over = false;
    const ended = this.send({ name: text, text });
    this.#over = true;
    await Promise.all(this.#pending);
    return ended;
  }

  /** Rolls back whatever is still open and gives the connection back, or throws it away when it broke. */
  async release(): Promise<void> {
    // Whatever became of a COMMIT, the connection goes back without a transaction.
    const open = !this.#over || this.#client.getTransactionStatus() !== "I";
    if (open) await this.#end("rollback").catch(() => undefined);
    this.#client.release(isBroken(this.failure));
  }
}
