import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { EntityForm } from "@plaudit/ui/form/entity-form.tsx";
import { FormSection } from "@plaudit/ui/form/form-section.tsx";
import { TextField } from "@plaudit/ui/form/text-field.tsx";
import { wholeOf } from "@plaudit/ui/form/typed-number.ts";
import { TextLink } from "@plaudit/ui/text-link.tsx";
import { lazy, Suspense } from "react";
import { useWatch } from "react-hook-form";
import { useAudienceText } from "../../../lib/use-audience-text.ts";
import { pathTo } from "../../../screens.ts";
import { dryRunSettings, type Settings } from "../data.ts";
import { type PeerValues, peerBody, peerValues } from "../settings-form.ts";
import { useSettingsForm } from "../use-settings-form.ts";
import { PresetFields } from "./preset-fields.tsx";

const facts = () => import("./peer-facts.tsx");
const PairsHistogram = lazy(async () => ({ default: (await facts()).PairsHistogram }));
const LargestFact = lazy(async () => ({ default: (await facts()).LargestFact }));
const AddedFact = lazy(async () => ({ default: (await facts()).AddedFact }));
const GoalFact = lazy(async () => ({ default: (await facts()).GoalFact }));
const DryRun = lazy(async () => ({ default: (await import("./dry-run.tsx")).DryRun }));

type Props = { settings: Settings; reload: () => void };

export function PeerForm({ settings, reload }: Props) {
  const { t } = useTranslation("points-admin");
  const format = useFormat();
  const audienceText = useAudienceText();
  const { eligible, joinerWaitDays: wait } = settings;
  const entityForm = useSettingsForm({
    settings,
    values: peerValues,
    body: peerBody,
    fields: {
      restrictionLimit: t(($) => $.peer.limit),
      recognitionMax: t(($) => $.peer.most),
      presets: t(($) => $.peer.presets),
      endorsementCap: t(($) => $.peer.cap),
      monthlyGoal: t(($) => $.peer.goal),
    },
    message: (field) =>
      field === "presets"
        ? t(($) => $.peer.presetsWrong)
        : field === "monthlyGoal"
          ? t(($) => $.peer.goalWrong)
          : field === "restrictionLimit"
            ? t(($) => $.peer.limitWrong)
            : t(($) => $.peer.amountWrong),
    reload,
  });
  const { form, errors } = entityForm;
  const typed = useWatch({ control: form.control });
  const of = (name: keyof Omit<PeerValues, "presets">) => wholeOf(typed[name] ?? "");
  const restrictionLimit = of("restrictionLimit");
  const [recognitionMax, endorsementCap, monthlyGoal] = [of("recognitionMax"), of("endorsementCap"), of("monthlyGoal")];
  const limits = { restrictionLimit, recognitionMax, endorsementCap };
  const amount = (name: keyof Omit<PeerValues, "presets">, label: string, hint: string) => (
    <TextField
      label={label}
      hint={hint}
      error={errors[name]?.message}
      className="sm:max-w-80"
      inputMode="numeric"
      dir="ltr"
      {...form.register(name)}
    />
  );
  return (
    <EntityForm form={entityForm}>
      <div>
        <FormSection title={t(($) => $.peer.between)} hint={t(($) => $.peer.betweenHint)}>
          {amount(
            "restrictionLimit",
            t(($) => $.peer.limit),
            t(($) => $.peer.limitHint),
          )}
          <Suspense fallback={null}>
            <PairsHistogram limit={restrictionLimit} />
          </Suspense>
          {amount(
            "recognitionMax",
            t(($) => $.peer.most),
            t(($) => $.peer.mostHint),
          )}
          <Suspense fallback={null}>
            <LargestFact />
          </Suspense>
        </FormSection>
        <FormSection title={t(($) => $.peer.offers)} hint={t(($) => $.peer.offersHint)}>
          <PresetFields control={form.control} />
          <div className="rounded-md bg-canvas p-4 rim-line">
            <p className="text-xs font-semibold text-ink-2">{t(($) => $.peer.seen)}</p>
            <p className="mt-2 flex flex-wrap gap-1.5">
              {typed.presets?.map((one) => (
                <span
                  key={one}
                  className="grid h-11 min-w-14 grow place-items-center rounded-md bg-surface px-2 text-sm font-semibold tabular-nums rim-edge"
                >
                  {format.number(one)}
                </span>
              ))}
              <span className="grid h-11 min-w-14 grow place-items-center rounded-md bg-surface px-2 text-sm font-semibold rim-edge">
                {t(($) => $.peer.other)}
              </span>
            </p>
          </div>
        </FormSection>
        <FormSection title={t(($) => $.peer.adding)} hint={t(($) => $.peer.addingHint)}>
          {amount(
            "endorsementCap",
            t(($) => $.peer.cap),
            t(($) => $.peer.capHint),
          )}
          <Suspense fallback={null}>
            <AddedFact />
          </Suspense>
        </FormSection>
        <FormSection title={t(($) => $.peer.goalTitle)} hint={t(($) => $.peer.goalHint)}>
          {amount(
            "monthlyGoal",
            t(($) => $.peer.goal),
            t(($) => $.peer.goalFieldHint),
          )}
          <Suspense fallback={null}>
            <GoalFact goal={monthlyGoal} />
          </Suspense>
        </FormSection>
        <FormSection title={t(($) => $.preferences.who)} hint={t(($) => $.preferences.whoHint)}>
          <p className="text-sm">
            {audienceText(eligible)}
            {wait > 0 && <> · {t(($) => $.peer.wait, { count: wait, n: format.number(wait) })}</>}
            {". "}
            <TextLink to={pathTo("points-preferences")}>{t(($) => $.peer.change)}</TextLink>
          </p>
        </FormSection>
      </div>
      <Suspense fallback={null}>
        <DryRun
          run={(signal) => dryRunSettings(limits, signal)}
          proposed={Object.values(limits).some(Number.isNaN) ? null : JSON.stringify(limits)}
          worths={settings.worth.slice(0, 1)}
        />
      </Suspense>
    </EntityForm>
  );
}
