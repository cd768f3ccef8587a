import { ApiError } from "@plaudit/api/client.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { applyFormErrors } from "@plaudit/ui/app/apply-form-errors.ts";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { FormErrors } from "@plaudit/ui/form/form-errors.tsx";
import { keepFields } from "@plaudit/ui/form/keep-fields.ts";
import { SaveBar } from "@plaudit/ui/form/save-bar.tsx";
import { StaleNotice } from "@plaudit/ui/form/stale-notice.tsx";
import { TextField } from "@plaudit/ui/form/text-field.tsx";
import { LeaveGuard } from "@plaudit/ui/leave-guard.tsx";
import { useState } from "react";
import { useFormState, useWatch } from "react-hook-form";
import { brandingBody, brandingValues, NAME_MAX, useBrandingForm } from "../branding-form.ts";
import { colorText, isColor } from "../color-text.ts";
import { type Settings, useSaveSettings } from "../data.ts";
import { BrandPicture } from "./brand-picture.tsx";
import { BrandPreview } from "./brand-preview.tsx";
import { ColorField } from "./color-field.tsx";
import { ContrastReport } from "./contrast-report.tsx";
import { TermFields } from "./term-fields.tsx";

type Props = { settings: Settings; onReload: () => void };

export function BrandingForm({ settings, onReload }: Props) {
  const { t } = useTranslation("branding");
  const admin = useTranslation("admin").t;
  const common = useTranslation("common").t;
  const form = useBrandingForm(settings, {
    required: admin(($) => $.field.required),
    tooLong: (count) => admin(($) => $.field.tooLong, { count }),
    oneLine: admin(($) => $.field.oneLine),
    color: t(($) => $.colour.invalid),
    both: t(($) => $.words.both),
  });
  const { register, control, handleSubmit, reset } = form;
  const { errors, isDirty } = useFormState({ control });
  const [name, typed, logo, banner] = useWatch({ control, name: ["name", "brandColor", "logo", "banner"] });
  const [version, setVersion] = useState(settings.version);
  const { save, saving } = useSaveSettings(version);
  const [stale, setStale] = useState(false);
  const [discarded, setDiscarded] = useState(0);
  const [last, setLast] = useState(settings.brandColor);
  const color = isColor(typed) ? colorText(typed) : last;
  if (color !== last) setLast(color);

  const submit = handleSubmit(async (values) => {
    setStale(false);
    try {
      const saved = await save(brandingBody(values));
      reset(brandingValues(saved), keepFields);
      setVersion(saved.version);
      toast.ok(t(($) => $.saved));
    } catch (error) {
      if (error instanceof ApiError && error.error === "VersionConflict") return setStale(true);
      const loose = applyFormErrors(form, error, ["name", "brandColor", "logo", "banner", "terms"], {
        unknown: common(($) => $.error.unknown),
        fallback: common(($) => $.error.form),
      });
      if (loose) toast.error(loose);
    }
  });
  const brand = {
    name: name || settings.name,
    logoUrls: logo === undefined ? settings.logoUrls : (logo?.urls ?? null),
    host: new URL(settings.url).host,
    points: settings.features.includes("points"),
  };
  return (
    <form onSubmit={submit} noValidate>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[23rem_minmax(0,1fr)]">
        <div className="grid content-start gap-8">
          <FormErrors errors={[errors.root?.message]} />
          {stale && <StaleNotice text={t(($) => $.stale)} reload={t(($) => $.reload)} onReload={onReload} />}
          <section aria-labelledby="brand-colour">
            <h2 id="brand-colour" className="text-base font-semibold">
              {t(($) => $.colour.title)}
            </h2>
            <p className="mt-1 mb-4 text-sm text-ink-2">{t(($) => $.colour.text)}</p>
            <ColorField form={form} shown={color} />
            <ContrastReport color={color} />
          </section>
          <section aria-labelledby="brand-pictures" className="grid gap-4">
            <h2 id="brand-pictures" className="text-base font-semibold">
              {t(($) => $.pictures)}
            </h2>
            {(["logo", "banner"] as const).map((kind) => (
              <div key={kind}>
                <p className="mb-2 text-sm text-ink-2">{t(($) => $[kind].text)}</p>
                <BrandPicture
                  // What is on its way is given up with the other changes.
                  key={`${kind}${version} ${discarded}`}
                  kind={kind}
                  current={kind === "logo" ? settings.logoUrls : settings.bannerUrls}
                  picture={kind === "logo" ? logo : banner}
                  error={errors[kind]?.message}
                  onChange={(picture) => form.setValue(kind, picture, { shouldDirty: true })}
                />
              </div>
            ))}
          </section>
          <section aria-labelledby="brand-words" className="grid gap-4">
            <h2 id="brand-words" className="text-base font-semibold">
              {t(($) => $.words.title)}
            </h2>
            <TextField
              label={t(($) => $.words.name)}
              hint={t(($) => $.words.nameHint)}
              error={errors.name?.message}
              count={[name.length, NAME_MAX]}
              autoComplete="off"
              {...register("name")}
            />
            {brand.points && <TermFields form={form} languages={settings.languages} />}
          </section>
        </div>
        <div className="min-w-0 lg:sticky lg:top-20 lg:h-fit">
          <BrandPreview color={color} brand={brand} />
        </div>
      </div>
      <div className="h-8" />
      <SaveBar
        saving={saving}
        off={!isDirty}
        cancelOff={!isDirty}
        labels={{ save: t(($) => $.save), saving: common(($) => $.action.saving), cancel: t(($) => $.discard) }}
        onCancel={() => {
          reset(undefined, keepFields);
          setDiscarded(discarded + 1);
        }}
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
