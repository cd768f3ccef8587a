import { identityEndpoints } from "@plaudit/api/identity.ts";
import { profileEndpoints } from "@plaudit/api/profile.ts";
import { routes } from "../../http/routes.ts";
import { listApps } from "./apps.ts";
import { listPeople, listTeams } from "./list-queries.ts";
import { currentMember, memberProfile } from "./member-queries.ts";
import { memberRoutes } from "./member-routes.ts";
import { myTenants, tenantAt } from "./queries.ts";
import { askRecovery } from "./verbs/ask-recovery.ts";
import { beginTenantLogin } from "./verbs/begin-tenant-login.ts";
import { changePassword } from "./verbs/change-password.ts";
import { exchangeState } from "./verbs/exchange-state.ts";
import { resetPassword } from "./verbs/reset-password.ts";
import { setAvatar } from "./verbs/set-avatar.ts";
import { setLocale, setTimezone } from "./verbs/set-preference.ts";
import { signIn } from "./verbs/sign-in.ts";
import { signOut } from "./verbs/sign-out.ts";
import { suspendMember, unsuspendMember } from "./verbs/suspend-member.ts";
import { updateProfile } from "./verbs/update-profile.ts";

const own = routes(identityEndpoints, {
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
  "GET /identity/tenantMembers/me": (ctx) => currentMember(ctx),
  "GET /identity/tenantMembers": (ctx, { query }) => listPeople(ctx, query),
  "GET /identity/tenantMembers/{id}": (ctx, { params }) => memberProfile(ctx, params.id),
  "PUT /identity/tenantMembers/{id}/locale": (ctx, { params, body }) => setLocale(ctx, params.id, body.locale),
  "PUT /identity/tenantMembers/{id}/timezone": (ctx, { params, body }) => setTimezone(ctx, params.id, body.timezone),
  "PUT /identity/tenantMembers/{id}/suspend": (ctx, { params }) => suspendMember(ctx, params.id),
  "PUT /identity/tenantMembers/{id}/unsuspend": (ctx, { params }) => unsuspendMember(ctx, params.id),
  "GET /identity/teams": (ctx, { query }) => listTeams(ctx, query),
  "GET /apps": ({ actor }) => listApps(actor),
});

const profile = routes(profileEndpoints, {
  "PATCH /identity/tenantMembers/me": (ctx, { body }) => updateProfile(ctx, body),
  "PUT /identity/tenantMembers/{id}/avatar": (ctx, { params, body }) => setAvatar(ctx, params.id, body.mediaObjectId),
  "DELETE /identity/tenantMembers/{id}/avatar": (ctx, { params }) => setAvatar(ctx, params.id, null),
});

export const identityRoutes = [...own, ...profile, ...memberRoutes];
