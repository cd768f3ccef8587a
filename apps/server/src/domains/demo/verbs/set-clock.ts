import type { Queryable } from "../../../db/tenant-db.ts";

/** Sets this transaction's clock to that instant. */
export const setClock = (db: Queryable, at: Date): void =>
  db.write({ name: "demo_clock", text: "select set_config('app.now', $1, true)", values: [at.toISOString()] });
