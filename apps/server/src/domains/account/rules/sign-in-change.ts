import * as z from "zod/mini";

/** What a person is told of by mail. */
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
