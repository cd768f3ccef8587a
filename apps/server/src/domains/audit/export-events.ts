import type { AuditEvent, auditEndpoints } from "@plaudit/api/audit.ts";
import type { Output } from "@plaudit/api/endpoint.ts";
import type { TenantCtx } from "../../context.ts";
import { csvLine } from "../../csv.ts";
import { csvDownload } from "../../csv-download.ts";
import type { Registered } from "../../domain.ts";
import type { Download } from "../../download.ts";
import { textsIn } from "../../texts.ts";
import { filterOf } from "./list-events.ts";
import { presentEvents } from "./present-events.ts";
import { type LogRow, logStatement } from "./queries.ts";
import { actionLabels } from "./texts.ts";
import { recordAudit } from "./verbs/record-audit.ts";

/** Rows of one transaction: few enough to be held, many enough that asking costs little. */
const CHUNK = 1_000;
const columns = ["when", "who", "what", "about", "before", "after", "action", "aboutId"] as const;
type Filter = Output<(typeof auditEndpoints)["GET /audit/events/export"]["query"]>;

/** Who took the log along, found by what. */
const record = (ctx: TenantCtx, filter: Filter) => {
  const { actorIdIn, operator, entityIdIn, actionIn, fieldIn, from, to } = filter;
  const after = {
    who: actorIdIn,
    operator: operator && true,
    about: entityIdIn,
    what: actionIn,
    field: fieldIn,
    from,
    to,
  };
  const entityId = ctx.tenant.id;
  return recordAudit(ctx, { action: "auditLog.export", entityType: "tenant", entityId, before: null, after });
};

/** Every event that the filter lets through, newest first, as fast as it is read; this export is the first of them. */
export async function exportEvents(ctx: TenantCtx, all: Registered, query: Filter): Promise<Download> {
  await record(ctx, query);
  const { again, actor, tenant, secret, now } = ctx;
  const filter = filterOf(all, query);
  const t = textsIn(actor.locale, tenant.pointTerms).getFixedT(actor.locale, "audit");
  const labels = actionLabels(all.areas, ctx);
  const line = ({ createdAt, actor: who, entityName, entityId, action, before, after }: AuditEvent) =>
    csvLine([createdAt, who?.name ?? t(($) => $.nobody), labels(action), entityName, before, after, action, entityId]);

  const head = columns.map((name) => t(($) => $.column[name]));
  return csvDownload("logs.csv", head, (last: LogRow | undefined) =>
    again(async (db) => {
      const before = last && { at: last.created_at, id: last.id };
      const rows = await db.rows<LogRow>(logStatement(db.tenantId, { ...filter, before }, CHUNK));
      const end = rows.at(-1);
      if (!end) return null;
      const { results } = await presentEvents({ db, secret, now, actor, tenant }, all, rows);
      return { last: end, blocks: Promise.resolve([Buffer.from(results.map(line).join(""))]) };
    }),
  );
}
