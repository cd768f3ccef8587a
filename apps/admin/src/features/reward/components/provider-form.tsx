import { rewardProviderBody } from "@plaudit/api/reward-provider.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { ChoiceField } from "@plaudit/ui/form/choice-field.tsx";
import { EntityForm } from "@plaudit/ui/form/entity-form.tsx";
import { FormSection } from "@plaudit/ui/form/form-section.tsx";
import { Select } from "@plaudit/ui/form/select.tsx";
import { Switch } from "@plaudit/ui/form/switch.tsx";
import { TextArea } from "@plaudit/ui/form/text-area.tsx";
import { TextField } from "@plaudit/ui/form/text-field.tsx";
import { pictureKey } from "@plaudit/ui/upload/picture-key.ts";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { useNavigate } from "react-router";
import * as z from "zod/mini";
import { ChoiceCards } from "../../../lib/choice-cards.tsx";
import { currencies } from "../../../lib/currencies.ts";
import { usePickerLabels } from "../../../lib/picker-labels.ts";
import { findPeople } from "../../../lib/pickers.ts";
import { PictureInput } from "../../../lib/picture-input.tsx";
import { useEntityForm } from "../../../lib/use-entity-form.ts";
import { pathTo } from "../../../screens.ts";
import { type Provider, useSaveProvider } from "../data.ts";
import { providerBody, providerValues } from "../provider-form.ts";
import { CountryField } from "./country-field.tsx";
import { ProviderPicture } from "./provider-picture.tsx";
import { ProviderRules } from "./provider-rules.tsx";

const schema = z.omit(rewardProviderBody, { kind: true });
type Props = {
  provider: Provider | null;
  /** The company's own, for a new one. */
  worths: { currency: string }[];
  reload?: () => void;
};

/** A store or a place to donate through: what it is called, where it is offered, who pays and who looks after it. */
export function ProviderForm({ provider, worths, reload }: Props) {
  const { t, i18n } = useTranslation("reward-admin");
  const { t: common } = useTranslation();
  const navigate = useNavigate();
  const [kind, setKind] = useState<"store" | "donations">("store");
  const owners = usePickerLabels(t(($) => $.form.findOwners));
  const currency = worths[0]?.currency ?? "EUR";
  const entityForm = useEntityForm({
    entity: provider,
    values: (of: Provider | null) => providerValues(of, i18n.language, currency),
    pictures: (of: Provider | null) => ({ picture: pictureKey(of?.pictureUrls ?? null) }),
    schema,
    body: (typed) => providerBody(provider, typed),
    fieldOf: { ownerIds: "owners", mediaObjectId: "picture" },
    fields: {
      name: t(($) => $.form.name),
      description: t(($) => $.form.description),
      currency: t(($) => $.form.currency),
      funded: t(($) => $.form.funded),
      alertBelow: t(($) => $.form.alertBelow),
      countries: t(($) => $.form.countries),
      paused: t(($) => $.form.open),
      owners: t(($) => $.form.owners),
      picture: t(($) => $.form.picture),
      approvalFrom: t(($) => $.form.approvalFrom),
      monthlyPoints: t(($) => $.form.monthlyPoints),
    },
    message: (field) =>
      field === "alertBelow"
        ? t(($) => $.form.moneyWrong)
        : field === "approvalFrom" || field === "monthlyPoints"
          ? t(($) => $.form.pointsWrong)
          : undefined,
    save: useSaveProvider(provider?.id ?? null, kind),
    onSaved: ({ id }) => void navigate(provider ? pathTo("rewards-setup") : pathTo("rewards-store", { id })),
    reload,
  });
  const { form, errors } = entityForm;
  const { control, register, setValue } = form;
  const [name, description, funded, paused] = useWatch({
    control,
    name: ["name", "description", "funded", "paused"],
  });
  const dirty = { shouldDirty: true } as const;
  /** A supplier's fund is that of the account with it. */
  const follows = provider?.kind === "tango";
  return (
    <EntityForm form={entityForm} cancel={pathTo("rewards-setup")}>
      <FormSection title={t(($) => $.form.what)}>
        {provider === null && (
          <ChoiceCards
            label={t(($) => $.form.kind)}
            value={kind}
            onChange={setKind}
            columns="sm:grid-cols-2"
            options={(["store", "donations"] as const).map((value) => ({
              value,
              label: t(($) => $.kind[value]),
              text: t(($) => $.form.kindText[value]),
            }))}
          />
        )}
        <TextField
          label={t(($) => $.form.name)}
          error={errors.name?.message}
          count={[name.length, 80]}
          autoComplete="off"
          autoFocus={provider === null}
          {...register("name")}
        />
        <TextArea
          label={t(($) => $.form.description)}
          optional={common(($) => $.form.optional)}
          hint={t(($) => $.form.providerTextHint)}
          error={errors.description?.message}
          count={[description.length, 500]}
          rows={2}
          {...register("description")}
        />
        <PictureInput
          control={control}
          name="picture"
          kind="reward"
          label={t(($) => $.form.picture)}
          current={provider?.pictureUrls ?? null}
          preview={(urls) => (
            <ProviderPicture kind={provider?.kind ?? kind} seed={provider?.id ?? ""} urls={urls} className="size-24" />
          )}
        />
        <CountryField control={control} name="countries" hint={t(($) => $.form.providerCountriesHint)} />
        {provider && (
          <Switch
            checked={!paused}
            onChange={(on) => setValue("paused", !on, dirty)}
            label={t(($) => $.form.open)}
            hint={t(($) => $.form.openHint)}
          />
        )}
      </FormSection>
      <FormSection title={t(($) => $.form.money)} hint={t(($) => $.form.moneyHint)}>
        {!follows && (
          <>
            <Select
              label={t(($) => $.form.currency)}
              error={errors.currency?.message}
              className="sm:max-w-96"
              options={currencies(
                i18n.language,
                worths.map((worth) => worth.currency),
              )}
              {...register("currency")}
            />
            <Switch
              checked={funded}
              onChange={(on) => setValue("funded", on, dirty)}
              label={t(($) => $.form.funded)}
              hint={t(($) => $.form.fundedHint)}
            />
          </>
        )}
        {funded && (
          <TextField
            label={t(($) => $.form.alertBelow)}
            optional={common(($) => $.form.optional)}
            hint={t(($) => $.form.alertHint)}
            error={errors.alertBelow?.message}
            className="sm:max-w-96"
            inputMode="decimal"
            dir="ltr"
            autoComplete="off"
            {...register("alertBelow")}
          />
        )}
      </FormSection>
      <ProviderRules form={form} />
      <FormSection title={t(($) => $.form.who)}>
        <ChoiceField
          control={control}
          name="owners"
          label={t(($) => $.form.owners)}
          optional={common(($) => $.form.optional)}
          hint={t(($) => $.form.ownersHint)}
          search={findPeople}
          labels={owners}
          most={20}
        />
      </FormSection>
    </EntityForm>
  );
}
