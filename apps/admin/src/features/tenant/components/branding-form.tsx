import { useTranslation } from "@plaudit/i18n/react.ts";
import { EntityForm } from "@plaudit/ui/form/entity-form.tsx";
import { TextField } from "@plaudit/ui/form/text-field.tsx";
import { pictureKey } from "@plaudit/ui/upload/picture-key.ts";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { useEntityForm } from "../../../lib/use-entity-form.ts";
import { brandingBody, brandingValues, NAME_MAX } from "../branding-form.ts";
import { colorText, isColor } from "../color-text.ts";
import { type Settings, settingsBody, useSaveSettings } from "../data.ts";
import { BrandPicture } from "./brand-picture.tsx";
import { BrandPreview } from "./brand-preview.tsx";
import { ColorField } from "./color-field.tsx";
import { ContrastReport } from "./contrast-report.tsx";

type Props = { settings: Settings; reload: () => void };

export function BrandingForm({ settings, reload }: Props) {
  const { t } = useTranslation("tenant");
  const entityForm = useEntityForm({
    entity: settings,
    values: brandingValues,
    pictures: ({ logoUrls, bannerUrls }) => ({ logo: pictureKey(logoUrls), banner: pictureKey(bannerUrls) }),
    schema: settingsBody,
    body: brandingBody,
    fieldOf: { logoId: "logo", bannerId: "banner" },
    fields: {
      name: t(($) => $.words.name),
      brandColor: t(($) => $.color.label),
      logo: t(($) => $.logo.title),
      banner: t(($) => $.banner.title),
    },
    message: (field) => (field === "brandColor" ? t(($) => $.color.invalid) : undefined),
    save: useSaveSettings(),
    saved: () => t(($) => $.saved),
    reload,
  });
  const { form, errors, round } = entityForm;
  const [name, typed, logo, banner] = useWatch({
    control: form.control,
    name: ["name", "brandColor", "logo", "banner"],
  });
  const [last, setLast] = useState(settings.brandColor);
  const color = isColor(typed) ? colorText(typed) : last;
  if (color !== last) setLast(color);

  const brand = {
    name: name || settings.name,
    logoUrls: logo === undefined ? settings.logoUrls : (logo?.urls ?? null),
    host: new URL(settings.url).host,
    points: settings.features.includes("points"),
  };
  return (
    <EntityForm form={entityForm} saveLabel={t(($) => $.save)}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[23rem_minmax(0,1fr)]">
        <div className="grid content-start gap-8">
          <section aria-labelledby="brand-color">
            <h2 id="brand-color" className="text-base font-semibold">
              {t(($) => $.color.title)}
            </h2>
            <p className="mt-1 mb-4 text-sm text-ink-2">{t(($) => $.color.text)}</p>
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
                  key={`${kind}${round}`}
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
              {...form.register("name")}
            />
          </section>
        </div>
        <div className="min-w-0 lg:sticky lg:top-20 lg:h-fit">
          <BrandPreview color={color} brand={brand} />
        </div>
      </div>
    </EntityForm>
  );
}
