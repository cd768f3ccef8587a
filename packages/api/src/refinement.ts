import * as z from "zod/mini";
import { endpoints } from "./endpoint.ts";
import { richText, richTextInput } from "./rich-text.ts";
import { id, idParams, nothing } from "./shared.ts";

export const refinementEndpoints = endpoints({
  "GET /refinement/service": {
    summary: "Where messages are refined: the host they are sent to, or null where they stay on the server",
    scope: "tenant",
    permission: "recognition:create",
    response: z.object({ host: z.nullable(z.string()) }),
  },
  "POST /refinement/refinements": {
    summary: "Refine a message; `sessionId` is the same while one message is being written",
    scope: "tenant",
    permission: "recognition:create",
    action: null,
    outside: true,
    counted: "refinements",
    body: z.strictObject({
      input: richTextInput("message"),
      sessionId: z.string().check(z.minLength(1), z.maxLength(64)),
    }),
    /** Without an id nothing was found to refine. */
    response: z.object({ refinementId: z.nullable(id), output: richText }),
    errors: ["Unavailable"],
  },
  "DELETE /refinement/refinements/{id}": {
    summary: "Undo a refinement of the caller's that has not been sent",
    scope: "tenant",
    permission: "recognition:create",
    action: null,
    params: idParams,
    response: nothing,
    errors: ["Conflict"],
  },
});
