import { derive } from "../../../secrets.ts";

/** Derived from its id, so that the mail job carries no secret. */
export const resetToken = (secret: string, resetId: string): string =>
  `${resetId}.${derive(secret, `reset ${resetId}`)}`;
