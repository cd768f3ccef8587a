import { giftRuleBody } from "@plaudit/api/points-gift.ts";
import { useTenant } from "@plaudit/api/react";
import { languageName } from "@plaudit/i18n/language-name.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { EntityForm } from "@plaudit/ui/form/entity-form.tsx";
import { FormSection } from "@plaudit/ui/form/form-section.tsx";
import { Select } from "@plaudit/ui/form/select.tsx";
import { Switch } from "@plaudit/ui/form/switch.tsx";
import { TextArea } from "@plaudit/ui/form/text-area.tsx";
import { TextField } from "@plaudit/ui/form/text-field.tsx";
import { useSearch } from "@plaudit/ui/use-search.ts";
import { lazy, Suspense } from "react";
import { useWatch } from "react-hook-form";
import { useNavigate } from "react-router";
import * as z from "zod/mini";
import { AudienceField } from "../../../../lib/audience-field.tsx";
import { useEntityForm } from "../../../../lib/use-entity-form.ts";
import { pathTo } from "../../../../screens.ts";
import { askEstimate, type Gift, type GiftEstimate, type Source, useOutlook, useSaveGift } from "../data.ts";
import { type GiftValues, giftBody, giftSchema, giftValues, languages } from "../form.ts";
import { useGiftText } from "../use-gift-text.ts";
import { GiftPanel } from "./gift-panel.tsx";
import { StepFields } from "./step-fields.tsx";

const GiftDryRun = lazy(async () => ({ default: (await import("./gift-dry-run.tsx")).GiftDryRun }));

const WORDS_MAX = 150;
const asked = z.pick(giftRuleBody, { audience: true, bankId: true, steps: true });
interface PayingBank {
  id: string;
  name: string;
  balance: number;
}
type Props = { gift: Gift | null; source: Source; banks: readonly PayingBank[]; reload?: () => void };

export function GiftForm({ gift, source, banks, reload }: Props) {
  const { t, i18n } = useTranslation("gift");
  const { number, day, month: nameOf } = useGiftText();
  const navigate = useNavigate();
  const offered = useTenant()?.languages;
  const outlook = useOutlook();
  const entityForm = useEntityForm({
    entity: gift,
    values: (of: Gift | null) =>
      giftValues(
        of,
        source,
        t(($) => $.source[source]),
        banks[0]?.id ?? "",
      ),
    schema: giftSchema,
    body: giftBody,
    fields: {
      name: t(($) => $.form.name),
      steps: t(($) => $.form.what[source]),
      bankId: t(($) => $.form.bank),
      audience: t(($) => $.form.audience),
      words: t(($) => $.form.words),
      active: t(($) => $.form.on),
    },
    message: (field) =>
      /amount$/.test(field)
        ? t(($) => $.form.amountWrong)
        : /at$/.test(field)
          ? t(($) => $.form.yearsWrong)
          : {
              steps: t(($) => $.form.stepsEmpty),
              bankId: t(($) => $.form.bankEmpty),
              audience: t(($) => $.form.audienceEmpty),
            }[field],
    save: useSaveGift(gift?.id ?? null, source),
    onSaved: () => void navigate(pathTo("points-celebration")),
    reload,
  });
  const { form, errors } = entityForm;
  const { register, control, setValue } = form;
  const values = useWatch({ control }) as GiftValues;
  const proposed = asked.safeParse(
    (({ audience, bankId, steps }) => ({ audience, bankId, steps }))(giftBody({ ...form.getValues(), ...values })),
  );
  const whole = proposed.success ? { ...proposed.data, source, ...(gift && { id: gift.id }) } : null;
  const found = useSearch<GiftEstimate>(
    async (query) => [await askEstimate(JSON.parse(query))],
    whole && JSON.stringify(whole),
  );
  const [estimate] = found.results;
  const largest = estimate?.months.toSorted((a, b) => b.points - a.points)[0];
  const before = gift?.active ? (outlook.data?.rules.find(({ id }) => id === gift.id)?.points ?? null) : null;
  const single = source === "birthday" || source === "welcome";
  const spoken = languages.filter((one) => offered?.includes(one) || gift?.words[one]);
  const reaches = estimate?.lastsUntil
    ? t(($) => $.form.until, { date: day(estimate.lastsUntil ?? "") })
    : estimate && t(($) => $.form.untilYear);
  return (
    <EntityForm form={entityForm} cancel={pathTo("points-celebration")}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div>
          <FormSection title={t(($) => $.form.what[source])} hint={t(($) => $.form.whatHint[source])}>
            {single ? (
              <TextField
                label={t(($) => $.form.each)}
                error={errors.steps?.[0]?.amount?.message}
                className="sm:max-w-56"
                inputMode="numeric"
                dir="ltr"
                autoComplete="off"
                autoFocus={gift === null}
                {...register("steps.0.amount")}
              />
            ) : (
              <StepFields form={form} source={source} estimate={estimate} autoFocus={gift === null} />
            )}
          </FormSection>
          <FormSection title={t(($) => $.form.from)} hint={t(($) => $.form.fromHint)}>
            <Select
              label={t(($) => $.form.bank)}
              error={errors.bankId?.message}
              hint={
                reaches && (
                  <>
                    {reaches}
                    {estimate?.lastsUntil && largest && largest.points > 0 && (
                      <b className="ms-1 font-semibold text-warn-text">
                        {t(($) => $.form.alone, { month: nameOf(largest.month), n: number(largest.points) })}
                      </b>
                    )}
                  </>
                )
              }
              options={banks.map(({ id, name, balance }) => ({
                value: id,
                label: t(($) => $.form.option, { name, count: balance, n: number(balance) }),
              }))}
              {...register("bankId")}
            />
            <AudienceField
              form={form}
              name="audience"
              label={t(($) => $.form.audience)}
              note={estimate && t(($) => $.people, { count: estimate.audience, n: number(estimate.audience) })}
            />
          </FormSection>
          <FormSection title={t(($) => $.form.words)} hint={t(($) => $.form.wordsHint[source])}>
            {spoken.map((language) => (
              <TextArea
                key={language}
                label={languageName(language, i18n.language)}
                lang={language}
                error={errors.words?.[language]?.message}
                count={[values.words[language].length, WORDS_MAX]}
                rows={2}
                {...register(`words.${language}`)}
              />
            ))}
            <p className="text-xs text-ink-2">{t(($) => $.form.ownWords)}</p>
          </FormSection>
          <FormSection title={t(($) => $.form.name)} hint={t(($) => $.form.nameHint)}>
            <TextField
              label={t(($) => $.form.name)}
              error={errors.name?.message}
              maxLength={80}
              {...register("name")}
            />
            {gift && (
              <Switch
                label={t(($) => $.form.on)}
                hint={t(($) => $.form.onHint)}
                checked={values.active}
                onChange={(on) => setValue("active", on, { shouldDirty: true })}
              />
            )}
          </FormSection>
        </div>
        <div className="pt-4 pb-6">
          <GiftPanel found={found} before={before} />
        </div>
      </div>
      <Suspense fallback={null}>
        <GiftDryRun asked={whole} bank={banks.find(({ id }) => id === values.bankId)?.name ?? ""} />
      </Suspense>
    </EntityForm>
  );
}
