import * as z from "zod/mini";
import { endpoints } from "./endpoint.ts";
import { count, id, idParams, instant, zip } from "./shared.ts";

export const dataCopy = z.object({
  id,
  requestedAt: instant,
  /** Whether it could not be made. */
  failed: z.boolean(),
  /** Null while it is being made, and where it could not be. */
  ready: z.nullable(z.object({ bytes: count, expiresAt: instant, token: z.string() })),
});
export type DataCopy = z.infer<typeof dataCopy>;

export const dataCopyEndpoints = endpoints({
  "GET /identity/dataCopies/my": {
    summary: "The latest copy of the caller's data, until a day after it was made",
    scope: "tenant",
    permission: null,
    response: z.object({ copy: z.nullable(dataCopy) }),
  },
  "POST /identity/dataCopies": {
    summary: "Request a copy of everything that is stored about the caller",
    scope: "tenant",
    permission: null,
    action: "tenantMember.copy",
    response: dataCopy,
  },
  "GET /identity/dataCopies/{id}/file": {
    summary: "The copy as a ZIP of JSON and CSV files, by its signed link and the caller's session",
    scope: "tenant",
    permission: null,
    params: idParams,
    query: z.strictObject({ token: z.string().check(z.maxLength(100)) }),
    response: zip,
  },
});
