import type { Language } from "@plaudit/i18n/index.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Combobox } from "@plaudit/ui/form/combobox.tsx";
import { EntityForm } from "@plaudit/ui/form/entity-form.tsx";
import { FormSection } from "@plaudit/ui/form/form-section.tsx";
import { useMemo } from "react";
import { useFormState, useWatch } from "react-hook-form";
import { useEntityForm } from "../../../lib/use-entity-form.ts";
import { type Settings, settingsBody, useSaveSettings } from "../data.ts";
import { zoneOptions } from "../zones.ts";
import { LanguageFields } from "./language-fields.tsx";

type Values = { language: Language; languages: Language[]; timezone: string };
type Props = { settings: Settings; reload: () => void };

export function LocalizationForm({ settings, reload }: Props) {
  const { t } = useTranslation("tenant");
  const format = useFormat();
  const entityForm = useEntityForm({
    entity: settings,
    values: ({ language, languages, timezone }): Values => ({ language, languages, timezone }),
    schema: settingsBody,
    body: (typed) => typed,
    fields: {
      language: t(($) => $.local.language.default),
      languages: t(($) => $.local.language.offered),
      timezone: t(($) => $.local.zone.label),
    },
    save: useSaveSettings(),
    saved: () => t(($) => $.saved),
    reload,
  });
  const { control, setValue } = entityForm.form;
  const { errors, dirtyFields } = useFormState({ control });
  const [language, languages, timezone] = useWatch({ control, name: ["language", "languages", "timezone"] });
  const zones = useMemo(() => zoneOptions(settings.timezone, new Date()), [settings.timezone]);
  const time = format.date(new Date(), { weekday: "long", hour: "numeric", minute: "2-digit", timeZone: timezone });
  return (
    <EntityForm form={entityForm}>
      <FormSection title={t(($) => $.local.language.title)} hint={t(($) => $.local.language.text)}>
        <LanguageFields
          language={language}
          offered={languages}
          before={settings.languages}
          error={errors.languages?.message ?? errors.language?.message}
          onChange={(chosen, offered) => {
            setValue("language", chosen, { shouldDirty: true });
            setValue("languages", offered, { shouldDirty: true });
          }}
        />
      </FormSection>
      <FormSection title={t(($) => $.local.zone.title)} hint={t(($) => $.local.zone.text)}>
        <Combobox
          label={t(($) => $.local.zone.label)}
          hint={t(($) => $.local.zone.now, { time })}
          error={errors.timezone?.message}
          placeholder={t(($) => $.local.zone.find)}
          none={t(($) => $.local.zone.none)}
          value={timezone}
          onChange={(zone) => setValue("timezone", zone, { shouldDirty: true })}
          options={zones}
        />
        {dirtyFields.timezone && settings.features.includes("points") && (
          <p role="status" className="rounded-md bg-warn-soft px-3 py-2.5 text-sm text-warn-text">
            {t(($) => $.local.zone.changes)}
          </p>
        )}
      </FormSection>
    </EntityForm>
  );
}
