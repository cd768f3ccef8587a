import { accountEndpoints } from "@plaudit/api/account.ts";
import { routes } from "../../routes.ts";
import { myTenants, tenantAt } from "./queries.ts";
import { askRecovery } from "./verbs/ask-recovery.ts";
import { beginTenantLogin } from "./verbs/begin-tenant-login.ts";
import { changePassword } from "./verbs/change-password.ts";
import { exchangeState } from "./verbs/exchange-state.ts";
import { resetPassword } from "./verbs/reset-password.ts";
import { signIn } from "./verbs/sign-in.ts";
import { signOut } from "./verbs/sign-out.ts";

export const accountRoutes = routes(accountEndpoints, {
  "POST /identity/passwords/login": (ctx, { body }) => signIn(ctx, body.email, body.password),
  "POST /identity/logout": (ctx) => signOut(ctx),
  "POST /identity/passwords/recovery": (ctx, { body }) => askRecovery(ctx, body.email),
  "POST /identity/passwords/reset": (ctx, { body }) => resetPassword(ctx, body.token, body.password),
  "PUT /identity/passwords": (ctx, { body }) => changePassword(ctx, body),
  "GET /identity/accessToken/info": ({ session }) => ({
    userId: session.userId,
    tenantId: session.tenantId,
    scope: session.scope,
    expiresAt: session.expiresAt.toISOString(),
  }),
  "GET /identity/tenants/metadata": (ctx, { query }) => tenantAt(ctx, query.domain),
  "GET /identity/tenants/my": async (ctx) => ({ results: await myTenants(ctx, ctx.session.userId) }),
  "POST /identity/tenants/{id}/login": (ctx, { params }) => beginTenantLogin(ctx, params.id),
  "GET /identity/tenants/accessToken": (ctx, { query }) => exchangeState(ctx, query),
});
