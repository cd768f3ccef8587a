export { enterTenant } from "./enter-tenant.ts";
export { presentTenant } from "./queries.ts";
export { hashToken } from "./rules/token.ts";
export { users } from "./tables.ts";
export { beginState } from "./verbs/begin-state.ts";
export { addMembership, ensureUser } from "./verbs/create-user.ts";
export { issueToken } from "./verbs/issue-token.ts";
export { memberHasSecondStep, resetSecondStep } from "./verbs/reset-second-step.ts";
export { setPassword } from "./verbs/set-password.ts";
