import * as z from "zod/mini";
import { endpoints } from "./endpoint.ts";
import { count, csv, id, idList, instant, jsonFile, personSummary, textList } from "./shared.ts";

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

/** The last of the blocks in which rows are sealed; each holds the hash of the one before it. */
const seal = z.object({
  /** Of the log, or of the entries of the ledger. */
  chain: z.enum(["audit", "ledger"]),
  number: count,
  /** In all blocks up to this one. */
  rows: count,
  sealedAt: instant,
});
export type Seal = z.infer<typeof seal>;

const filter = {
  actorIdIn: z.optional(idList),
  /** Only what nobody did who was signed in, such as the operator's command. */
  operator: z.optional(z.literal("true")),
  entityIdIn: z.optional(idList),
  actionIn: z.optional(textList),
  /** Only events that show one of these fields. */
  fieldIn: z.optional(textList),
  /** From this instant on, and before that one. */
  from: z.optional(instant),
  to: z.optional(instant),
};

export const auditEndpoints = endpoints({
  "GET /audit/events": {
    summary: "Who changed what, newest first",
    scope: "tenant",
    permission: "audit:browse",
    query: z.strictObject({
      ...filter,
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
  "GET /audit/events/export": {
    summary: "The same events as a CSV file, newest first",
    scope: "tenant",
    permission: "audit:browse",
    query: z.strictObject(filter),
    response: csv,
  },
  "GET /audit/seals": {
    summary: "Up to where log and ledger are sealed",
    scope: "tenant",
    permission: "audit:browse",
    response: z.object({ results: z.array(seal) }),
  },
  "GET /audit/seals/file": {
    summary: "The latest seals as a file: the proof of everything that was sealed so far",
    scope: "tenant",
    permission: "audit:browse",
    response: jsonFile,
    errors: ["NotFound"],
  },
  "GET /audit/actions": {
    summary: "What the log records, by area, and the fields it shows, in the reader's language",
    scope: "tenant",
    permission: "audit:browse",
    response: z.object({
      results: z.array(auditArea),
      /** By label, each with all fields that bear it. */
      fields: z.array(z.object({ label: z.string(), names: z.array(z.string()) })),
    }),
  },
});
