/** A process of the race: its members redeem the same reward, eight at once; prints what each was told. */
import { pino } from "pino";
import type { TenantCtx } from "../../src/context.ts";
import { createDatabase } from "../../src/db/database.ts";
import { openPostgres } from "../../src/db/postgres.ts";
import { redeem } from "../../src/domains/reward/verbs/redeem.ts";
import { DomainError } from "../../src/error.ts";
import { ctxOf } from "./people.ts";

const CONNECTIONS = 8;
const [url = "", secret = "", tenantId = "", rewardId = "", json = "[]"] = process.argv.slice(2);
const memberIds = JSON.parse(json) as string[];
const log = pino({ level: "silent" });
const backend = openPostgres({ url, secret, poolSize: CONNECTIONS, log });
const database = createDatabase({ backend, tenantUrl: ({ slug }) => `http://${slug}.localhost` });

async function one(memberId: string): Promise<void> {
  try {
    await database.withTenant(tenantId, (db, { now }) => {
      const ctx = { ...ctxOf(db, now, memberId), secret, tenant: { timezone: "UTC" } } as TenantCtx;
      return redeem(ctx, { rewardId, points: 100 });
    });
    process.stdout.write("redeemed\n");
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    process.stdout.write(`${error.key}\n`);
  }
}
// As many as there are connections: nobody waits for one, however busy the machine is.
const lanes = Array.from({ length: CONNECTIONS }, async () => {
  for (let id = memberIds.pop(); id; id = memberIds.pop()) await one(id);
});
await Promise.all(lanes);
await backend.close();
