import { MOST_CRITERIA, MOST_JURORS } from "@plaudit/api/award-badges.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { ChoiceField } from "@plaudit/ui/form/choice-field.tsx";
import { FieldError } from "@plaudit/ui/form/field-error.tsx";
import { FormSection } from "@plaudit/ui/form/form-section.tsx";
import { Switch } from "@plaudit/ui/form/switch.tsx";
import { TextField } from "@plaudit/ui/form/text-field.tsx";
import { Plus, X } from "@plaudit/ui/icons.tsx";
import { type UseFormReturn, useFieldArray, useFormState, useWatch } from "react-hook-form";
import { ChoiceCards } from "../../../lib/choice-cards.tsx";
import { usePickerLabels } from "../../../lib/picker-labels.ts";
import { findPeople } from "../../../lib/pickers.ts";
import type { AwardTypeValues } from "../form.ts";

type Props = {
  form: UseFormReturn<AwardTypeValues>;
  /** It judges already, or has judged. */
  frozen: boolean;
};

/** Who decides: the administrator, or a jury by criteria. */
export function JuryFields({ form, frozen }: Props) {
  const { t } = useTranslation("award-admin");
  const { t: common } = useTranslation();
  const { control, register, setValue } = form;
  const { errors } = useFormState({ control });
  const { fields, append, remove } = useFieldArray({ control, name: "criteria" });
  const [judged, anonymous] = useWatch({ control, name: ["judged", "anonymous"] });
  const { t: admin } = useTranslation("admin");
  const people = usePickerLabels(admin(($) => $.audience.findPeople));
  const none = errors.criteria?.root?.message ?? errors.criteria?.message;
  return (
    <FormSection title={t(($) => $.jury.decides)} {...(frozen && { hint: t(($) => $.jury.frozen) })}>
      <ChoiceCards
        label={t(($) => $.jury.decides)}
        hiddenLabel
        value={judged ? "jury" : "owner"}
        onChange={(next) => {
          setValue("judged", next === "jury", { shouldDirty: true });
          if (next === "jury" && fields.length === 0) append({ name: "", description: "" }, { shouldFocus: false });
        }}
        disabled={frozen}
        options={[
          { value: "owner", label: t(($) => $.jury.owner), text: t(($) => $.jury.ownerHint) },
          { value: "jury", label: t(($) => $.jury.juryChoice), text: t(($) => $.jury.juryChoiceHint) },
        ]}
        columns="sm:grid-cols-2"
      />
      {judged && (
        <fieldset disabled={frozen} className="grid min-w-0 gap-5 disabled:opacity-60">
          <legend className="sr-only">{t(($) => $.jury.juryChoice)}</legend>
          <ChoiceField
            control={control}
            name="jury"
            label={t(($) => $.jury.members)}
            hint={t(($) => $.jury.membersHint)}
            search={findPeople}
            labels={people}
            most={MOST_JURORS}
          />
          <div>
            <p className="text-sm font-semibold">{t(($) => $.jury.looksFor)}</p>
            <ol className="lines-y border-line border-b">
              {fields.map((field, n) => (
                <li key={field.id} className="flex items-start gap-3 py-4">
                  <div className="grid min-w-0 grow gap-3">
                    <TextField
                      label={t(($) => $.jury.criterion, { n: n + 1 })}
                      error={errors.criteria?.[n]?.name?.message}
                      autoComplete="off"
                      {...register(`criteria.${n}.name`)}
                    />
                    <TextField
                      label={t(($) => $.jury.criterionText)}
                      error={errors.criteria?.[n]?.description?.message}
                      optional={common(($) => $.form.optional)}
                      autoComplete="off"
                      {...register(`criteria.${n}.description`)}
                    />
                  </div>
                  <Button
                    kind="quiet"
                    size="icon-sm"
                    aria-label={t(($) => $.jury.removeCriterion, { n: n + 1 })}
                    onClick={() => remove(n)}
                  >
                    <X className="size-4" aria-hidden="true" />
                  </Button>
                </li>
              ))}
            </ol>
            {none && <FieldError>{none}</FieldError>}
            {fields.length < MOST_CRITERIA && (
              <Button
                kind="quiet"
                size="sm"
                className="-ms-3 mt-1"
                onClick={() => append({ name: "", description: "" })}
              >
                <Plus className="size-4.5" aria-hidden="true" />
                {t(($) => $.jury.addCriterion)}
              </Button>
            )}
          </div>
          <TextField
            label={t(($) => $.jury.days)}
            hint={t(($) => $.jury.daysHint)}
            error={errors.judgingDays?.message}
            inputMode="numeric"
            dir="ltr"
            className="max-w-88"
            {...register("judgingDays")}
          />
          <Switch
            checked={anonymous}
            onChange={(on) => setValue("anonymous", on, { shouldDirty: true })}
            label={t(($) => $.jury.anonymous)}
            hint={t(($) => $.jury.anonymousHint)}
          />
        </fieldset>
      )}
    </FormSection>
  );
}
