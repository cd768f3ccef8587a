import { type Language, languages } from "@plaudit/i18n/index.ts";
import { decimalOf, limitOf, wholeOf } from "@plaudit/ui/form/typed-number.ts";
import { type AudienceValue, audienceBodyOf, audienceValue } from "../../lib/audience-value.ts";
import type { Settings, SettingsChange } from "./data.ts";

type Term = { singular: string; plural: string };
export const TERM_MAX = 40;
export const WORTH_PLACES = 6;

export interface PreferencesValues {
  enabled: boolean;
  terms: Record<Language, Term>;
  worth: { currency: string; value: string }[];
  allocationExpiry: Settings["allocationExpiry"];
  redeemableExpiry: Settings["redeemableExpiry"];
  eligible: AudienceValue;
  joinerWaitDays: string;
}

export function preferencesValues(settings: Settings): PreferencesValues {
  const of = (language: Language) => settings.pointTerms?.[language] ?? { singular: "", plural: "" };
  const { enabled, worth, allocationExpiry, redeemableExpiry } = settings;
  return {
    ...{ enabled, worth, allocationExpiry, redeemableExpiry },
    terms: { en: of("en"), fr: of("fr"), ar: of("ar") },
    eligible: audienceValue(settings.eligible),
    joinerWaitDays: String(settings.joinerWaitDays),
  };
}

export function preferencesBody({
  terms,
  eligible,
  joinerWaitDays,
  worth,
  ...rest
}: PreferencesValues): SettingsChange {
  const given = languages.filter((language) => `${terms[language].singular}${terms[language].plural}`.trim() !== "");
  return {
    ...rest,
    // What is no number stays as it was typed, and is refused at its field.
    worth: worth.map(({ currency, value }) => ({ currency, value: decimalOf(value, WORTH_PLACES) ?? value })),
    pointTerms: given.length > 0 ? Object.fromEntries(given.map((language) => [language, terms[language]])) : null,
    eligible: audienceBodyOf(eligible),
    joinerWaitDays: wholeOf(joinerWaitDays),
  };
}

/** What of it a dry run replays, null while it could not be saved; and what is owed is worth in each currency then and now. */
export function replayedOf(values: PreferencesValues, settings: Settings) {
  const { enabled, eligible, joinerWaitDays, allocationExpiry, redeemableExpiry, worth = [] } = preferencesBody(values);
  const asked =
    eligible && (eligible.everyone || eligible.memberIds.length + eligible.teamIds.length + eligible.roles.length > 0)
      ? {
          ...{ eligible, joinerWaitDays, allocationExpiry },
          ...(enabled === false && { enabled }),
          ...(redeemableExpiry !== settings.redeemableExpiry && { redeemableExpiry }),
        }
      : null;
  const valid = worth.filter(({ value }) => decimalOf(value, WORTH_PLACES) === value);
  return {
    asked: asked && !Number.isNaN(joinerWaitDays) && valid.length === worth.length ? asked : null,
    worths: valid.map((one) => ({
      ...one,
      was: settings.worth.find(({ currency }) => currency === one.currency)?.value,
    })),
  };
}

export interface PeerValues {
  restrictionLimit: string;
  recognitionMax: string;
  presets: number[];
  /** An amount that was typed and not added yet; saved, it is one of them. */
  another: string;
  endorsementCap: string;
  monthlyGoal: string;
}

export const peerValues = (settings: Settings): PeerValues => ({
  restrictionLimit: String(settings.restrictionLimit),
  recognitionMax: String(settings.recognitionMax),
  presets: settings.presets.toSorted((a, b) => a - b),
  another: "",
  endorsementCap: String(settings.endorsementCap),
  monthlyGoal: String(settings.monthlyGoal),
});

export const presetsWith = (presets: readonly number[], amount: number) =>
  [...new Set([...presets, amount])].toSorted((a, b) => a - b);

export const peerBody = (values: PeerValues): SettingsChange => ({
  restrictionLimit: wholeOf(values.restrictionLimit),
  recognitionMax: wholeOf(values.recognitionMax),
  presets: values.another.trim() ? presetsWith(values.presets, wholeOf(values.another)) : values.presets,
  endorsementCap: wholeOf(values.endorsementCap),
  monthlyGoal: wholeOf(values.monthlyGoal),
});

export interface IncentiveValues {
  incentiveBankId: string;
  incentiveClaimMax: string;
  incentiveMonthMax: string;
  incentivePersonMax: string;
}

export const incentiveValues = (settings: Settings): IncentiveValues => ({
  incentiveBankId: settings.incentiveBankId ?? "",
  incentiveClaimMax: String(settings.incentiveClaimMax ?? ""),
  incentiveMonthMax: String(settings.incentiveMonthMax ?? ""),
  incentivePersonMax: String(settings.incentivePersonMax ?? ""),
});

export const incentiveBody = (values: IncentiveValues): SettingsChange => ({
  incentiveBankId: values.incentiveBankId || null,
  incentiveClaimMax: limitOf(values.incentiveClaimMax),
  incentiveMonthMax: limitOf(values.incentiveMonthMax),
  incentivePersonMax: limitOf(values.incentivePersonMax),
});
