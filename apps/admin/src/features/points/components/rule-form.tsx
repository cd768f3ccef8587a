import { budgetItemBody, budgetPeriods, expiryPeriods } from "@plaudit/api/points-budget.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { EntityForm } from "@plaudit/ui/form/entity-form.tsx";
import { FormSection } from "@plaudit/ui/form/form-section.tsx";
import { Select } from "@plaudit/ui/form/select.tsx";
import { Switch } from "@plaudit/ui/form/switch.tsx";
import { TextField } from "@plaudit/ui/form/text-field.tsx";
import { useSearch } from "@plaudit/ui/use-search.ts";
import { lazy, Suspense } from "react";
import { useWatch } from "react-hook-form";
import { useNavigate } from "react-router";
import * as z from "zod/mini";
import { AudienceField } from "../../../lib/audience-field.tsx";
import { useEntityForm } from "../../../lib/use-entity-form.ts";
import { pathTo } from "../../../screens.ts";
import { askEstimate, dryRunRule, type Estimate, type Rule, type Settings, useSaveRule } from "../data.ts";
import { nextFirst, ruleBody, ruleValues } from "../form.ts";
import { EstimatePanel } from "./estimate-panel.tsx";

const DryRun = lazy(async () => ({ default: (await import("./dry-run.tsx")).DryRun }));
const LastRuns = lazy(async () => ({ default: (await import("./last-runs.tsx")).LastRuns }));

const replayed = z.omit(budgetItemBody, { source: true, name: true });
const body = z.omit(budgetItemBody, { source: true });
const asked = z.pick(budgetItemBody, { audience: true, amount: true, period: true, startsOn: true });
type Props = { rule: Rule | null; settings: Settings; reload?: () => void };

export function RuleForm({ rule, settings, reload }: Props) {
  const { t } = useTranslation("points-admin");
  const format = useFormat();
  const navigate = useNavigate();
  const entityForm = useEntityForm({
    entity: rule,
    values: (of: Rule | null) => ruleValues(of, nextFirst(new Date())),
    schema: body,
    body: ruleBody,
    fields: {
      name: t(($) => $.form.name),
      audience: t(($) => $.form.audience),
      amount: t(($) => $.form.amount),
      period: t(($) => $.form.period),
      startsOn: t(($) => $.form.startsOn),
      expiry: t(($) => $.form.expiry),
      rollOverCap: t(($) => $.form.rollOverCap),
    },
    message: (field) =>
      ({
        audience: t(($) => $.form.audienceEmpty),
        amount: t(($) => $.form.amountWrong),
        rollOverCap: t(($) => $.form.amountWrong),
      })[field],
    save: useSaveRule(rule?.id ?? null),
    onSaved: () => void navigate(pathTo("points-allocation")),
    reload,
  });
  const { form, errors } = entityForm;
  const { register, control, setValue } = form;
  const [keeps, expiry] = useWatch({ control, name: ["keeps", "expiry"] });
  const values = useWatch({ control });
  const { name: _, ...typed } = ruleBody({ ...form.getValues(), ...values } as ReturnType<typeof ruleValues>);
  const proposed = asked.safeParse(
    (({ audience: who, amount, period, startsOn }) => ({ audience: who, amount, period, startsOn }))(typed),
  );
  const whole = replayed.safeParse(typed);
  const found = useSearch<Estimate>(
    async (query) => [await askEstimate(JSON.parse(query))],
    proposed.success ? JSON.stringify({ ...proposed.data, ...(rule && { id: rule.id }) }) : null,
  );
  const [estimate] = found.results;
  return (
    <EntityForm form={entityForm} cancel={pathTo("points-allocation")}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div>
          <FormSection title={t(($) => $.form.who)} hint={t(($) => $.form.whoHint)}>
            <TextField
              label={t(($) => $.form.name)}
              hint={t(($) => $.form.nameHint)}
              error={errors.name?.message}
              autoFocus={rule === null}
              {...register("name")}
            />
            <AudienceField
              form={form}
              name="audience"
              label={t(($) => $.form.audience)}
              note={
                estimate && t(($) => $.form.fits, { count: estimate.audience, n: format.number(estimate.audience) })
              }
            />
            <div className="grid items-start gap-4 sm:grid-cols-2">
              <TextField
                label={t(($) => $.form.amount)}
                error={errors.amount?.message}
                inputMode="numeric"
                dir="ltr"
                {...register("amount")}
              />
              <Select
                label={t(($) => $.form.period)}
                options={budgetPeriods.map((value) => ({ value, label: t(($) => $.form.every[value]) }))}
                {...register("period")}
              />
              <TextField
                label={t(($) => $.form.startsOn)}
                hint={t(($) => $.form.startsOnHint)}
                error={errors.startsOn?.message}
                type="date"
                {...register("startsOn")}
              />
            </div>
          </FormSection>
          <FormSection title={t(($) => $.form.left)} hint={t(($) => $.form.leftHint)}>
            <Select
              label={t(($) => $.form.expiry)}
              error={errors.expiry?.message}
              className="sm:max-w-96"
              options={[
                {
                  value: "",
                  label: t(($) => $.form.asSettings, { when: t(($) => $.ends[settings.allocationExpiry]) }),
                },
                ...expiryPeriods.map((value) => ({ value, label: t(($) => $.ends[value]) })),
              ]}
              {...register("expiry")}
            />
            {expiry !== "never" && (
              <>
                <Switch
                  label={t(($) => $.form.keeps)}
                  hint={t(($) => $.form.keepsHint)}
                  checked={keeps}
                  onChange={(on) => setValue("keeps", on, { shouldDirty: true })}
                />
                {keeps && (
                  <TextField
                    label={t(($) => $.form.rollOverCap)}
                    error={errors.rollOverCap?.message}
                    className="sm:max-w-56"
                    inputMode="numeric"
                    dir="ltr"
                    {...register("rollOverCap")}
                  />
                )}
              </>
            )}
          </FormSection>
        </div>
        <div className="pt-4 pb-6">
          <EstimatePanel
            found={found}
            period={form.getValues("period")}
            before={rule?.points ?? null}
            worth={settings.worth[0]}
          />
        </div>
      </div>
      <Suspense fallback={null}>
        <DryRun
          run={(signal) => dryRunRule({ ...replayed.parse(typed), ...(rule && { id: rule.id }) }, signal)}
          proposed={whole.success ? JSON.stringify(whole.data) : null}
          worths={settings.worth.slice(0, 1)}
        />
        {rule && <LastRuns id={rule.id} />}
      </Suspense>
    </EntityForm>
  );
}
