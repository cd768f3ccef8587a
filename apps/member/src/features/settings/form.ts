import type { Translate } from "@plaudit/i18n/index.ts";
import * as z from "zod/mini";

export const passwordForm = (t: Translate<"settings">) =>
  z.object({
    currentPassword: z.string().check(
      z.minLength(
        1,
        t(($) => $.password.currentNeeded),
      ),
    ),
    password: z.string().check(
      z.minLength(
        12,
        t(($) => $.password.short),
      ),
      z.maxLength(
        256,
        t(($) => $.password.long),
      ),
    ),
  });
export type PasswordForm = z.infer<ReturnType<typeof passwordForm>>;
export const emptyPasswordForm: PasswordForm = { currentPassword: "", password: "" };
