import { useTranslation } from "@plaudit/i18n/react.ts";
import { TextField } from "@plaudit/ui/form/text-field.tsx";
import { latinDigits } from "@plaudit/ui/form/typed-number.ts";

interface Props {
  title: string;
  placeholder?: string | undefined;
  /** Null where its front counts none. */
  years: string | null;
  onChange: (part: { title: string } | { years: string }) => void;
  failed: { title?: string | undefined; years?: string | undefined };
  className?: string;
}

/** How a card is called, and what its front counts. */
export function NamedFields({ title, placeholder, years, onChange, failed, className = "" }: Props) {
  const { t } = useTranslation("card-paper");
  return (
    <div className={`card-named ${years === null ? "" : "card-named-years"} ${className}`}>
      <TextField
        label={t(($) => $.start.name)}
        placeholder={placeholder}
        maxLength={80}
        value={title}
        onChange={({ target }) => onChange({ title: target.value })}
        {...(failed.title && { error: failed.title })}
      />
      {years !== null && (
        <TextField
          label={t(($) => $.start.years)}
          inputMode="numeric"
          maxLength={2}
          value={years}
          onChange={({ target }) => onChange({ years: latinDigits(target.value).replace(/\D/g, "") })}
          {...(failed.years && { error: failed.years })}
        />
      )}
    </div>
  );
}
