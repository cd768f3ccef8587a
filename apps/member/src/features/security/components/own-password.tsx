import { useTranslation } from "@plaudit/i18n/react.ts";
import { PasswordField } from "@plaudit/ui/form/password-field.tsx";

export function OwnPassword({ error, focused }: { error: string | undefined; focused?: boolean }) {
  const { t } = useTranslation("security");
  const { t: settings } = useTranslation("settings");
  return (
    <PasswordField
      name="password"
      autoComplete="current-password"
      label={t(($) => $.password.confirm)}
      showLabel={settings(($) => $.password.show)}
      hideLabel={settings(($) => $.password.hide)}
      error={error}
      {...(focused ? { "data-autofocus": true } : {})}
    />
  );
}
