import { incentiveBody as contractBody } from "@plaudit/api/incentive.ts";
import { MOST_REVIEWERS, proofKinds } from "@plaudit/api/incentive-limits.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { ChoiceField } from "@plaudit/ui/form/choice-field.tsx";
import { EntityForm } from "@plaudit/ui/form/entity-form.tsx";
import { FormSection } from "@plaudit/ui/form/form-section.tsx";
import { Switch } from "@plaudit/ui/form/switch.tsx";
import { TextField } from "@plaudit/ui/form/text-field.tsx";
import { pictureKey } from "@plaudit/ui/upload/picture-key.ts";
import { useWatch } from "react-hook-form";
import { useNavigate } from "react-router";
import { AudienceField } from "../../../lib/audience-field.tsx";
import { BadgeField } from "../../../lib/badge-field.tsx";
import { ChoiceCards } from "../../../lib/choice-cards.tsx";
import { NameFields } from "../../../lib/name-fields.tsx";
import { PayingBank } from "../../../lib/paying-bank.tsx";
import { usePickerLabels } from "../../../lib/picker-labels.ts";
import { findWhoMay } from "../../../lib/pickers.ts";
import { useEntityForm } from "../../../lib/use-entity-form.ts";
import { pathTo } from "../../../screens.ts";
import { type Incentive, useSaveIncentive } from "../data.ts";
import { copyValues, DESCRIPTION_MAX, incentiveBodyOf, incentiveValues, NAME_MAX } from "../form.ts";
import { CostPanel } from "./cost-panel.tsx";

type Props = {
  /** Null where a new one is made. */
  incentive: Incentive | null;
  /** What a new one is made like. */
  copied?: Incentive;
  reload?: () => void;
};
const dirty = { shouldDirty: true } as const;
const findReviewers = findWhoMay("incentive:review");

export function IncentiveForm({ incentive, copied, reload }: Props) {
  const { t } = useTranslation("incentive-admin");
  const { t: common } = useTranslation();
  const { number } = useFormat();
  const navigate = useNavigate();
  const list = pathTo("incentives-manage");
  const like = incentive ?? copied ?? null;
  const { t: admin } = useTranslation("admin");
  const people = usePickerLabels(admin(($) => $.audience.findPeople));
  const entityForm = useEntityForm({
    entity: incentive,
    values: (of: Incentive | null) => (of === null && copied ? copyValues(copied) : incentiveValues(of)),
    pictures: (of: Incentive | null) => ({ picture: pictureKey(of?.badgeUrls ?? null) }),
    schema: contractBody,
    body: (typed) => incentiveBodyOf(like, typed),
    fieldOf: { mediaObjectId: "picture", budgetItemId: "bankId" },
    fields: {
      name: t(($) => $.form.name),
      description: t(($) => $.form.description),
      badge: t(($) => $.form.badge),
      picture: t(($) => $.form.picture),
      points: t(($) => $.form.each),
      bankId: t(($) => $.form.bank),
      proof: t(($) => $.form.carry),
      rotating: t(($) => $.form.rotating),
      perPerson: t(($) => $.form.perPerson),
      perMonth: t(($) => $.form.perMonth),
      inAll: t(($) => $.form.inAll),
      opensAt: t(($) => $.form.opensAt),
      closesAt: t(($) => $.form.closesAt),
      audience: t(($) => $.form.audience),
      reviewers: t(($) => $.form.reviewers),
    },
    message: (field) =>
      field.startsWith("audience")
        ? t(($) => $.form.audienceEmpty)
        : field === "perPerson" || field === "inAll"
          ? t(($) => $.form.limitWrong)
          : undefined,
    save: useSaveIncentive(incentive?.id ?? null, copied?.id ?? null),
    onSaved: () => void navigate(list),
    reload,
  });
  const { form, errors, round } = entityForm;
  const { control, register, setValue } = form;
  const [proof, rotating, perPerson, perMonth] = useWatch({
    control,
    name: ["proof", "rotating", "perPerson", "perMonth"],
  });
  const current = like?.badgeUrls ?? null;
  const waiting = incentive?.stats.waiting ?? 0;
  const byCode = proof === "code";
  return (
    <EntityForm form={entityForm} cancel={list}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div>
          <FormSection title={t(($) => $.form.what)}>
            <NameFields
              form={form}
              name={{ field: "name", label: t(($) => $.form.name), most: NAME_MAX }}
              description={{
                field: "description",
                label: t(($) => $.form.description),
                hint: t(($) => $.form.descriptionHint),
                most: DESCRIPTION_MAX,
              }}
              isNew={incentive === null}
            />
          </FormSection>
          <FormSection title={t(($) => $.form.badge)}>
            <BadgeField
              // What is on its way is given up with the other changes.
              key={round}
              control={control}
              name="badge"
              picture="picture"
              label={t(($) => $.form.badge)}
              pictureLabel={t(($) => $.form.picture)}
              kind="incentive-badge"
              current={current}
            />
          </FormSection>
          <FormSection
            title={t(($) => $.form.points)}
            hint={
              waiting > 0 && incentive
                ? t(($) => $.form.keeps, { count: waiting, n: number(waiting), points: number(incentive.points) })
                : t(($) => $.form.pointsHint)
            }
          >
            <div className="grid items-start gap-4 sm:grid-cols-2">
              <TextField
                label={t(($) => $.form.each)}
                error={errors.points?.message}
                inputMode="numeric"
                dir="ltr"
                {...register("points")}
              />
              <PayingBank
                form={form}
                name="bankId"
                label={t(($) => $.form.bank)}
                hint={t(($) => $.form.bankHint)}
                none={t(($) => $.form.bankOfSettings)}
                optionOf={({ name, balance }) => `${name}, ${number(balance)}`}
              />
            </div>
          </FormSection>
          <FormSection title={t(($) => $.form.proof)} hint={t(($) => $.form.proofHint)}>
            <ChoiceCards
              label={t(($) => $.form.carry)}
              value={proof}
              onChange={(next) => setValue("proof", next, dirty)}
              options={proofKinds.map((value) => ({
                value,
                label: t(($) => $.form.kind[value]),
                text: t(($) => $.form.kindHint[value]),
              }))}
              columns="sm:grid-cols-2"
            />
            {byCode && (
              <Switch
                checked={rotating}
                onChange={(on) => setValue("rotating", on, dirty)}
                label={t(($) => $.form.rotating)}
                hint={t(($) => $.form.rotatingHint)}
              />
            )}
          </FormSection>
          <FormSection
            title={t(($) => $.form.howOften)}
            hint={byCode ? t(($) => $.form.onceByCode) : t(($) => $.form.howOftenHint)}
          >
            <div className="grid items-start gap-4 sm:grid-cols-2">
              {!byCode && (
                <TextField
                  label={t(($) => $.form.perPerson)}
                  optional={common(($) => $.form.optional)}
                  error={errors.perPerson?.message}
                  inputMode="numeric"
                  dir="ltr"
                  {...register("perPerson")}
                />
              )}
              <TextField
                label={t(($) => $.form.inAll)}
                optional={common(($) => $.form.optional)}
                error={errors.inAll?.message}
                inputMode="numeric"
                dir="ltr"
                {...register("inAll")}
              />
            </div>
            {!byCode && perPerson.trim() !== "" && (
              <Switch
                checked={perMonth}
                onChange={(on) => setValue("perMonth", on, dirty)}
                label={t(($) => $.form.perMonth)}
                hint={t(($) => $.form.perMonthHint)}
              />
            )}
            <div className="grid items-start gap-4 sm:grid-cols-2">
              <TextField
                label={t(($) => $.form.opensAt)}
                optional={common(($) => $.form.optional)}
                type="datetime-local"
                error={errors.opensAt?.message}
                {...register("opensAt")}
              />
              <TextField
                label={t(($) => $.form.closesAt)}
                optional={common(($) => $.form.optional)}
                type="datetime-local"
                error={errors.closesAt?.message}
                {...register("closesAt")}
              />
            </div>
          </FormSection>
          <FormSection title={t(($) => $.form.people)}>
            <AudienceField
              form={form}
              name="audience"
              label={t(($) => $.form.audience)}
              error={t(($) => $.form.audienceEmpty)}
            />
            {!byCode && (
              <ChoiceField
                control={control}
                name="reviewers"
                label={t(($) => $.form.reviewers)}
                optional={common(($) => $.form.optional)}
                hint={t(($) => $.form.reviewersHint)}
                search={findReviewers}
                labels={people}
                most={MOST_REVIEWERS}
              />
            )}
          </FormSection>
        </div>
        <div className="pt-4 pb-6 lg:sticky lg:top-20 lg:h-fit">
          <CostPanel control={control} incentive={incentive} current={current} />
        </div>
      </div>
    </EntityForm>
  );
}
