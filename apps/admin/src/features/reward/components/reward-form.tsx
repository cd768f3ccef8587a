import { rewardBody as contractBody } from "@plaudit/api/reward.ts";
import { rewardCategories } from "@plaudit/api/reward-arts.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { EntityForm } from "@plaudit/ui/form/entity-form.tsx";
import { FormSection } from "@plaudit/ui/form/form-section.tsx";
import { Select } from "@plaudit/ui/form/select.tsx";
import { Switch } from "@plaudit/ui/form/switch.tsx";
import { TextArea } from "@plaudit/ui/form/text-area.tsx";
import { TextField } from "@plaudit/ui/form/text-field.tsx";
import { wholeOf } from "@plaudit/ui/form/typed-number.ts";
import { pictureKey } from "@plaudit/ui/upload/picture-key.ts";
import { useWatch } from "react-hook-form";
import { useNavigate } from "react-router";
import * as z from "zod/mini";
import { currencies } from "../../../lib/currencies.ts";
import { useEntityForm } from "../../../lib/use-entity-form.ts";
import { worthText } from "../../../lib/worth.ts";
import { pathTo } from "../../../screens.ts";
import { type Provider, type Reward, useSaveReward } from "../data.ts";
import { copyOf, rewardBody, rewardValues } from "../reward-form.ts";
import { DeliveryFields } from "./delivery-fields.tsx";
import { PictureFields } from "./picture-fields.tsx";
import { RewardPreview } from "./reward-preview.tsx";
import { VariantFields } from "./variant-fields.tsx";
import { WhoFields } from "./who-fields.tsx";

const schema = z.omit(contractBody, { providerId: true });
type Props = {
  reward: Reward | null;
  provider: Provider;
  /** What a new one begins as. */
  copied?: Reward | undefined;
  worths: { currency: string; value: string }[];
  reload?: () => void;
};

export function RewardForm({ reward, provider, copied, worths, reload }: Props) {
  const { t, i18n } = useTranslation("reward-admin");
  const { t: common } = useTranslation();
  const format = useFormat();
  const navigate = useNavigate();
  const store = pathTo("rewards-store", { id: provider.id });
  const begin = {
    language: i18n.language,
    currency: provider.currency,
    category: provider.kind === "donations" ? "giving" : "things",
  } as const;
  const entityForm = useEntityForm({
    entity: reward,
    values: (of: Reward | null) =>
      of || !copied
        ? rewardValues(of, begin)
        : copyOf(
            rewardValues(copied, begin),
            t(($) => $.form.copy, { name: copied.name }),
          ),
    pictures: (of: Reward | null) => ({ picture: pictureKey(of?.pictureUrls ?? null) }),
    schema,
    body: (typed) => rewardBody(reward, typed),
    fieldOf: { mediaObjectId: "picture", fulfilment: "way", asks: "way", status: "offered" },
    fields: {
      name: t(($) => $.form.name),
      description: t(($) => $.form.description),
      category: t(($) => $.form.category),
      art: t(($) => $.form.art),
      picture: t(($) => $.form.picture),
      currency: t(($) => $.form.currency),
      tax: t(($) => $.form.tax),
      variants: t(($) => $.form.price),
      way: t(($) => $.form.way),
      instructions: t(($) => $.form.instructions),
      lowBelow: t(($) => $.form.lowBelow),
      countries: t(($) => $.form.countries),
      audience: t(($) => $.form.audience),
      approval: t(($) => $.form.approval),
      personLimit: t(($) => $.form.personLimit),
      limitPeriod: t(($) => $.form.limitPeriod),
      totalLimit: t(($) => $.form.totalLimit),
      offered: t(($) => $.form.offered),
    },
    message: (field) =>
      /\.points$/.test(field)
        ? t(($) => $.form.pointsWrong)
        : /\.(faceValue|fee)$/.test(field)
          ? t(($) => $.form.moneyWrong)
          : /\.stock$|Limit$|^lowBelow$/.test(field)
            ? t(($) => $.form.limitWrong)
            : field.startsWith("audience")
              ? t(($) => $.form.audienceEmpty)
              : undefined,
    save: useSaveReward(reward?.id ?? null, provider.id),
    onSaved: ({ id, fulfilment }) =>
      // A new pool is empty: its codes come next.
      void navigate(reward === null && fulfilment === "code" ? pathTo("reward", { id }) : store),
    reload,
  });
  const { form, errors, round } = entityForm;
  const { control, register, setValue } = form;
  const [name, description, currency, offered] = useWatch({
    control,
    name: ["name", "description", "currency", "offered"],
  });
  const worth = worths.find((one) => one.currency === currency);
  const worthOf = (points: string) =>
    worth && wholeOf(points) > 0 ? worthText(format, wholeOf(points), worth) : undefined;
  const current = reward?.pictureUrls ?? null;
  return (
    <EntityForm form={entityForm} cancel={store}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div>
          <FormSection stacked title={t(($) => $.form.what)}>
            <PictureFields
              // What is on its way is given up with the other changes.
              key={round}
              form={form}
              current={current}
            />
            <TextField
              label={t(($) => $.form.name)}
              error={errors.name?.message}
              count={[name.length, 80]}
              autoComplete="off"
              autoFocus={reward === null}
              {...register("name")}
            />
            <TextArea
              label={t(($) => $.form.description)}
              error={errors.description?.message}
              count={[description.length, 500]}
              rows={2}
              {...register("description")}
            />
            <Select
              label={t(($) => $.form.category)}
              className="sm:max-w-96"
              options={rewardCategories.map((value) => ({ value, label: t(($) => $.category[value]) }))}
              {...register("category")}
            />
          </FormSection>
          <FormSection stacked title={t(($) => $.form.price)} hint={t(($) => $.form.priceHint)}>
            <VariantFields form={form} worthOf={worthOf} />
            <TextField
              label={t(($) => $.form.lowBelow)}
              optional={common(($) => $.form.optional)}
              placeholder={t(($) => $.form.never)}
              hint={t(($) => $.form.lowBelowHint)}
              error={errors.lowBelow?.message}
              className="sm:max-w-96"
              inputMode="numeric"
              dir="ltr"
              autoComplete="off"
              {...register("lowBelow")}
            />
            {!provider.funded && (
              <Select
                label={t(($) => $.form.currency)}
                error={errors.currency?.message}
                className="sm:max-w-96"
                options={currencies(
                  i18n.language,
                  worths.map((one) => one.currency),
                )}
                {...register("currency")}
              />
            )}
            <Select
              label={t(($) => $.form.tax)}
              hint={t(($) => $.form.taxHint)}
              className="sm:max-w-96"
              options={(["none", "company", "member"] as const).map((value) => ({
                value,
                label: t(($) => $.taxes[value]),
              }))}
              {...register("tax")}
            />
          </FormSection>
          <DeliveryFields form={form} reward={reward} />
          <WhoFields form={form} provider={provider} />
          <FormSection stacked title={t(($) => $.form.shop)}>
            <Switch
              checked={offered}
              onChange={(on) => setValue("offered", on, { shouldDirty: true })}
              label={t(($) => $.form.offered)}
              hint={t(($) => $.form.offeredHint)}
            />
          </FormSection>
        </div>
        <div className="pt-4 pb-6">
          <RewardPreview control={control} urls={current} worths={worths} />
        </div>
      </div>
    </EntityForm>
  );
}
