import { derive } from "../../../secrets.ts";

/** Made from its id, so that the job that mails it carries no secret. */
export const resetToken = (secret: string, resetId: string): string =>
  `${resetId}.${derive(secret, `reset ${resetId}`)}`;
