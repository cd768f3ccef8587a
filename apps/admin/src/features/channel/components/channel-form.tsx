import { channelBody } from "@plaudit/api/channel.ts";
import { useTenant } from "@plaudit/api/react";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { EntityForm } from "@plaudit/ui/form/entity-form.tsx";
import { FormSection } from "@plaudit/ui/form/form-section.tsx";
import { TextArea } from "@plaudit/ui/form/text-area.tsx";
import { TextField } from "@plaudit/ui/form/text-field.tsx";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { useNavigate } from "react-router";
import { useEntityForm } from "../../../lib/use-entity-form.ts";
import { pathTo } from "../../../screens.ts";
import { type Channel, type FreshLink, useSaveChannel } from "../data.ts";
import { NAME_MAX, toBody, valuesOf } from "../form.ts";
import { LinkDialog } from "./link-dialog.tsx";
import { LookFields } from "./look-fields.tsx";
import { ShowsFields } from "./shows-fields.tsx";

type Props = { channel: Channel | null; reload?: () => void };

export function ChannelForm({ channel, reload }: Props) {
  const { t } = useTranslation("channel");
  const navigate = useNavigate();
  const language = useTenant()?.language ?? "en";
  const [fresh, setFresh] = useState<FreshLink | null>(null);
  const entityForm = useEntityForm({
    entity: channel,
    values: (of: Channel | null) => valuesOf(of, language),
    schema: channelBody,
    body: toBody,
    fieldOf: { content: "recognition", teamIds: "teams", frameOrigins: "origins" },
    fields: {
      name: t(($) => $.form.name),
      recognition: t(($) => $.content.recognition),
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
  const name = useWatch({ control: form.control, name: "name" });
  return (
    <>
      <EntityForm form={entityForm} cancel={pathTo("channels")}>
        <FormSection title={t(($) => $.form.place)} hint={t(($) => $.form.placeHint)}>
          <TextField
            label={t(($) => $.form.name)}
            error={errors.name?.message}
            count={[name.length, NAME_MAX]}
            autoFocus={channel === null}
            {...form.register("name")}
          />
        </FormSection>
        <ShowsFields form={form} />
        <LookFields form={form} />
        <FormSection title={t(($) => $.form.frames)} hint={t(($) => $.form.framesHint)}>
          <TextArea
            label={t(($) => $.form.origins)}
            optional={labels.optional}
            hint={t(($) => $.form.originsHint)}
            error={errors.origins?.message}
            rows={2}
            dir="ltr"
            spellCheck={false}
            {...form.register("origins")}
          />
        </FormSection>
      </EntityForm>
      <LinkDialog fresh={fresh} onClose={() => void navigate(pathTo("channels"))} />
    </>
  );
}
