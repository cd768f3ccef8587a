import * as z from "zod/mini";
import { endpoints } from "./endpoint.ts";
import { manages } from "./member.ts";
import { count, id, idParams, nothing } from "./shared.ts";

/** What an erasure ends, and what has to end before it. */
export const erasing = z.object({
  id,
  /** Points left to spend: they are forfeited. */
  points: count,
  /** Redemptions that somebody still approves, fulfils or delivers. */
  orders: count,
  /** Claims that nobody has decided. */
  claims: count,
  /** Their account belongs to another company as well, and stays there. */
  elsewhere: z.boolean(),
});
export type Erasing = z.infer<typeof erasing>;

export const memberErasureEndpoints = endpoints({
  "GET /identity/tenantMembers/{id}/erasure": {
    summary: "What erasing an archived member would end, and what has to end before it",
    ...manages,
    params: idParams,
    response: erasing,
    errors: ["Conflict"],
  },
  "POST /identity/tenantMembers/{id}/erasure": {
    summary: "Erase an archived member for good: what they gave to others stays, under no name",
    ...manages,
    action: "tenantMember.erase",
    params: idParams,
    /** The person's name, as it is shown: so that nobody is erased by mistake. Of no account for who was erased already: it begins anew. */
    body: z.strictObject({ name: z.string().check(z.maxLength(200)) }),
    response: nothing,
    errors: ["Conflict"],
  },
});
