import { dataCopyEndpoints } from "@plaudit/api/data-copy.ts";
import { memberEndpoints } from "@plaudit/api/member.ts";
import { memberBatchEndpoints } from "@plaudit/api/member-batch.ts";
import { memberErasureEndpoints } from "@plaudit/api/member-erasure.ts";
import { profileEndpoints } from "@plaudit/api/profile.ts";
import type { Registered } from "../../domain.ts";
import { routes } from "../../routes.ts";
import { batchById, previewBatch } from "./batch-queries.ts";
import { downloadCopy, ownCopy } from "./copy-queries.ts";
import { erasingOf } from "./erasure-queries.ts";
import { exportMembers } from "./member-export.ts";
import { listMembers, memberFacets } from "./member-list.ts";
import { currentMember, memberProfile } from "./member-queries.ts";
import { memberRecord } from "./member-record.ts";
import { addMember } from "./verbs/add-member.ts";
import { archiveMember, unarchiveMember } from "./verbs/archive-member.ts";
import { auditExport } from "./verbs/audit-export.ts";
import { changeBatch } from "./verbs/change-batch.ts";
import { eraseMember } from "./verbs/erase-member.ts";
import { executeBatch } from "./verbs/execute-batch.ts";
import { openBatch } from "./verbs/open-batch.ts";
import { requestCopy } from "./verbs/request-copy.ts";
import { resetFactors } from "./verbs/reset-factors.ts";
import { setAvatar } from "./verbs/set-avatar.ts";
import { setLocale, setTimezone } from "./verbs/set-preference.ts";
import { suspendMember, unsuspendMember } from "./verbs/suspend-member.ts";
import { updateMember } from "./verbs/update-member.ts";
import { updateProfile } from "./verbs/update-profile.ts";
import { welcomeMember } from "./verbs/welcome-member.ts";

const members = "/identity/tenantMembers";
const member = routes(memberEndpoints, {
  "PUT /identity/tenantMembers/{id}/suspend": (ctx, { params }) => suspendMember(ctx, params.id),
  "PUT /identity/tenantMembers/{id}/unsuspend": (ctx, { params }) => unsuspendMember(ctx, params.id),
  "PUT /identity/tenantMembers/{id}/resetFactors": (ctx, { params }) => resetFactors(ctx, params.id),
  "GET /identity/tenantMembers/admin": (ctx, { query }) => listMembers(ctx, query),
  "GET /identity/tenantMembers/facets": (ctx) => memberFacets(ctx),
  "GET /identity/tenantMembers/export": async (ctx, { query }) => {
    await auditExport(ctx, query);
    return exportMembers(ctx, query) as never;
  },
  "POST /identity/tenantMembers": (ctx, { body }) => addMember(ctx, body),
  "GET /identity/tenantMembers/{id}/admin": (ctx, { params }) => memberRecord(ctx, params.id),
  "PATCH /identity/tenantMembers/{id}": (ctx, { params, body }) => updateMember(ctx, params.id, body),
  "PUT /identity/tenantMembers/{id}/role": (ctx, { params, body }) =>
    updateMember(ctx, params.id, body, { asks: "changeRole", recorded: "role" }),
  "GET /identity/tenantMembers/{id}/managers": async (ctx, { params }) => ({
    results: (await memberRecord(ctx, params.id)).managers,
  }),
  "PUT /identity/tenantMembers/{id}/managers": async (ctx, { params, body }) => ({
    results: (await updateMember(ctx, params.id, body, { recorded: "managers" })).managers,
  }),
  "PUT /identity/tenantMembers/{id}/welcome": (ctx, { params }) => welcomeMember(ctx, params.id),
  "PUT /identity/tenantMembers/{id}/archive": (ctx, { params }) => archiveMember(ctx, params.id),
  "PUT /identity/tenantMembers/{id}/unarchive": (ctx, { params }) => unarchiveMember(ctx, params.id),
});

const batches = (["suspend", "unsuspend", "welcome", "archive", "addToTeams", "role"] as const).flatMap((action) =>
  routes(memberBatchEndpoints, {
    [`POST ${members}/batch/${action}` as "POST /identity/tenantMembers/batch/suspend"]: (ctx, { body }) =>
      openBatch(ctx, action, body),
    [`POST ${members}/batch/${action}/{id}/preview` as "POST /identity/tenantMembers/batch/suspend/{id}/preview"]:
      async (ctx, { params }) => previewBatch(ctx, await batchById(ctx, action, params.id)),
    [`PATCH ${members}/batch/${action}/{id}` as "PATCH /identity/tenantMembers/batch/suspend/{id}"]: (
      ctx,
      { params, body },
    ) => changeBatch(ctx, action, params.id, body),
    [`POST ${members}/batch/${action}/{id}/execute` as "POST /identity/tenantMembers/batch/suspend/{id}/execute"]: (
      ctx,
      { params },
    ) => executeBatch(ctx, action, params.id),
  }),
);

const profile = routes(profileEndpoints, {
  "GET /identity/tenantMembers/me": (ctx) => currentMember(ctx),
  "GET /identity/tenantMembers/{id}": (ctx, { params }) => memberProfile(ctx, params.id),
  "PUT /identity/tenantMembers/{id}/locale": (ctx, { params, body }) => setLocale(ctx, params.id, body.locale),
  "PUT /identity/tenantMembers/{id}/timezone": (ctx, { params, body }) => setTimezone(ctx, params.id, body.timezone),
  "PATCH /identity/tenantMembers/me": (ctx, { body }) => updateProfile(ctx, body),
  "PUT /identity/tenantMembers/{id}/avatar": (ctx, { params, body }) => setAvatar(ctx, params.id, body.mediaObjectId),
  "DELETE /identity/tenantMembers/{id}/avatar": (ctx, { params }) => setAvatar(ctx, params.id, null),
});

const copies = routes(dataCopyEndpoints, {
  "GET /identity/dataCopies/my": (ctx) => ownCopy(ctx),
  "POST /identity/dataCopies": (ctx) => requestCopy(ctx),
  "GET /identity/dataCopies/{id}/file": async (ctx, { params, query }) =>
    (await downloadCopy(ctx, params.id, query.token)) as never,
});

export const memberRoutes = ({ erasures }: Registered) => [
  ...profile,
  ...member,
  ...batches,
  ...copies,
  ...routes(memberErasureEndpoints, {
    "GET /identity/tenantMembers/{id}/erasure": (ctx, { params }) => erasingOf(ctx, erasures, params.id),
    "POST /identity/tenantMembers/{id}/erasure": (ctx, { params, body }) =>
      eraseMember(ctx, erasures, params.id, body.name),
  }),
];
