import { useTranslation } from "@plaudit/i18n/react.ts";
import { PasswordField } from "@plaudit/ui/form/password-field.tsx";
import { TextField } from "@plaudit/ui/form/text-field.tsx";

type Props = { error: string | undefined };

/** The address that an account is found by, filled in by the browser. */
export function EmailField({ error }: Props) {
  const { t } = useTranslation("auth");
  return (
    <TextField
      name="email"
      type="email"
      dir="ltr"
      autoComplete="username"
      inputMode="email"
      label={t(($) => $.signIn.email)}
      error={error}
    />
  );
}

export function CurrentPasswordField({ error }: Props) {
  const { t } = useTranslation("auth");
  return (
    <PasswordField
      name="password"
      autoComplete="current-password"
      label={t(($) => $.signIn.password)}
      error={error}
      showLabel={t(($) => $.signIn.show)}
      hideLabel={t(($) => $.signIn.hide)}
    />
  );
}
