import * as z from "zod/mini";

/** Changes that users are notified of by mail. */
export const signInChange = z.enum([
  "totpAdded",
  "totpRemoved",
  "passkeyAdded",
  "passkeyRemoved",
  "codesReplaced",
  "recoveryCodeUsed",
  "reset",
  "passwordChanged",
  "passwordReset",
]);
export type SignInChange = z.infer<typeof signInChange>;
