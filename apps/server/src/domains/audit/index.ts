export { recordAudit } from "./verbs/record-audit.ts";
export { recordChange } from "./verbs/record-change.ts";
