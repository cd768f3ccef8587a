import * as z from "zod/mini";
import { endpoints } from "./endpoint.ts";
import { count, flag, id, idParams, instant, name, nothing, permissionsOn } from "./shared.ts";

/** `color` is a hue of 0-359; lightness belongs to the theme. `motif` names the drawing. */
export const motifs = ["sunrise", "ripple", "leaf", "beam", "orbit", "weave", "tide", "meeting", "steps"] as const;
export const quality = z.object({
  id,
  name: z.string(),
  color: z.int(),
  motif: z.enum(motifs),
  valueId: id,
  position: count,
  archivedAt: z.nullable(instant),
});
export type Quality = z.infer<typeof quality>;

export const value = z.object({
  __entity_type__: z.literal("value"),
  __permissions__: permissionsOn("value"),
  id,
  name: z.string(),
  description: z.string(),
  position: count,
  archivedAt: z.nullable(instant),
  version: z.int(),
  qualities: z.array(z.object({ ...quality.shape, recognitionCount: count })),
});
export type Value = z.infer<typeof value>;

/** A quality with an id is kept and changed, one without is added, one left out is deleted, or archived once used. */
export const valueBody = z.strictObject({
  name: name(80),
  description: z.string().check(z.trim(), z.maxLength(150)),
  qualities: z
    .array(
      z.strictObject({
        id: z.optional(id),
        name: name(80),
        color: z.int().check(z.minimum(0), z.maximum(359)),
        motif: z.enum(motifs),
      }),
    )
    .check(z.minLength(1), z.maxLength(24)),
});

export const valueEndpoints = endpoints({
  "GET /recognition/values": {
    summary: "Values and their qualities, in order",
    scope: "tenant",
    permission: "recognition:browse",
    query: z.strictObject({ archived: z.optional(flag) }),
    response: z.object({ results: z.array(value) }),
  },
  "POST /recognition/values": {
    summary: "Add a value with its qualities",
    scope: "tenant",
    permission: "value:create",
    action: null,
    body: valueBody,
    response: value,
  },
  "GET /recognition/values/{id}": {
    summary: "One value",
    scope: "tenant",
    permission: "recognition:browse",
    params: idParams,
    response: value,
  },
  "PATCH /recognition/values/{id}": {
    summary: "Change a value, its qualities and their order; archive it or bring it back",
    scope: "tenant",
    permission: "value:create",
    action: "value.edit",
    params: idParams,
    body: z.strictObject({ ...z.partial(valueBody).shape, archived: z.optional(z.boolean()), version: z.int() }),
    response: value,
    errors: ["VersionConflict"],
  },
  "DELETE /recognition/values/{id}": {
    summary: "Delete a value that was never used",
    scope: "tenant",
    permission: "value:create",
    action: "value.delete",
    params: idParams,
    response: nothing,
    errors: ["Conflict"],
  },
  "PUT /recognition/values/order": {
    summary: "Put the values in this order",
    scope: "tenant",
    permission: "value:create",
    action: null,
    body: z.strictObject({ ids: z.array(id).check(z.minLength(1), z.maxLength(200)) }),
    response: nothing,
  },
});
