import * as z from "zod/mini";
import { endpoints } from "./endpoint.ts";
import { count, id, idParams, instant, zip } from "./shared.ts";

export const dataCopy = z.object({
  id,
  requestedAt: instant,
  /** Null while it is being made. */
  ready: z.nullable(z.object({ bytes: count, expiresAt: instant, token: z.string() })),
});
export type DataCopy = z.infer<typeof dataCopy>;

export const dataCopyEndpoints = endpoints({
  "GET /identity/dataCopies/my": {
    summary: "The copy of one's own data that was asked for last, until a day after it was made",
    scope: "tenant",
    permission: null,
    response: z.object({ copy: z.nullable(dataCopy) }),
  },
  "POST /identity/dataCopies": {
    summary: "Ask for a copy of everything that is kept about oneself",
    scope: "tenant",
    permission: null,
    action: "tenantMember.copy",
    response: dataCopy,
  },
  "GET /identity/dataCopies/{id}/file": {
    summary: "The copy as a ZIP of JSON and CSV files, by its signed link and one's own session",
    scope: "tenant",
    permission: null,
    params: idParams,
    query: z.strictObject({ token: z.string().check(z.maxLength(100)) }),
    response: zip,
  },
});
