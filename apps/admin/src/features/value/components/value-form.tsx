import { valueBody } from "@plaudit/api/value.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { EntityForm } from "@plaudit/ui/form/entity-form.tsx";
import { FieldError } from "@plaudit/ui/form/field-error.tsx";
import { TextArea } from "@plaudit/ui/form/text-area.tsx";
import { TextField } from "@plaudit/ui/form/text-field.tsx";
import { Plus } from "@plaudit/ui/icons.tsx";
import { useEffect } from "react";
import { useFieldArray, useWatch } from "react-hook-form";
import { useNavigate } from "react-router";
import { useEntityForm } from "../../../lib/use-entity-form.ts";
import { pathTo } from "../../../screens.ts";
import { useSaveValue, type Value } from "../data.ts";
import { DESCRIPTION_MAX, freshQuality, listError, NAME_MAX, QUALITIES_MAX, valuesOf } from "../form.ts";
import { QualityRow } from "./quality-row.tsx";
import { ValuePreview } from "./value-preview.tsx";

interface Props {
  value: Value | null;
  /** Starts with a new quality, for who came to add one. */
  adding?: boolean;
  reload?: () => void;
}
export function ValueForm({ value, adding, reload }: Props) {
  const { t } = useTranslation("value");
  const navigate = useNavigate();
  const entityForm = useEntityForm({
    entity: value,
    values: valuesOf,
    schema: valueBody,
    body: (typed) => typed,
    fields: {
      name: t(($) => $.form.name),
      description: t(($) => $.form.description),
      qualities: t(($) => $.form.qualities),
    },
    message: (field) => (field === "qualities" ? t(($) => $.form.atLeastOne) : undefined),
    save: useSaveValue(value?.id ?? null),
    onSaved: () => void navigate(pathTo("values")),
    reload,
  });
  const { form, errors, labels } = entityForm;
  const { register, control, getValues } = form;
  const [name, description, drawn] = useWatch({ control, name: ["name", "description", "qualities"] });
  const qualities = useFieldArray({ control, name: "qualities" });

  const { append } = qualities;
  const add = () => append(freshQuality(getValues("qualities")), { shouldFocus: true });
  useEffect(() => {
    if (adding) append(freshQuality(getValues("qualities")), { shouldFocus: true });
  }, [adding, append, getValues]);
  return (
    <EntityForm form={entityForm} cancel={pathTo("values")}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid content-start gap-6">
          <TextField
            label={t(($) => $.form.name)}
            hint={t(($) => $.form.nameHint)}
            error={errors.name?.message}
            count={[name.length, NAME_MAX]}
            className="max-w-171"
            autoFocus={value === null}
            {...register("name")}
          />
          <TextArea
            label={t(($) => $.form.description)}
            optional={labels.optional}
            error={errors.description?.message}
            count={[description.length, DESCRIPTION_MAX]}
            className="max-w-171"
            rows={2}
            {...register("description")}
          />
          <fieldset className="min-w-0">
            <legend className="text-sm font-semibold">{t(($) => $.form.qualities)}</legend>
            <p className="mt-1 text-xs text-ink-2">{t(($) => $.form.qualitiesHint)}</p>
            <ol className="mt-2 lines-y border-line border-y">
              {qualities.fields.map((field, index) => (
                <QualityRow
                  key={field.id}
                  form={form}
                  index={index}
                  count={qualities.fields.length}
                  onMove={(to) => qualities.move(index, to)}
                  onRemove={() => qualities.remove(index)}
                />
              ))}
              <li className="py-1.5">
                <Button
                  kind="quiet"
                  size="sm"
                  className="max-sm:h-11"
                  disabled={qualities.fields.length >= QUALITIES_MAX}
                  onClick={add}
                >
                  <Plus className="size-4.5" aria-hidden="true" />
                  {t(($) => $.addQuality)}
                </Button>
              </li>
            </ol>
            {listError(errors) && <FieldError>{listError(errors)}</FieldError>}
          </fieldset>
        </div>
        <ValuePreview name={name} qualities={drawn} />
      </div>
    </EntityForm>
  );
}
