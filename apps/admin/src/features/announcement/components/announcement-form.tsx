import { announcementBody } from "@plaudit/api/announcement.ts";
import { useTenant } from "@plaudit/api/react";
import type { Language } from "@plaudit/i18n/index.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { EntityForm } from "@plaudit/ui/form/entity-form.tsx";
import { FormSection } from "@plaudit/ui/form/form-section.tsx";
import { Select } from "@plaudit/ui/form/select.tsx";
import { Switch } from "@plaudit/ui/form/switch.tsx";
import { TextField } from "@plaudit/ui/form/text-field.tsx";
import { useSearch } from "@plaudit/ui/use-search.ts";
import { type BaseSyntheticEvent, useState } from "react";
import { useWatch } from "react-hook-form";
import { useNavigate } from "react-router";
import { AudienceField } from "../../../lib/audience-field.tsx";
import { audienceBodyOf } from "../../../lib/audience-value.ts";
import { useEntityForm } from "../../../lib/use-entity-form.ts";
import { pathTo } from "../../../screens.ts";
import { type Announcement, askReach, type Reach, useSaveAnnouncement } from "../data.ts";
import { bodyOf, isWritten, statuses, valuesOf } from "../form.ts";
import { useFiles } from "../use-files.ts";
import { FilesField } from "./files-field.tsx";
import { MailPreview } from "./mail-preview.tsx";
import { TextsField } from "./texts-field.tsx";

type Props = { announcement: Announcement | null; reload?: () => void };
const pins = ["0", "1", "3", "7"] as const;

export function AnnouncementForm({ announcement, reload }: Props) {
  const { t } = useTranslation("announcement-admin");
  const { t: admin } = useTranslation("admin");
  const navigate = useNavigate();
  const published = announcement?.status === "active";
  const [now] = useState(() => new Date());
  // Once it is saved, the announcement is what it has become.
  const [wasPublished] = useState(published);
  const entityForm = useEntityForm({
    entity: announcement,
    values: (of: Announcement | null) => valuesOf(of, now),
    schema: announcementBody,
    body: bodyOf,
    fieldOf: { attachments: "files", pinForDays: "pin" },
    fields: {
      title: t(($) => $.form.title),
      body: t(($) => $.form.body),
      translations: t(($) => $.form.translations),
      files: t(($) => $.form.files),
      audience: t(($) => $.form.audience),
      status: t(($) => $.form.status),
      publishAt: t(($) => $.form.publishAt),
      archiveAt: t(($) => $.form.archiveAt),
      pin: t(($) => $.form.pin),
      mail: t(($) => $.form.mail),
      confirm: t(($) => $.form.confirm),
    },
    message: (field) =>
      ({
        audience: admin(($) => $.audience.empty),
        body: t(($) => $.form.tooLong),
        translations: t(($) => $.form.tooLong),
      })[field],
    save: useSaveAnnouncement(announcement),
    saved: (of) =>
      of.status === "active" && !wasPublished
        ? t(($) => $.published, { name: of.name })
        : admin(($) => (announcement ? $.done.save : $.done.add), { name: of.name }),
    onSaved: () => void navigate(pathTo("announcements")),
    reload,
  });
  const { form, errors, labels } = entityForm;
  const { register, control, setValue } = form;
  const [title, body, translations, chosen, audience, status, mail, confirm] = useWatch({
    control,
    name: ["title", "body", "translations", "files", "audience", "status", "mail", "confirm"],
  });
  const own = useTenant()?.language;
  const main = announcement?.plan?.main.language ?? own ?? "en";
  const [language, setLanguage] = useState(main);
  const words = (of: Language) => (of !== main && isWritten(translations[of]) ? translations[of] : { title, body });
  const { number } = useFormat();
  const isNamed = audience.everyone || audience.teams.length + audience.members.length + audience.roles.length > 0;
  // Of a published one it is settled, and read on the page of its readers.
  const reached = useSearch<Reach>(
    async (query) => [await askReach({ audience: JSON.parse(query) })],
    published || !isNamed ? null : JSON.stringify(audienceBodyOf(audience)),
  );
  const [reach] = reached.results;
  const files = useFiles(chosen, (next) => setValue("files", next, { shouldDirty: true }));
  const [waited, setWaited] = useState(false);
  function submit(event?: BaseSyntheticEvent) {
    event?.preventDefault();
    setWaited(files.problem !== null);
    return files.problem === null ? entityForm.submit() : Promise.resolve();
  }
  return (
    <EntityForm
      form={{ ...entityForm, submit }}
      cancel={pathTo("announcements")}
      saveLabel={published ? undefined : t(($) => $.form.save[status])}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          {published && (
            <p className="mt-4 rounded-md bg-warn-soft p-3 text-sm text-warn-text">{t(($) => $.activeNote)}</p>
          )}
          <FormSection title={t(($) => $.form.words)} hint={t(($) => $.form.wordsHint)}>
            <TextsField
              form={entityForm}
              main={main}
              language={language}
              onLanguage={setLanguage}
              readers={reach?.languages}
            />
            <FilesField
              files={files}
              error={(waited && files.problem) || (errors.files?.message as string | undefined)}
            />
          </FormSection>
          <FormSection title={t(($) => $.form.who)} hint={t(($) => $.form.whoHint)}>
            {!published && (
              <>
                <AudienceField
                  form={form}
                  name="audience"
                  label={t(($) => $.form.audience)}
                  note={
                    reach && (
                      <>
                        {t(($) => $.form.reach, { count: reach.people, n: number(reach.people) })}{" "}
                        {reach.withoutEmail > 0 &&
                          t(($) => $.form.withoutEmail, {
                            count: reach.withoutEmail,
                            n: number(reach.withoutEmail),
                          })}
                      </>
                    )
                  }
                />
                <Select
                  label={t(($) => $.form.status)}
                  className="sm:max-w-96"
                  options={statuses.map((value) => ({ value, label: t(($) => $.form.statuses[value]) }))}
                  {...register("status")}
                />
                {status === "scheduled" && (
                  <TextField
                    label={t(($) => $.form.publishAt)}
                    hint={t(($) => $.form.publishAtHint)}
                    error={errors.publishAt?.message}
                    className="sm:max-w-72"
                    type="datetime-local"
                    {...register("publishAt")}
                  />
                )}
              </>
            )}
            <TextField
              label={t(($) => $.form.archiveAt)}
              optional={labels.optional}
              hint={t(($) => $.form.archiveAtHint)}
              error={errors.archiveAt?.message}
              className="sm:max-w-72"
              type="datetime-local"
              {...register("archiveAt")}
            />
          </FormSection>
          <FormSection title={t(($) => $.form.loud)} hint={t(($) => $.form.loudHint)}>
            <Select
              label={t(($) => $.form.pin)}
              className="sm:max-w-56"
              options={pins.map((value) => ({ value, label: t(($) => $.form.pins[value]) }))}
              {...register("pin")}
            />
            {!published && (
              <Switch
                label={t(($) => $.form.mail)}
                hint={t(($) => $.form.mailHint)}
                checked={mail}
                onChange={(on) => setValue("mail", on, { shouldDirty: true })}
              />
            )}
            <Switch
              label={t(($) => $.form.confirm)}
              hint={t(($) => $.form.confirmHint)}
              checked={confirm}
              onChange={(on) => setValue("confirm", on, { shouldDirty: true })}
            />
          </FormSection>
        </div>
        <div className="pt-4 pb-6">
          <MailPreview
            key={language}
            id={announcement?.id ?? null}
            words={words}
            confirm={confirm}
            author={announcement?.createdBy.name}
            first={language}
          />
        </div>
      </div>
    </EntityForm>
  );
}
