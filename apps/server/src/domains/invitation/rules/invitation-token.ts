import { derive } from "../../../secrets.ts";

export const INVITATION_DAYS = 14;

/** Made from its id, so that the job that mails it carries no secret. */
export const invitationToken = (secret: string, invitationId: string): string =>
  `${invitationId}.${derive(secret, `invitation ${invitationId}`)}`;

/** The page that an invitation opens, on its tenant's host. */
export const invitationLink = (tenantUrl: string, secret: string, invitationId: string): string =>
  `${tenantUrl}/invitation?token=${encodeURIComponent(invitationToken(secret, invitationId))}`;
