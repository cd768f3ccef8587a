import * as z from "zod/mini";
import { endpoints } from "./endpoint.ts";
import { manages, memberFilter } from "./member.ts";
import { count, id, idParams, personSummary, role } from "./shared.ts";

/** Whom: these, or all that a filter finds. */
const selection = z.union([
  z.strictObject({ memberIds: z.array(id).check(z.minLength(1), z.maxLength(10_000)) }),
  z.strictObject({ filter: memberFilter, exceptIds: z.optional(z.array(id).check(z.maxLength(10_000))) }),
]);
export type MemberSelection = z.infer<typeof selection>;
const batchException = z.enum(["self", "archived", "suspended", "noEmail"]);
export const memberBatch = z.object({
  id,
  total: count,
  /** How many will be another than they are. */
  changing: count,
  unchanged: count,
  /** The members who cannot be changed, the first hundred; while there is one, nothing is changed. */
  exceptions: z.object({
    results: z.array(z.object({ member: personSummary, type: batchException })),
    total: count,
  }),
});
export type MemberBatch = z.infer<typeof memberBatch>;

const exceptIds = z.optional(z.array(id).check(z.maxLength(10_000)));
const teamIds = z.array(id).check(z.minLength(1), z.maxLength(20));
const opening = {
  summary: "Choose whom; nothing is done yet",
  ...manages,
  action: null,
  response: memberBatch,
} as const;
const looking = {
  summary: "What it would do now",
  ...manages,
  action: null,
  params: idParams,
  response: memberBatch,
} as const;
const changing = { summary: "Leave people out, or choose anew", ...manages, action: null, params: idParams } as const;
const doing = {
  summary: "Do it for all of them, or for none",
  ...manages,
  action: null,
  params: idParams,
  response: z.object({ changed: count }),
  errors: ["Conflict"],
} as const;
const plain = z.strictObject({ selection });
const plainChange = z.strictObject({ exceptIds });
const toTeams = z.strictObject({ selection, teamIds });
const toTeamsChange = z.strictObject({ exceptIds, teamIds: z.optional(teamIds) });
const toRole = z.strictObject({ selection, role });
const toRoleChange = z.strictObject({ exceptIds, role: z.optional(role) });

/**
 * No action of one entity: rows are judged in SQL, which a test compares with the policy. Something is done to many members at once: opened, looked at, changed, then
 * done for all of them or for none.
 */
export const memberBatchEndpoints = endpoints({
  "POST /identity/tenantMembers/batch/suspend": { ...opening, body: plain },
  "POST /identity/tenantMembers/batch/suspend/{id}/preview": looking,
  "PATCH /identity/tenantMembers/batch/suspend/{id}": { ...changing, body: plainChange, response: memberBatch },
  "POST /identity/tenantMembers/batch/suspend/{id}/execute": doing,
  "POST /identity/tenantMembers/batch/unsuspend": { ...opening, body: plain },
  "POST /identity/tenantMembers/batch/unsuspend/{id}/preview": looking,
  "PATCH /identity/tenantMembers/batch/unsuspend/{id}": { ...changing, body: plainChange, response: memberBatch },
  "POST /identity/tenantMembers/batch/unsuspend/{id}/execute": doing,
  "POST /identity/tenantMembers/batch/welcome": { ...opening, body: plain },
  "POST /identity/tenantMembers/batch/welcome/{id}/preview": looking,
  "PATCH /identity/tenantMembers/batch/welcome/{id}": { ...changing, body: plainChange, response: memberBatch },
  "POST /identity/tenantMembers/batch/welcome/{id}/execute": doing,
  "POST /identity/tenantMembers/batch/archive": { ...opening, body: plain },
  "POST /identity/tenantMembers/batch/archive/{id}/preview": looking,
  "PATCH /identity/tenantMembers/batch/archive/{id}": { ...changing, body: plainChange, response: memberBatch },
  "POST /identity/tenantMembers/batch/archive/{id}/execute": doing,
  "POST /identity/tenantMembers/batch/addToTeams": { ...opening, body: toTeams },
  "POST /identity/tenantMembers/batch/addToTeams/{id}/preview": looking,
  "PATCH /identity/tenantMembers/batch/addToTeams/{id}": { ...changing, body: toTeamsChange, response: memberBatch },
  "POST /identity/tenantMembers/batch/addToTeams/{id}/execute": doing,
  "POST /identity/tenantMembers/batch/role": { ...opening, body: toRole },
  "POST /identity/tenantMembers/batch/role/{id}/preview": looking,
  "PATCH /identity/tenantMembers/batch/role/{id}": { ...changing, body: toRoleChange, response: memberBatch },
  "POST /identity/tenantMembers/batch/role/{id}/execute": doing,
});
