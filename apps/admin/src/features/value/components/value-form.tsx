import { ApiError } from "@plaudit/api/client.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { applyFormErrors } from "@plaudit/ui/app/apply-form-errors.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { FieldError } from "@plaudit/ui/form/field-error.tsx";
import { FormErrors } from "@plaudit/ui/form/form-errors.tsx";
import { SaveBar } from "@plaudit/ui/form/save-bar.tsx";
import { TextArea } from "@plaudit/ui/form/text-area.tsx";
import { TextField } from "@plaudit/ui/form/text-field.tsx";
import { Plus } from "@plaudit/ui/icons.tsx";
import { LeaveGuard } from "@plaudit/ui/leave-guard.tsx";
import { useEffect, useState } from "react";
import { useFieldArray, useFormState, useWatch } from "react-hook-form";
import { useNavigate } from "react-router";
import { useSaveValue, type Value } from "../data.ts";
import { DESCRIPTION_MAX, freshQuality, listError, NAME_MAX, QUALITIES_MAX, useValueForm } from "../form.ts";
import { QualityRow } from "./quality-row.tsx";
import { ValuePreview } from "./value-preview.tsx";

interface Props {
  value: Value | null;
  /** Begins with a new quality, for who came to add one. */
  adding?: boolean;
  /** Reads the value again after somebody else changed it. */
  onReload?: () => void;
}
export function ValueForm({ value, adding, onReload }: Props) {
  const { t } = useTranslation("values");
  const admin = useTranslation("admin").t;
  const common = useTranslation("common").t;
  const navigate = useNavigate();
  const form = useValueForm(value, {
    required: admin(($) => $.field.required),
    tooLong: (count) => admin(($) => $.field.tooLong, { count }),
    oneLine: admin(($) => $.field.oneLine),
    atLeastOne: t(($) => $.form.atLeastOne),
  });
  const { register, control, handleSubmit, getValues } = form;
  // As hooks of their own: the compiler would keep what `watch()` and `form.formState` answered first.
  const formState = useFormState({ control });
  const [name, description, drawn] = useWatch({ control, name: ["name", "description", "qualities"] });
  const qualities = useFieldArray({ control, name: "qualities" });
  // The version that this form shows, whatever is read behind it.
  const [version] = useState(value?.version ?? 0);
  const { save, saving } = useSaveValue(value?.id ?? null, version);
  const [stale, setStale] = useState(false);
  const [done, setDone] = useState<string | null>(null);

  const { append } = qualities;
  const add = () => append(freshQuality(getValues("qualities")), { shouldFocus: true });
  useEffect(() => {
    if (adding) append(freshQuality(getValues("qualities")), { shouldFocus: true });
  }, [adding, append, getValues]);
  useEffect(() => {
    if (!done) return;
    toast.ok(admin(($) => (value ? $.done.save : $.done.add), { name: done }));
    void navigate("/values");
  }, [done, navigate, admin, value]);

  const submit = handleSubmit(async (body) => {
    setStale(false);
    try {
      setDone((await save(body)).name);
    } catch (error) {
      if (error instanceof ApiError && error.error === "VersionConflict") setStale(true);
      else {
        const names = body.qualities.map((_, i) => `qualities.${i}.name` as const);
        const loose = applyFormErrors(form, error, ["name", "description", ...names, "qualities"], {
          unknown: common(($) => $.error.unknown),
          fallback: common(($) => $.error.form),
        });
        if (loose) toast.error(loose);
      }
    }
  });
  return (
    <form onSubmit={submit} noValidate>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid content-start gap-6">
          <FormErrors errors={[formState.errors.root?.message]} />
          {stale && (
            <div
              role="alert"
              className="flex flex-wrap items-center gap-3 rounded-md bg-warn-soft p-4 text-sm text-warn-text"
            >
              <p className="min-w-0 grow font-medium">{t(($) => $.form.stale)}</p>
              <Button kind="line" size="sm" onClick={onReload}>
                {t(($) => $.form.reload)}
              </Button>
            </div>
          )}
          <TextField
            label={t(($) => $.form.name)}
            hint={t(($) => $.form.nameHint)}
            error={formState.errors.name?.message}
            count={[name.length, NAME_MAX]}
            className="max-w-171"
            autoFocus={value === null}
            {...register("name")}
          />
          <TextArea
            label={t(($) => $.form.description)}
            optional={admin(($) => $.field.optional)}
            error={formState.errors.description?.message}
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
            {listError(formState.errors) && <FieldError>{listError(formState.errors)}</FieldError>}
          </fieldset>
        </div>
        <ValuePreview name={name} qualities={drawn} />
      </div>
      <div className="h-8" />
      <SaveBar
        saving={saving}
        off={value !== null && !formState.isDirty}
        labels={{
          save: common(($) => $.action.save),
          saving: common(($) => $.action.saving),
          cancel: common(($) => $.action.cancel),
        }}
        onCancel={() => void navigate("/values")}
        note={formState.isDirty && !done ? admin(($) => $.unsaved) : null}
      />
      <LeaveGuard
        when={formState.isDirty && !done}
        labels={{
          title: admin(($) => $.leave.title),
          text: admin(($) => $.leave.text),
          leave: admin(($) => $.leave.leave),
          stay: admin(($) => $.leave.stay),
          close: common(($) => $.action.close),
        }}
      />
    </form>
  );
}
