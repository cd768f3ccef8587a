export { noteUnsealed } from "./verbs/note-unsealed.ts";
export { recordAudit } from "./verbs/record-audit.ts";
export { recordChange } from "./verbs/record-change.ts";
export { verifySeals } from "./verify-seals.ts";
export { verifyTenants } from "./verify-tenants.ts";
