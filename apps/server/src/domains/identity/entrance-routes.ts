import { firstStepsEndpoints } from "@plaudit/api/first-steps.ts";
import { invitationEndpoints } from "@plaudit/api/invitation.ts";
import { routes } from "../../http/routes.ts";
import { firstSteps } from "./first-steps-queries.ts";
import { lookUpInvitation } from "./invitation-queries.ts";
import { acceptInvitation } from "./verbs/accept-invitation.ts";
import { dismissFirstSteps } from "./verbs/dismiss-first-steps.ts";
import { joinByInvitation } from "./verbs/join-by-invitation.ts";

export const entranceRoutes = [
  ...routes(invitationEndpoints, {
    "POST /identity/invitations/lookup": (ctx, { body }) => lookUpInvitation(ctx, body.token),
    "POST /identity/invitations/accept": (ctx, { body }) => acceptInvitation(ctx, body),
    "POST /identity/invitations/join": (ctx, { body }) => joinByInvitation(ctx, body.token),
  }),
  ...routes(firstStepsEndpoints, {
    "GET /identity/firstSteps": (ctx) => firstSteps(ctx),
    "PUT /identity/firstSteps/dismissal": (ctx) => dismissFirstSteps(ctx),
  }),
];
