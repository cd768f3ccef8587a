import { useTranslation } from "@plaudit/i18n/react.ts";
import { fold } from "@plaudit/ui/fold.ts";
import { ChoiceField } from "@plaudit/ui/form/choice-field.tsx";
import type { Choice } from "@plaudit/ui/form/choice-picker.tsx";
import { type Control, type FieldPathByValue, type FieldValues, useWatch } from "react-hook-form";
import { countries } from "../../../lib/countries.ts";
import { usePickerLabels } from "../../../lib/picker-labels.ts";

type Props<V extends FieldValues> = { control: Control<V>; name: FieldPathByValue<V, Choice[]>; hint: string };

/** Countries by name, in the reader's language; none is everywhere. */
export function CountryField<V extends FieldValues>({ control, name, hint }: Props<V>) {
  const { t, i18n } = useTranslation("reward-admin");
  const chosen: Choice[] = useWatch({ control, name });
  const labels = usePickerLabels(t(($) => $.form.findCountry));
  const search = (query: string) =>
    Promise.resolve(
      countries(i18n.language).flatMap(({ value, label }) =>
        fold(label).includes(fold(query.trim())) ? [{ id: value, label }] : [],
      ),
    );
  return (
    <ChoiceField
      control={control}
      name={name}
      label={t(($) => $.form.countries)}
      {...(chosen.length === 0 && { optional: t(($) => $.form.everywhere) })}
      hint={hint}
      search={search}
      labels={labels}
      most={250}
    />
  );
}
