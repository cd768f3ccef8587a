import { expiryPeriods } from "@plaudit/api/points-budget.ts";
import { useTenant } from "@plaudit/api/react";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { EntityForm } from "@plaudit/ui/form/entity-form.tsx";
import { FormSection } from "@plaudit/ui/form/form-section.tsx";
import { Select } from "@plaudit/ui/form/select.tsx";
import { Switch } from "@plaudit/ui/form/switch.tsx";
import { TextField } from "@plaudit/ui/form/text-field.tsx";
import { lazy, type ReactNode, Suspense } from "react";
import { useWatch } from "react-hook-form";
import { AudienceField } from "../../../lib/audience-field.tsx";
import { dryRunSettings, type Settings } from "../data.ts";
import { type PreferencesValues, preferencesBody, preferencesValues, replayedOf } from "../settings-form.ts";
import { useSettingsForm } from "../use-settings-form.ts";
import { LastingFacts } from "./lasting-facts.tsx";
import { TermFields } from "./term-fields.tsx";
import { WorthFields } from "./worth-fields.tsx";

const DryRun = lazy(async () => ({ default: (await import("./dry-run.tsx")).DryRun }));

type Props = { settings: Settings; reload: () => void /** What is changed beside the form. */; children: ReactNode };

export function PreferencesForm({ settings, reload, children }: Props) {
  const { t } = useTranslation("points-admin");
  const languages = useTenant()?.languages ?? [];
  const entityForm = useSettingsForm({
    settings,
    values: preferencesValues,
    body: preferencesBody,
    fieldOf: { pointTerms: "terms" },
    fields: {
      enabled: t(($) => $.preferences.on),
      terms: t(($) => $.preferences.words),
      worth: t(($) => $.preferences.worth),
      allocationExpiry: t(($) => $.preferences.toGive),
      redeemableExpiry: t(($) => $.preferences.toSpend),
      eligible: t(($) => $.preferences.eligible),
      joinerWaitDays: t(($) => $.preferences.wait),
    },
    message: (field, code) => {
      if (field.startsWith("worth")) return t(($) => $.preferences.worthWrong);
      if (field.startsWith("terms") && code === "too_small") return t(($) => $.preferences.both);
      return { eligible: t(($) => $.form.audienceEmpty), joinerWaitDays: t(($) => $.preferences.waitWrong) }[field];
    },
    reload,
  });
  const { form, errors } = entityForm;
  const { control, register, setValue } = form;
  const values = useWatch({ control }) as PreferencesValues;
  const { enabled } = values;
  const { asked, worths } = replayedOf(values, settings);
  return (
    <EntityForm form={entityForm}>
      <div>
        <FormSection title={t(($) => $.title)} hint={t(($) => $.preferences.onHint)}>
          <Switch
            label={t(($) => $.preferences.on)}
            checked={enabled}
            onChange={(on) => setValue("enabled", on, { shouldDirty: true })}
          />
        </FormSection>
        <FormSection title={t(($) => $.preferences.words)} hint={t(($) => $.preferences.wordsHint)}>
          <TermFields form={form} languages={languages} />
        </FormSection>
        <FormSection title={t(($) => $.preferences.worth)} hint={t(($) => $.preferences.worthHint)}>
          <WorthFields form={form} />
        </FormSection>
        <FormSection title={t(($) => $.preferences.lasting)} hint={t(($) => $.preferences.lastingHint)}>
          <Select
            label={t(($) => $.preferences.toGive)}
            hint={t(($) => $.preferences.toGiveHint)}
            className="sm:max-w-96"
            options={expiryPeriods.map((value) => ({ value, label: t(($) => $.ends[value]) }))}
            {...register("allocationExpiry")}
          />
          <Select
            label={t(($) => $.preferences.toSpend)}
            hint={t(($) => $.preferences.toSpendHint)}
            className="sm:max-w-96"
            options={expiryPeriods.map((value) => ({ value, label: t(($) => $.after[value]) }))}
            {...register("redeemableExpiry")}
          />
          <LastingFacts />
        </FormSection>
        <FormSection title={t(($) => $.preferences.who)} hint={t(($) => $.preferences.whoHint)}>
          <AudienceField form={form} name="eligible" label={t(($) => $.preferences.eligible)} />
          <TextField
            label={t(($) => $.preferences.wait)}
            hint={t(($) => $.preferences.waitHint)}
            error={errors.joinerWaitDays?.message}
            className="sm:max-w-56"
            inputMode="numeric"
            dir="ltr"
            {...register("joinerWaitDays")}
          />
        </FormSection>
        {children}
      </div>
      <Suspense fallback={null}>
        <DryRun
          run={(signal) => dryRunSettings(asked ?? {}, signal)}
          proposed={asked && JSON.stringify([asked, worths])}
          worths={worths}
        />
      </Suspense>
    </EntityForm>
  );
}
