import { pino } from "pino";
import { sealsDue } from "../../jobs/seals-due.ts";
import { runTick } from "../../jobs/tick.ts";
import { newId } from "../../db/id.ts";
import type { TestServer, TestTenant } from "../../testing/index.ts";
import { recordAudit } from "./verbs/record-audit.ts";
import { verifyLogs } from "./verify-logs.ts";

const log = pino({ level: "silent" });
export const tickSeals = (server: TestServer) => runTick(server.database, sealsDue, log);

/** Claims, reads the counter, hands out the jobs, and runs them. */
export async function sealNow(server: TestServer): Promise<void> {
  for (let step = 0; step < 3; step += 1) await tickSeals(server);
  await server.runJobs();
}

export const recordEvent = (tenant: TestTenant, name: string, entityId = newId()) =>
  tenant.within((db) =>
    recordAudit({ db, actor: { memberId: null } }, { action: "value.create", entityType: "value", entityId, before: null, after: { name } }),
  );

export async function verifiedLogs(server: TestServer, file?: Parameters<typeof verifyLogs>[2]) {
  const lines: string[] = [];
  const sound = await verifyLogs(server.database, (line) => lines.push(line), file);
  return { sound, output: lines.join("\n") };
}
