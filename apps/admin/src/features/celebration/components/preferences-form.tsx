import { celebrationKinds, shownKinds } from "@plaudit/api/celebration.ts";
import { useTenant } from "@plaudit/api/react";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { EntityForm } from "@plaudit/ui/form/entity-form.tsx";
import { FormSection } from "@plaudit/ui/form/form-section.tsx";
import { Select } from "@plaudit/ui/form/select.tsx";
import { Switch } from "@plaudit/ui/form/switch.tsx";
import { useWatch } from "react-hook-form";
import { useEntityForm } from "../../../lib/use-entity-form.ts";
import { type Preferences, useSavePreferences } from "../data.ts";
import { bodyOf, languages, ownWords, picturesOf, preferencesSchema, type Values, valuesOf } from "../form.ts";
import { FeedPreview } from "./feed-preview.tsx";
import { KindPicture } from "./kind-picture.tsx";
import { MilestoneRings } from "./milestone-rings.tsx";
import { WordsSection } from "./words-section.tsx";

type Props = { preferences: Preferences; reload: () => void };

export function PreferencesForm({ preferences, reload }: Props) {
  const { t, i18n } = useTranslation("celebration-admin");
  const { number } = useFormat();
  const offered = useTenant()?.languages;
  const save = useSavePreferences();
  const named = <T extends Preferences>(of: T) => ({ ...of, name: t(($) => $.title) });
  const entityForm = useEntityForm({
    entity: named(preferences),
    values: (of: Preferences): Values => valuesOf(of),
    pictures: (of: Preferences) => ({ pictures: picturesOf(of) }),
    schema: preferencesSchema,
    body: (typed) => bodyOf(preferences, typed),
    fields: {
      kinds: t(($) => $.kinds.title),
      milestones: t(($) => $.milestones.title),
      words: t(($) => $.words.title),
      pictures: t(($) => $.pictures.title),
    },
    save: async (body, version) => named(await save(body, version)),
    saved: () => t(($) => $.saved),
    reload,
  });
  const { form, errors, round } = entityForm;
  const { control, setValue } = form;
  const [kinds, milestones, birthday, anniversary, onboarding, pictures] = useWatch({
    control,
    name: ["kinds", "milestones", "words.birthday", "words.anniversary", "words.onboarding", "pictures"],
  });
  const own = languages.find((one) => one === i18n.language) ?? "en";
  const { hidden, week, pictureUrls } = preferences;
  const spoken = languages.filter(
    (one) => offered?.includes(one) || shownKinds.some((kind) => preferences.words[kind][one]),
  );
  return (
    <EntityForm form={entityForm}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <div>
          <FormSection wide title={t(($) => $.kinds.title)} hint={t(($) => $.kinds.hint)}>
            <ul className="border-line border-y lines-y">
              {celebrationKinds.map((kind) => (
                <li key={kind} className="grid items-center gap-x-4 gap-y-2 py-3.5 sm:grid-cols-[minmax(0,1fr)_12rem]">
                  <Switch
                    label={t(($) => $.kind[kind].label)}
                    hint={`${t(($) => $.kind[kind].hint)} · ${t(($) => $.week, { count: week[kind], n: number(week[kind]) })}`}
                    checked={kinds[kind].active}
                    onChange={(active) => setValue(`kinds.${kind}`, { ...kinds[kind], active }, { shouldDirty: true })}
                  />
                  <Select
                    label={t(($) => $.sees, { kind: t(($) => $.kind[kind].label) })}
                    className="[&>div:first-child]:sr-only"
                    disabled={!kinds[kind].active}
                    value={kinds[kind].audience}
                    onChange={({ target }) =>
                      setValue(
                        `kinds.${kind}`,
                        { ...kinds[kind], audience: target.value === "teams" ? "teams" : "everyone" },
                        { shouldDirty: true },
                      )
                    }
                    options={[
                      { value: "everyone", label: t(($) => $.audience.everyone) },
                      { value: "teams", label: t(($) => $.audience.teams) },
                    ]}
                  />
                </li>
              ))}
            </ul>
            <p className="text-xs text-ink-2">
              {hidden.birthday > 0 &&
                `${t(($) => $.hidden.birthday, { count: hidden.birthday, n: number(hidden.birthday) })} `}
              {hidden.anniversary > 0 &&
                `${t(($) => $.hidden.anniversary, { count: hidden.anniversary, n: number(hidden.anniversary) })} `}
              {t(($) => $.leap)}
            </p>
          </FormSection>
          <FormSection wide title={t(($) => $.milestones.title)} hint={t(($) => $.milestones.hint)}>
            <MilestoneRings
              value={milestones}
              onChange={(years) => setValue("milestones", years, { shouldDirty: true })}
            />
          </FormSection>
          <WordsSection spoken={spoken} preferences={preferences} errors={errors} form={form} />
          <FormSection wide title={t(($) => $.pictures.title)} hint={t(($) => $.pictures.hint)}>
            <div className="grid gap-4 sm:grid-cols-2">
              {shownKinds.map((kind) => (
                <KindPicture
                  // What is on its way is given up with the other changes.
                  key={`${kind}${round}`}
                  kind={kind}
                  current={pictureUrls[kind]}
                  picture={pictures[kind]}
                  onChange={(next) => setValue(`pictures.${kind}`, next, { shouldDirty: true })}
                  error={pictures[kind] ? errors.pictures?.message : undefined}
                />
              ))}
            </div>
          </FormSection>
        </div>
        <div className="pt-4 pb-6 lg:sticky lg:top-20 lg:h-fit">
          <FeedPreview
            kinds={kinds}
            milestones={milestones}
            words={{
              birthday: ownWords(preferences, "birthday", own, birthday[own]),
              anniversary: ownWords(preferences, "anniversary", own, anniversary[own]),
              onboarding: ownWords(preferences, "onboarding", own, onboarding[own]),
            }}
            urlsOf={(kind) => (pictures[kind] === undefined ? pictureUrls[kind] : (pictures[kind]?.urls ?? null))}
          />
        </div>
      </div>
    </EntityForm>
  );
}
