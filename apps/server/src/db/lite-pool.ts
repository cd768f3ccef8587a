import type { PGlite } from "@electric-sql/pglite";
import { createPgConfig } from "@electric-sql/pglite/node-postgres";
import pg from "pg";
import { typeParsers } from "./backend.ts";

type Parse = (query: { types?: unknown }) => void;

/**
 * `pg` over the embedded database: one wire, shared by a pool of one. The wire must outlive every error, so clients are
 * never thrown away, and the driver's custom `types` must not reach the wire protocol.
 */
export class LitePool extends pg.Pool {
  constructor(lite: PGlite) {
    const config = createPgConfig(lite);
    const connection = config.connection as unknown as { parse: Parse };
    const parse = connection.parse.bind(connection);
    connection.parse = (query) => parse({ ...query, types: Array.isArray(query.types) ? query.types : [] });
    super({
      ...config,
      types: typeParsers,
      pipeline: true,
      max: 1,
      idleTimeoutMillis: 0,
      connectionTimeoutMillis: 15_000,
    } as pg.PoolConfig);
  }

  /** For statements outside a transaction: a failed one leaves nothing open behind it. */
  async alone(text: string, values?: unknown[]): Promise<pg.QueryResult> {
    const client = await this.connect();
    try {
      return await client.query(text, values);
    } catch (error) {
      await client.query("rollback");
      throw error;
    } finally {
      client.release();
    }
  }
}
