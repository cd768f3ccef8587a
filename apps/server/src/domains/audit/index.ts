export { recordAudit } from "./verbs/record-audit.ts";
