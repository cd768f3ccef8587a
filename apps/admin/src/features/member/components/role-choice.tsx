import { useTranslation } from "@plaudit/i18n/react.ts";
import { FieldError } from "@plaudit/ui/form/field-error.tsx";
import { SegmentedControl } from "@plaudit/ui/segmented-control.tsx";
import { roles } from "../filters.ts";

type Role = (typeof roles)[number];
type Props = { value: Role; onChange: (role: Role) => void; disabled?: boolean; error?: string };

export function RoleChoice({ value, onChange, disabled, error }: Props) {
  const { t } = useTranslation("member");
  return (
    <div>
      <p aria-hidden="true" className="mb-1.5 text-sm font-semibold">
        {t(($) => $.form.role)}
      </p>
      <fieldset disabled={disabled} className="disabled:opacity-55">
        <legend className="sr-only">{t(($) => $.form.role)}</legend>
        <SegmentedControl
          label={t(($) => $.form.role)}
          value={value}
          onChange={onChange}
          options={[...roles].reverse().map((role) => ({ value: role, label: t(($) => $.role[role]) }))}
        />
      </fieldset>
      {error ? (
        <FieldError>{error}</FieldError>
      ) : (
        <p className="mt-1.5 text-xs text-ink-2">{t(($) => $.form.roleHint)}</p>
      )}
    </div>
  );
}
