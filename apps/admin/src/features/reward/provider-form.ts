import { regionName } from "@plaudit/i18n/region-name.ts";
import type { Choice } from "@plaudit/ui/form/choice-picker.tsx";
import { hundredthsOf, limitOf } from "@plaudit/ui/form/typed-number.ts";
import type { PictureChoice } from "@plaudit/ui/upload/picture-field.tsx";
import { personChoice } from "../../lib/pickers.ts";
import { typedMoney } from "./amounts.ts";
import type { Provider, ProviderFields } from "./data.ts";

export interface ProviderValues {
  name: string;
  description: string;
  currency: string;
  funded: boolean;
  /** Empty never alerts. */
  alertBelow: string;
  countries: Choice[];
  paused: boolean;
  owners: Choice[];
  picture: PictureChoice;
  /** Empty asks for none. */
  approvalFrom: string;
  /** Empty is no limit. */
  monthlyPoints: string;
}

export const countryChoices = (language: string, codes: readonly string[]): Choice[] =>
  codes.map((code) => ({ id: code, label: regionName(language, code) }));

export const providerValues = (provider: Provider | null, language: string, currency: string): ProviderValues => ({
  name: provider?.name ?? "",
  description: provider?.description ?? "",
  currency: provider?.currency ?? currency,
  funded: provider?.funded ?? false,
  alertBelow: provider?.alertBelow == null ? "" : typedMoney(provider.alertBelow),
  countries: countryChoices(language, provider?.countries ?? []),
  paused: provider?.paused ?? false,
  owners: provider?.owners.map(personChoice) ?? [],
  picture: undefined,
  approvalFrom: String(provider?.approvalFrom ?? ""),
  monthlyPoints: String(provider?.monthlyPoints ?? ""),
});

export const providerBody = (provider: Provider | null, values: ProviderValues): ProviderFields => ({
  name: values.name,
  description: values.description,
  currency: values.currency,
  funded: values.funded,
  alertBelow: values.funded && values.alertBelow.trim() !== "" ? hundredthsOf(values.alertBelow) : null,
  countries: values.countries.map(({ id }) => id),
  paused: values.paused,
  approvalFrom: limitOf(values.approvalFrom),
  monthlyPoints: limitOf(values.monthlyPoints),
  mediaObjectId: values.picture === undefined ? (provider?.mediaObjectId ?? null) : (values.picture?.id ?? null),
  ownerIds: values.owners.map(({ id }) => id),
});
