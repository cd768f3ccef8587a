import { accountEndpoints } from "@plaudit/api/account.ts";
import { authFactorEndpoints } from "@plaudit/api/auth-factor.ts";
import { routes } from "../../routes.ts";
import { authFactorsOf } from "./auth-factors.ts";
import { sessionsOf } from "./list-sessions.ts";
import { myTenants, tenantAt } from "./queries.ts";
import { answerChallenge } from "./verbs/answer-challenge.ts";
import { askRecovery } from "./verbs/ask-recovery.ts";
import { beginTenantLogin } from "./verbs/begin-tenant-login.ts";
import { changePassword } from "./verbs/change-password.ts";
import { replaceCodes } from "./verbs/change-second-step.ts";
import { endOtherSessions, endSession } from "./verbs/end-session.ts";
import { exchangeState } from "./verbs/exchange-state.ts";
import { resetPassword } from "./verbs/reset-password.ts";
import { addPasskey, beginPasskey, removePasskey } from "./verbs/set-up-passkey.ts";
import { addTotp, beginTotp, removeTotp } from "./verbs/set-up-totp.ts";
import { signIn } from "./verbs/sign-in.ts";
import { beginPasskeySignIn, signInByPasskey } from "./verbs/sign-in-by-passkey.ts";
import { signOut } from "./verbs/sign-out.ts";

const factors = routes(authFactorEndpoints, {
  "POST /identity/challenges/{id}": (ctx, { params, body }) => answerChallenge(ctx, params.id, body),
  "POST /identity/passkeys/begin": (ctx) => beginPasskeySignIn(ctx),
  "POST /identity/passkeys/login": (ctx, { body }) => signInByPasskey(ctx, body),
  "GET /identity/authFactors": (ctx) => authFactorsOf(ctx),
  "POST /identity/authFactors/totp/begin": (ctx, { body }) => beginTotp(ctx, body.password),
  "POST /identity/authFactors/totp": (ctx, { body }) => addTotp(ctx, body),
  "POST /identity/authFactors/totp/remove": (ctx, { body }) => removeTotp(ctx, body.password),
  "POST /identity/authFactors/recoveryCodes": (ctx, { body }) => replaceCodes(ctx, body.password),
  "POST /identity/authFactors/passkeys/begin": (ctx, { body }) => beginPasskey(ctx, body.password),
  "POST /identity/authFactors/passkeys": (ctx, { body }) => addPasskey(ctx, body),
  "POST /identity/authFactors/passkeys/{id}/remove": (ctx, { params, body }) =>
    removePasskey(ctx, params.id, body.password),
});

const account = routes(accountEndpoints, {
  "POST /identity/passwords/login": (ctx, { body }) => signIn(ctx, body.email, body.password),
  "POST /identity/logout": (ctx) => signOut(ctx),
  "GET /identity/sessions": async (ctx) => ({ results: await sessionsOf(ctx) }),
  "DELETE /identity/sessions/{id}": (ctx, { params }) => endSession(ctx, params.id),
  "DELETE /identity/sessions": (ctx) => endOtherSessions(ctx),
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

export const accountRoutes = [...account, ...factors];
