import { sql } from "drizzle-orm";
import { bigint, customType, timestamp, uuid } from "drizzle-orm/pg-core";

/** First column of every tenant table, and first in each of its keys. */
export const tenantId = () => uuid("tenant_id").notNull();
export const at = (name: string) => timestamp(name, { withTimezone: true, mode: "date", precision: 3 });
export const createdAt = () => at("created_at").notNull().default(sql`app.now()`);
export const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" });
/** Of a row that is sealed: later ones have larger positions, which the statements of one batch may share. */
export const position = () => bigint("position", { mode: "number" }).notNull().default(sql`app.next_position()`);
