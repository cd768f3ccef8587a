import type { SQL } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import type { TenantDb } from "../db/tenant-db.ts";

const dialect = new PgDialect();

/** Explains every statement before it runs; `found` has the plans that hold what is refused. */
export function explained(db: TenantDb, refused: RegExp, found: string[]): TenantDb {
  return new Proxy(db, {
    get(target, name) {
      if (name !== "rows") return Reflect.get(target, name);
      return async (statement: SQL) => {
        const { sql: text, params } = dialect.sqlToQuery(statement);
        const plan = await db.query<{ "QUERY PLAN": string }>({ text: `explain ${text}`, values: params });
        const lines = plan.map((row) => row["QUERY PLAN"]).join("\n");
        const match = refused.exec(lines);
        if (match) found.push(`${match[0]}\n${text}\n${lines}`);
        return db.rows(statement);
      };
    },
  });
}
