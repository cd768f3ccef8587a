import { invitationEndpoints } from "@plaudit/api/invitation.ts";
import { routes } from "../../routes.ts";
import { lookUpInvitation } from "./queries.ts";
import { acceptInvitation } from "./verbs/accept-invitation.ts";
import { joinByInvitation } from "./verbs/join-by-invitation.ts";

export const invitationRoutes = routes(invitationEndpoints, {
  "POST /identity/invitations/lookup": (ctx, { body }) => lookUpInvitation(ctx, body.token),
  "POST /identity/invitations/accept": (ctx, { body }) => acceptInvitation(ctx, body),
  "POST /identity/invitations/join": (ctx, { body }) => joinByInvitation(ctx, body.token),
});
