import { cardDesigns, cardOccasions } from "@plaudit/api/card-designs.ts";
import { cardSettingsBody } from "@plaudit/api/card-settings.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { CardFront } from "@plaudit/ui/art/cards/card-front.tsx";
import { Checkbox } from "@plaudit/ui/form/checkbox.tsx";
import { EntityForm } from "@plaudit/ui/form/entity-form.tsx";
import { FormSection } from "@plaudit/ui/form/form-section.tsx";
import { Switch } from "@plaudit/ui/form/switch.tsx";
import { useWatch } from "react-hook-form";
import * as z from "zod/mini";
import { ClockSelect } from "../../../lib/clock-select.tsx";
import { useEntityForm } from "../../../lib/use-entity-form.ts";
import { type Settings, useSaveCardSettings } from "../data.ts";
import { OccasionsTable } from "./occasions-table.tsx";

const schema = z.omit(cardSettingsBody, { version: true });
type Values = z.infer<typeof schema>;
const valuesOf = ({ designs, occasions, deliverTime, automaticBirthday, automaticYears }: Settings): Values => ({
  ...{ designs, occasions, deliverTime, automaticBirthday, automaticYears },
});

/** With one more or one less, in the order of all. */
const toggled = <T,>(all: readonly T[], chosen: readonly T[], one: T): T[] =>
  all.filter((each) => (each === one ? !chosen.includes(one) : chosen.includes(each)));

const WEEKS = 52;

type Props = { settings: Settings; reload: () => void };

export function SettingsForm({ settings, reload }: Props) {
  const { t } = useTranslation("card-admin");
  const { t: paper } = useTranslation("card-paper");
  const { number } = useFormat();
  const save = useSaveCardSettings();
  const named = (of: Settings) => ({ ...of, name: t(($) => $.title) });
  const entityForm = useEntityForm({
    entity: named(settings),
    values: valuesOf,
    schema,
    body: (typed) => typed,
    fields: {
      designs: t(($) => $.designs.title),
      occasions: t(($) => $.occasions.title),
      deliverTime: t(($) => $.time.label),
    },
    save: async (body, version) => named(await save(body, version)),
    saved: () => t(($) => $.saved),
    reload,
  });
  const { control, setValue } = entityForm.form;
  const [designs, occasions, deliverTime, birthday, years] = useWatch({
    control,
    name: ["designs", "occasions", "deliverTime", "automaticBirthday", "automaticYears"],
  });
  const dirty = { shouldDirty: true };
  const { delivered, yearly } = settings;
  function pace(count: number) {
    if (count === 0) return "";
    const week = Math.round(count / WEEKS);
    return week > 0
      ? `${t(($) => $.automatic.weekly, { count: week, n: number(week) })} `
      : `${t(($) => $.automatic.yearly, { count, n: number(count) })} `;
  }
  const facts = [
    [
      t(($) => $.facts.median),
      delivered?.medianSignatures ? number(delivered.medianSignatures) : t(($) => $.facts.none),
    ],
    [t(($) => $.facts.few), t(($) => $.facts.fewText)],
  ];
  return (
    <EntityForm form={entityForm}>
      <FormSection wide title={t(($) => $.designs.title)} hint={t(($) => $.designs.hint)}>
        <ul className="grid grid-cols-2 gap-5 sm:grid-cols-4 lg:grid-cols-6">
          {cardDesigns.map((one) => {
            const on = designs.includes(one);
            return (
              <li key={one} className="min-w-0">
                <CardFront design={one} className={`w-full rounded-md shadow-2 ${on ? "" : "opacity-60 grayscale"}`} />
                <Checkbox
                  label={paper(($) => $.design[one])}
                  checked={on}
                  // One has to be left.
                  disabled={on && designs.length === 1}
                  onChange={() => setValue("designs", toggled(cardDesigns, designs, one), dirty)}
                  className="mt-1"
                />
              </li>
            );
          })}
        </ul>
      </FormSection>
      <FormSection wide title={t(($) => $.occasions.title)} hint={t(($) => $.occasions.hint)}>
        <OccasionsTable
          chosen={occasions}
          onToggle={(one) => setValue("occasions", toggled(cardOccasions, occasions, one), dirty)}
          automatic={{ birthday, years }}
          delivered={delivered}
        />
      </FormSection>
      <FormSection title={t(($) => $.automatic.title)} hint={t(($) => $.automatic.hint)}>
        <div className="grid gap-4">
          <Switch
            label={t(($) => $.automatic.birthday)}
            hint={`${pace(yearly?.birthday ?? 0)}${t(($) => $.automatic.birthdayHint)}`}
            checked={birthday}
            onChange={(on) => setValue("automaticBirthday", on, dirty)}
          />
          <Switch
            label={t(($) => $.automatic.years)}
            hint={`${pace(yearly?.years ?? 0)}${t(($) => $.automatic.yearsHint)}`}
            checked={years}
            onChange={(on) => setValue("automaticYears", on, dirty)}
          />
          <ClockSelect
            label={t(($) => $.time.label)}
            hint={t(($) => $.time.hint)}
            className="max-w-72"
            value={deliverTime}
            onChange={(time) => setValue("deliverTime", time, dirty)}
          />
        </div>
        <dl className="border-line border-y lines-y text-sm">
          {facts.map(([name, value]) => (
            <div key={name} className="flex flex-wrap justify-between gap-x-4 py-2.5">
              <dt className="text-ink-2">{name}</dt>
              <dd className="font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      </FormSection>
    </EntityForm>
  );
}
