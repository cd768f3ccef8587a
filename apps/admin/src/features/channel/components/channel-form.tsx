import { channelBody, channelCodes, channelContents } from "@plaudit/api/channel.ts";
import { useTenant } from "@plaudit/api/react";
import { languages } from "@plaudit/i18n/index.ts";
import { languageName } from "@plaudit/i18n/language-name.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { Checkbox } from "@plaudit/ui/form/checkbox.tsx";
import { ChoiceField } from "@plaudit/ui/form/choice-field.tsx";
import { EntityForm } from "@plaudit/ui/form/entity-form.tsx";
import { FieldError } from "@plaudit/ui/form/field-error.tsx";
import { FormSection } from "@plaudit/ui/form/form-section.tsx";
import { Select } from "@plaudit/ui/form/select.tsx";
import { TextArea } from "@plaudit/ui/form/text-area.tsx";
import { TextField } from "@plaudit/ui/form/text-field.tsx";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { useNavigate } from "react-router";
import { usePickerLabels } from "../../../lib/picker-labels.ts";
import { findTeams } from "../../../lib/pickers.ts";
import { useEntityForm } from "../../../lib/use-entity-form.ts";
import { pathTo } from "../../../screens.ts";
import { type Channel, type FreshLink, useSaveChannel } from "../data.ts";
import { NAME_MAX, PERIODS, toBody, valuesOf } from "../form.ts";
import { LinkDialog } from "./link-dialog.tsx";

type Props = { channel: Channel | null; reload?: () => void };

export function ChannelForm({ channel, reload }: Props) {
  const { t, i18n } = useTranslation("channel");
  const { t: common } = useTranslation();
  const navigate = useNavigate();
  const ownLanguage = useTenant()?.language ?? "en";
  const [fresh, setFresh] = useState<FreshLink | null>(null);
  const entityForm = useEntityForm({
    entity: channel,
    values: (of: Channel | null) => valuesOf(of, ownLanguage),
    schema: channelBody,
    body: toBody,
    fieldOf: { content: "recognition", teamIds: "teams", frameOrigins: "origins" },
    fields: {
      name: t(($) => $.form.name),
      recognition: t(($) => $.content.recognition),
      award: t(($) => $.content.award),
      announcement: t(($) => $.content.announcement),
      celebration: t(($) => $.content.celebration),
      joiners: t(($) => $.content.joiners),
      teams: t(($) => $.form.teams),
      periodDays: t(($) => $.form.period),
      language: t(($) => $.form.language),
      theme: t(($) => $.form.theme),
      qr: t(($) => $.form.code),
      origins: t(($) => $.form.origins),
    },
    message: (field) =>
      ({ recognition: t(($) => $.form.contentMissing), origins: t(($) => $.form.originsWrong) })[field],
    save: useSaveChannel(channel?.id ?? null, setFresh),
    // The link of a new one is shown before the list is.
    onSaved: () => channel && void navigate(pathTo("channels")),
    reload,
  });
  const { form, errors, labels } = entityForm;
  const { register, control, trigger } = form;
  const [name, periodDays] = useWatch({ control, name: ["name", "periodDays"] });
  const teamLabels = usePickerLabels(t(($) => $.form.teamsPlaceholder));
  const periods = [...new Set([...PERIODS, Number(periodDays)])].sort((a, b) => a - b);
  const searchTeams = async (words: string) =>
    (await findTeams(words)).map(({ id, name: label, activeMemberCount: count }) => ({
      id,
      label,
      note: t(($) => $.form.members, { count }),
    }));
  return (
    <>
      <EntityForm form={entityForm} cancel={pathTo("channels")}>
        <FormSection title={t(($) => $.form.place)} hint={t(($) => $.form.placeHint)}>
          <TextField
            label={t(($) => $.form.name)}
            error={errors.name?.message}
            count={[name.length, NAME_MAX]}
            autoFocus={channel === null}
            {...register("name")}
          />
        </FormSection>
        <FormSection title={t(($) => $.form.shows)} hint={t(($) => $.form.showsHint)}>
          <fieldset className="min-w-0" aria-describedby={errors.recognition ? "content-error" : undefined}>
            <legend className="mb-1 text-sm font-semibold">{t(($) => $.form.content)}</legend>
            {channelContents.map((kind) => (
              <Checkbox
                key={kind}
                label={t(($) => $.content[kind])}
                {...register(kind, { onChange: () => void trigger("recognition") })}
              />
            ))}
            {errors.recognition && <FieldError id="content-error">{errors.recognition.message}</FieldError>}
          </fieldset>
          <ChoiceField
            control={control}
            name="teams"
            label={t(($) => $.form.teams)}
            hint={t(($) => $.form.teamsHint)}
            search={searchTeams}
            labels={teamLabels}
          />
          <Select
            label={t(($) => $.form.period)}
            hint={t(($) => $.form.periodHint)}
            className="sm:max-w-80"
            options={periods.map((count) => ({ value: String(count), label: t(($) => $.period, { count }) }))}
            {...register("periodDays")}
          />
        </FormSection>
        <FormSection title={t(($) => $.form.look)} hint={t(($) => $.form.lookHint)}>
          <Select
            label={t(($) => $.form.language)}
            className="sm:max-w-80"
            options={languages.map((value) => ({ value, label: languageName(value, i18n.language) }))}
            {...register("language")}
          />
          <Select
            label={t(($) => $.form.theme)}
            hint={t(($) => $.form.themeHint)}
            className="sm:max-w-80"
            options={(["dark", "light"] as const).map((value) => ({ value, label: common(($) => $.theme[value]) }))}
            {...register("theme")}
          />
          <Select
            label={t(($) => $.form.code)}
            className="sm:max-w-96"
            options={channelCodes.map((value) => ({ value, label: t(($) => $.form.codes[value]) }))}
            {...register("qr")}
          />
        </FormSection>
        <FormSection title={t(($) => $.form.frames)} hint={t(($) => $.form.framesHint)}>
          <TextArea
            label={t(($) => $.form.origins)}
            optional={labels.optional}
            hint={t(($) => $.form.originsHint)}
            error={errors.origins?.message}
            rows={2}
            dir="ltr"
            spellCheck={false}
            {...register("origins")}
          />
        </FormSection>
      </EntityForm>
      <LinkDialog fresh={fresh} onClose={() => void navigate(pathTo("channels"))} />
    </>
  );
}
