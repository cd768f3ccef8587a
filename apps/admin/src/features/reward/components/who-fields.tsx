import { useTranslation } from "@plaudit/i18n/react.ts";
import { FormSection } from "@plaudit/ui/form/form-section.tsx";
import { Select } from "@plaudit/ui/form/select.tsx";
import { TextField } from "@plaudit/ui/form/text-field.tsx";
import { useSearch } from "@plaudit/ui/use-search.ts";
import { type UseFormReturn, useFormState, useWatch } from "react-hook-form";
import { AudienceField } from "../../../lib/audience-field.tsx";
import { audienceBodyOf } from "../../../lib/audience-value.ts";
import { ChoiceCards } from "../../../lib/choice-cards.tsx";
import { askOffered, type Offered, type Provider } from "../data.ts";
import type { RewardValues } from "../reward-form.ts";
import { useRewardText } from "../use-reward-text.ts";
import { CountryField } from "./country-field.tsx";

/** Who is offered it, how often, and who is asked first. */
export function WhoFields({ form, provider }: { form: UseFormReturn<RewardValues>; provider: Provider }) {
  const { t } = useTranslation("reward-admin");
  const { t: common } = useTranslation();
  const text = useRewardText();
  const { control, register, setValue } = form;
  const { errors } = useFormState({ control });
  const [audience, approval, personLimit, countries] = useWatch({
    control,
    name: ["audience", "approval", "personLimit", "countries"],
  });
  const named = audience.everyone || [audience.teams, audience.members, audience.roles].some((of) => of.length > 0);
  const asked = {
    ...{ providerId: provider.id, audience: audienceBodyOf(audience), countries: countries.map(({ id }) => id) },
  };
  const { results, isLate } = useSearch<Offered>(
    async (query) => [await askOffered(JSON.parse(query))],
    named ? JSON.stringify(asked) : null,
  );
  const [offered] = isLate ? [] : results;
  return (
    <FormSection stacked title={t(($) => $.form.forWhom)}>
      <CountryField
        control={control}
        name="countries"
        hint={
          provider.countries.length > 0
            ? t(($) => $.form.withinCountries, { countries: text.countries(provider.countries) })
            : t(($) => $.form.countriesHint)
        }
      />
      <AudienceField
        form={form}
        name="audience"
        label={t(($) => $.form.audience)}
        error={t(($) => $.form.audienceEmpty)}
        note={offered && t(($) => $.form.reaches, { count: offered.people, n: text.number(offered.people) })}
      />
      <ChoiceCards
        label={t(($) => $.form.approval)}
        value={approval}
        onChange={(next) => setValue("approval", next, { shouldDirty: true })}
        options={(["none", "manager", "admin"] as const).map((value) => ({
          value,
          label: t(($) => $.approvals[value].name),
          text: t(($) => $.approvals[value].text),
        }))}
      />
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <TextField
          label={t(($) => $.form.personLimit)}
          optional={common(($) => $.form.optional)}
          placeholder={t(($) => $.noLimit)}
          error={errors.personLimit?.message}
          inputMode="numeric"
          dir="ltr"
          autoComplete="off"
          {...register("personLimit")}
        />
        {personLimit.trim() !== "" && (
          <Select
            label={t(($) => $.form.limitPeriod)}
            options={(["month", "year", "ever"] as const).map((value) => ({
              value,
              label: t(($) => $.periods[value]),
            }))}
            {...register("limitPeriod")}
          />
        )}
        <TextField
          label={t(($) => $.form.totalLimit)}
          optional={common(($) => $.form.optional)}
          placeholder={t(($) => $.noLimit)}
          error={errors.totalLimit?.message}
          inputMode="numeric"
          dir="ltr"
          autoComplete="off"
          {...register("totalLimit")}
        />
      </div>
    </FormSection>
  );
}
