import { useTranslation } from "@plaudit/i18n/react.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { fold } from "@plaudit/ui/fold.ts";
import { ChoicePicker } from "@plaudit/ui/form/choice-picker.tsx";
import { Field } from "@plaudit/ui/form/field.tsx";
import { inputClass } from "@plaudit/ui/form/input-class.ts";
import { Select } from "@plaudit/ui/form/select.tsx";
import { TextField } from "@plaudit/ui/form/text-field.tsx";
import { ChevronDown } from "@plaudit/ui/later-icons.tsx";
import { findPeople } from "../../../lib/pickers.ts";
import { type AuditEvent, useLogTexts, usePerson } from "../data.ts";
import { spread } from "../field-text.ts";
import { type LogFilters as Filters, OPERATOR } from "../filters.ts";

type Props = {
  filters: Filters;
  /** An event of the entity that the log is narrowed to; null where there is none, undefined before the log has loaded. */
  subject: Pick<AuditEvent, "entityType" | "entityName"> | null | undefined;
  onChange: (change: Partial<Filters>) => void;
  onClear: (() => void) | null;
};

export function LogFilters({ filters, subject, onChange, onClear }: Props) {
  const { t } = useTranslation("audit");
  const isPerson = subject === null || subject?.entityType === "tenantMember";
  const [actor, person] = [usePerson(filters.by), usePerson(isPerson ? filters.about : "")];
  const operator = { id: OPERATOR, label: t(($) => $.nobody) };
  const by = filters.by === OPERATOR ? [operator] : actor;
  const named = subject?.entityName ? [{ id: filters.about, label: subject.entityName }] : [];
  const about = isPerson ? person : named;
  const findActors = async (search: string) => {
    const people = await findPeople(search);
    return fold(operator.label).includes(fold(search)) ? [...people, operator] : people;
  };
  const labels = {
    placeholder: t(($) => $.filter.whoHint),
    remove: (name: string) => t(($) => $.filter.remove, { name }),
    none: t(($) => $.filter.none),
    loading: t(($) => $.filter.loading),
    failed: t(($) => $.filter.failed),
  };
  const { areas, fields } = useLogTexts();
  const bearing = fields.map(({ label, names }) => ({ value: names.join(), label }));
  const chosen = fields.findIndex(({ names }) => names.includes(filters.field));
  const field = bearing[chosen]?.value ?? filters.field;
  const unlisted =
    field && !bearing.some(({ value }) => value === field) ? [{ value: field, label: spread(field) }] : [];
  return (
    <search
      aria-label={t(($) => $.title)}
      className="grid grid-cols-2 gap-x-3 gap-y-4 sm:grid-cols-6 sm:gap-x-6 sm:*:col-span-2"
    >
      <div className="col-span-2 sm:col-span-3!">
        <ChoicePicker
          label={t(($) => $.filter.who)}
          value={by}
          onChange={([chosen]) => onChange({ by: chosen?.id ?? "" })}
          search={findActors}
          labels={labels}
          most={1}
        />
      </div>
      <div className="col-span-2 sm:col-span-3!">
        <ChoicePicker
          label={t(($) => $.filter.about)}
          value={about}
          onChange={([entity]) => onChange({ about: entity?.id ?? "" })}
          search={findPeople}
          labels={labels}
          most={1}
        />
      </div>
      <Field label={t(($) => $.filter.what)} className="col-span-2 sm:col-span-3!">
        {(ids) => (
          <span className="relative block">
            <select
              {...ids}
              value={filters.what}
              onChange={(event) => onChange({ what: event.target.value })}
              className={`${inputClass} h-11 appearance-none truncate pe-10`}
            >
              <option value="">{t(($) => $.filter.anything)}</option>
              {areas.map((area) => (
                <optgroup key={area.id} label={area.label}>
                  <option value={area.id}>{`${area.label}: ${t(($) => $.filter.all)}`}</option>
                  {area.actions.map((action) => (
                    <option key={action.id} value={action.id}>
                      {action.label}
                    </option>
                  ))}
                </optgroup>
              ))}
            </select>
            <ChevronDown
              className="pointer-events-none absolute end-3 top-3 size-5 text-ink-3"
              strokeWidth={1.8}
              aria-hidden="true"
            />
          </span>
        )}
      </Field>
      <Select
        label={t(($) => $.table.field)}
        className="col-span-2 sm:col-span-3!"
        value={field}
        onChange={(event) => onChange({ field: event.target.value })}
        options={[{ value: "", label: t(($) => $.filter.anything) }, ...unlisted, ...bearing]}
      />
      <TextField
        type="date"
        label={t(($) => $.filter.from)}
        value={filters.from}
        max={filters.to || undefined}
        onChange={(event) => onChange({ from: event.target.value })}
      />
      <TextField
        type="date"
        label={t(($) => $.filter.to)}
        value={filters.to}
        min={filters.from || undefined}
        onChange={(event) => onChange({ to: event.target.value })}
      />
      {onClear && (
        <Button
          kind="quiet"
          size="sm"
          onClick={onClear}
          className="self-end justify-self-start max-sm:col-span-2 max-sm:h-11"
        >
          {t(($) => $.filter.clear)}
        </Button>
      )}
    </search>
  );
}
