import { LAST_HOUR, shownKinds } from "@plaudit/api/celebration.ts";
import { useApps, useTenant } from "@plaudit/api/react";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { EntityForm } from "@plaudit/ui/form/entity-form.tsx";
import { FormSection } from "@plaudit/ui/form/form-section.tsx";
import { TextLink } from "@plaudit/ui/text-link.tsx";
import { useWatch } from "react-hook-form";
import { ClockSelect } from "../../../lib/clock-select.tsx";
import { useEntityForm } from "../../../lib/use-entity-form.ts";
import { pathTo } from "../../../screens.ts";
import { type Preferences, useSavePreferences } from "../data.ts";
import { bodyOf, languages, ownWords, picturesOf, preferencesSchema, type Values, valuesOf } from "../form.ts";
import { FeedPreview } from "./feed-preview.tsx";
import { KindPicture } from "./kind-picture.tsx";
import { KindsTable } from "./kinds-table.tsx";
import { MilestoneRings } from "./milestone-rings.tsx";
import { WordsSection } from "./words-section.tsx";

const clockOf = (hour: number) => `${String(hour).padStart(2, "0")}:00`;

type Props = { preferences: Preferences; reload: () => void };

export function PreferencesForm({ preferences, reload }: Props) {
  const { t, i18n } = useTranslation("celebration-admin");
  const { number } = useFormat();
  const offered = useTenant()?.languages;
  const { has, may } = useApps();
  const points = has("points") && may("points:browse");
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
      hour: t(($) => $.hour.label),
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
  const [kinds, hour, milestones, birthday, anniversary, onboarding, pictures] = useWatch({
    control,
    name: ["kinds", "hour", "milestones", "words.birthday", "words.anniversary", "words.onboarding", "pictures"],
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
            <KindsTable
              kinds={kinds}
              week={week}
              onChange={(kind, choice) => setValue(`kinds.${kind}`, choice, { shouldDirty: true })}
            />
            <ClockSelect
              label={t(($) => $.hour.label)}
              hint={t(($) => $.hour.hint)}
              className="max-w-48"
              lastHour={LAST_HOUR}
              value={clockOf(hour)}
              onChange={(time) => setValue("hour", Number.parseInt(time, 10), { shouldDirty: true })}
            />
            <p className="text-xs text-ink-2">
              {hidden.birthday > 0 &&
                `${t(($) => $.hidden.birthday, { count: hidden.birthday, n: number(hidden.birthday) })} `}
              {hidden.anniversary > 0 &&
                `${t(($) => $.hidden.anniversary, { count: hidden.anniversary, n: number(hidden.anniversary) })} `}
              {t(($) => $.leap)} {points && <TextLink to={pathTo("points-celebration")}>{t(($) => $.points)}</TextLink>}
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
