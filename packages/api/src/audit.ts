import * as z from "zod/mini";
import { endpoints } from "./endpoint.ts";
import { id, idList, instant, personSummary, textList } from "./shared.ts";

const fields = z.nullable(z.record(z.string(), z.unknown()));
export const auditEvent = z.object({
  __entity_type__: z.literal("auditEvent"),
  id,
  createdAt: instant,
  /** "entity.verb". */
  action: z.string(),
  /** In the reader's language, with `{{actor}}` and `{{name}}` where their names belong. */
  sentence: z.string(),
  /** Null: nobody signed in, such as the operator's command. */
  actor: z.nullable(personSummary),
  entityType: z.string(),
  entityId: id,
  /** What it is called now, else what it was called then; null where it has no name. */
  entityName: z.nullable(z.string()),
  /** For a change only the fields that differ; null before creation and after deletion. */
  before: fields,
  after: fields,
});
export type AuditEvent = z.infer<typeof auditEvent>;

const auditArea = z.object({
  id: z.string(),
  label: z.string(),
  actions: z.array(z.object({ id: z.string(), label: z.string() })),
});

export const auditEndpoints = endpoints({
  "GET /audit/events": {
    summary: "Who changed what, newest first",
    scope: "tenant",
    permission: "audit:browse",
    query: z.strictObject({
      actorIdIn: z.optional(idList),
      entityIdIn: z.optional(idList),
      actionIn: z.optional(textList),
      /** From this instant on, and before that one. */
      from: z.optional(instant),
      to: z.optional(instant),
      cursor: z.optional(z.string().check(z.maxLength(200))),
      pageSize: z._default(
        z.pipe(
          z.transform((value: unknown) =>
            typeof value === "string" && /^\d{1,3}$/.test(value) ? Number(value) : value,
          ),
          z.int().check(z.minimum(1), z.maximum(100)),
        ),
        50,
      ),
    }),
    response: z.object({
      results: z.array(auditEvent),
      next: z.nullable(z.string()),
      /** What the ids in `before` and `after` are called, where they are somebody or something that has a name. */
      names: z.record(z.string(), z.string()),
      /** Labels of the fields in `before` and `after`, in the reader's language. */
      labels: z.record(z.string(), z.string()),
    }),
  },
  "GET /audit/actions": {
    summary: "What the log records, by area, in the reader's language",
    scope: "tenant",
    permission: "audit:browse",
    response: z.object({ results: z.array(auditArea) }),
  },
});
