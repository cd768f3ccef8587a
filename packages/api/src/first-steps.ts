import * as z from "zod/mini";
import { endpoints } from "./endpoint.ts";
import { nothing } from "./shared.ts";

export const firstStepsEndpoints = endpoints({
  "GET /identity/firstSteps": {
    summary: "How far the tenant has come from empty to the first recognition",
    scope: "tenant",
    permission: "tenant:edit",
    response: z.object({
      dismissed: z.boolean(),
      /** Which steps are done. */
      done: z.object({
        brand: z.boolean(),
        values: z.boolean(),
        people: z.boolean(),
        recognition: z.boolean(),
        screen: z.boolean(),
        welcome: z.boolean(),
      }),
    }),
  },
  "PUT /identity/firstSteps/dismissal": {
    summary: "Dismiss the first steps",
    scope: "tenant",
    permission: "tenant:edit",
    action: "tenant.edit",
    response: nothing,
  },
});
