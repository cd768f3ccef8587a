import { incentiveEndpoints } from "@plaudit/api/incentive.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { EntityForm } from "@plaudit/ui/form/entity-form.tsx";
import { FormSection } from "@plaudit/ui/form/form-section.tsx";
import { Select } from "@plaudit/ui/form/select.tsx";
import { TextField } from "@plaudit/ui/form/text-field.tsx";
import { TextLink } from "@plaudit/ui/text-link.tsx";
import { lazy, Suspense } from "react";
import { useWatch } from "react-hook-form";
import { pathTo } from "../../../screens.ts";
import type { Settings } from "../data.ts";
import type { PayingBank } from "../gift/data.ts";
import { type IncentiveValues, incentiveBody, incentiveValues } from "../settings-form.ts";
import { useSettingsForm } from "../use-settings-form.ts";

const IncentiveDryRun = lazy(async () => ({ default: (await import("./incentive-dry-run.tsx")).IncentiveDryRun }));
const WEEKS = 8;

/** What the bank can be relied on for: whether it is low, what it paid, and how long it lasts. */
function BankOutlook({ bank }: { bank: PayingBank }) {
  const { t } = useTranslation("points-admin");
  const { number, date } = useFormat();
  const { alertBelow, balance, lastsUntil, paid } = bank;
  return (
    <p className="text-sm text-ink-2">
      {alertBelow !== null && balance < alertBelow && (
        <b className="me-1 font-semibold text-warn-text">{t(($) => $.incentive.below, { n: number(alertBelow) })}</b>
      )}
      {paid > 0 ? t(($) => $.incentive.pace, { n: number(Math.round(paid / WEEKS)) }) : t(($) => $.incentive.idle)}
      {lastsUntil && ` ${t(($) => $.incentive.until, { date: date(lastsUntil, { timeZone: "UTC" }) })}`}
    </p>
  );
}

const replayed = incentiveEndpoints["POST /incentive/limits/dryRun"].body;

type Props = { settings: Settings; banks: readonly PayingBank[]; reload: () => void };

export function IncentiveForm({ settings, banks, reload }: Props) {
  const { t } = useTranslation("points-admin");
  const { number } = useFormat();
  const limits = {
    incentiveClaimMax: t(($) => $.incentive.claim),
    incentiveMonthMax: t(($) => $.incentive.month),
    incentivePersonMax: t(($) => $.incentive.person),
  };
  const entityForm = useSettingsForm({
    settings,
    values: incentiveValues,
    body: incentiveBody,
    fields: { incentiveBankId: t(($) => $.incentive.bank), ...limits },
    message: (field) => (field in limits ? t(($) => $.incentive.wrong) : undefined),
    reload,
  });
  const { form, errors } = entityForm;
  const values = useWatch({ control: form.control }) as IncentiveValues;
  const bank = banks.find(({ id }) => id === values.incentiveBankId);
  const asked = replayed.safeParse(incentiveBody(values));
  return (
    <EntityForm form={entityForm}>
      <div>
        <FormSection title={t(($) => $.incentive.source)} hint={t(($) => $.incentive.sourceHint)}>
          {banks.length === 0 ? (
            <p className="text-sm text-ink-2">
              {t(($) => $.incentive.bankEmpty)}{" "}
              <TextLink to={pathTo("points-banks")}>{t(($) => $.incentive.banks)}</TextLink>
            </p>
          ) : (
            <Select
              label={t(($) => $.incentive.bank)}
              error={errors.incentiveBankId?.message}
              className="sm:max-w-96"
              options={[
                { value: "", label: t(($) => $.incentive.none) },
                ...banks.map(({ id, name, balance }) => ({
                  value: id,
                  label: t(($) => $.incentive.option, { name, count: balance, n: number(balance) }),
                })),
              ]}
              {...form.register("incentiveBankId")}
            />
          )}
          {bank && <BankOutlook bank={bank} />}
        </FormSection>
        <FormSection title={t(($) => $.incentive.limits)} hint={t(($) => $.incentive.limitsHint)}>
          {Object.entries(limits).map(([name, label]) => (
            <TextField
              key={name}
              label={label}
              error={errors[name as keyof IncentiveValues]?.message}
              className="sm:max-w-80"
              inputMode="numeric"
              dir="ltr"
              {...form.register(name as keyof IncentiveValues)}
            />
          ))}
        </FormSection>
      </div>
      <Suspense fallback={null}>
        <IncentiveDryRun asked={asked.success ? asked.data : null} bank={bank?.name ?? ""} worth={settings.worth[0]} />
      </Suspense>
    </EntityForm>
  );
}
