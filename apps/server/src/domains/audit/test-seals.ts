import { newId } from "../../db/id.ts";
import type { TestServer, TestTenant } from "../../testing/index.ts";
import { recordAudit } from "./verbs/record-audit.ts";
import { verifyLogs } from "./verify-logs.ts";

export const recordEvent = (tenant: TestTenant, name: string, entityId = newId()) =>
  tenant.within((db) =>
    recordAudit(
      { db, actor: { memberId: null } },
      { action: "value.create", entityType: "value", entityId, before: null, after: { name } },
    ),
  );

export async function verifiedLogs(server: TestServer, file?: Parameters<typeof verifyLogs>[2]) {
  const lines: string[] = [];
  const sound = await verifyLogs(server.database, (line) => lines.push(line), file);
  return { sound, output: lines.join("\n") };
}
