import { ApiError } from "@plaudit/api/client.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { applyFormErrors } from "@plaudit/ui/app/apply-form-errors.ts";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { Combobox } from "@plaudit/ui/form/combobox.tsx";
import { FormErrors } from "@plaudit/ui/form/form-errors.tsx";
import { FormSection } from "@plaudit/ui/form/form-section.tsx";
import { keepFields } from "@plaudit/ui/form/keep-fields.ts";
import { SaveBar } from "@plaudit/ui/form/save-bar.tsx";
import { StaleNotice } from "@plaudit/ui/form/stale-notice.tsx";
import { LeaveGuard } from "@plaudit/ui/leave-guard.tsx";
import { useMemo, useState } from "react";
import { useForm, useFormState, useWatch } from "react-hook-form";
import { type Settings, useSaveSettings } from "../data.ts";
import type { Language } from "../languages.ts";
import { zoneOptions } from "../zones.ts";
import { LanguageFields } from "./language-fields.tsx";

type Values = { language: Language; languages: Language[]; timezone: string };
type Props = { settings: Settings; onReload: () => void };
const valuesOf = ({ language, languages, timezone }: Settings): Values => ({ language, languages, timezone });

export function LocalizationForm({ settings, onReload }: Props) {
  const { t } = useTranslation("branding");
  const admin = useTranslation("admin").t;
  const common = useTranslation("common").t;
  const format = useFormat();
  const form = useForm<Values>({ defaultValues: valuesOf(settings) });
  const { control, handleSubmit, reset, setValue } = form;
  const { errors, isDirty, dirtyFields } = useFormState({ control });
  const [language, languages, timezone] = useWatch({ control, name: ["language", "languages", "timezone"] });
  const [version, setVersion] = useState(settings.version);
  const { save, saving } = useSaveSettings(version);
  const [stale, setStale] = useState(false);
  const zones = useMemo(() => zoneOptions(settings.timezone, new Date()), [settings.timezone]);

  const submit = handleSubmit(async (values) => {
    setStale(false);
    try {
      const saved = await save(values);
      reset(valuesOf(saved), keepFields);
      setVersion(saved.version);
      toast.ok(t(($) => $.saved));
    } catch (error) {
      if (error instanceof ApiError && error.error === "VersionConflict") return setStale(true);
      const loose = applyFormErrors(form, error, ["language", "languages", "timezone"], {
        unknown: common(($) => $.error.unknown),
        fallback: common(($) => $.error.form),
      });
      if (loose) toast.error(loose);
    }
  });
  const time = format.date(new Date(), { weekday: "long", hour: "numeric", minute: "2-digit", timeZone: timezone });
  return (
    <form onSubmit={submit} noValidate>
      <FormErrors errors={[errors.root?.message]} />
      {stale && <StaleNotice text={t(($) => $.stale)} reload={t(($) => $.reload)} onReload={onReload} />}
      <div>
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
      </div>
      <SaveBar
        saving={saving}
        off={!isDirty}
        cancelOff={!isDirty}
        labels={{
          save: common(($) => $.action.save),
          saving: common(($) => $.action.saving),
          cancel: t(($) => $.discard),
        }}
        onCancel={() => reset(undefined, keepFields)}
        note={isDirty ? admin(($) => $.unsaved) : null}
      />
      <LeaveGuard
        when={isDirty && !saving}
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
