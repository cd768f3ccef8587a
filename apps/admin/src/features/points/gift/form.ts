import { giftRuleBody } from "@plaudit/api/points-gift.ts";
import { wholeOf } from "@plaudit/ui/form/typed-number.ts";
import * as z from "zod/mini";
import { type AudienceValue, audienceBodyOf, audienceValue } from "../../../lib/audience-value.ts";
import type { Gift, Source } from "./data.ts";

export const languages = ["en", "fr", "ar"] as const;
export interface GiftValues {
  name: string;
  steps: { at: string; amount: string }[];
  bankId: string;
  audience: AudienceValue;
  words: Record<(typeof languages)[number], string>;
  active: boolean;
}

/** What a new one begins with; amounts are the company's to choose. */
const firstSteps: Record<Source, number[]> = {
  birthday: [0],
  welcome: [0],
  onboarding: [30, 60, 90],
  anniversary: [1, 3, 5, 10],
};
/** The days that onboarding has. */
const onboardingDays = firstSteps.onboarding;

export const giftValues = (gift: Gift | null, source: Source, name: string, bankId: string): GiftValues => ({
  name: gift?.name ?? name,
  steps: gift
    ? gift.steps.map(({ at, amount }) => ({ at: String(at), amount: String(amount) }))
    : firstSteps[source].map((at) => ({ at: String(at), amount: "" })),
  bankId: gift?.bank.id ?? bankId,
  audience: audienceValue(gift?.audience),
  words: { en: gift?.words.en ?? "", fr: gift?.words.fr ?? "", ar: gift?.words.ar ?? "" },
  active: gift?.active ?? true,
});

export const giftBody = ({ name, steps, bankId, audience, words, active }: GiftValues) => ({
  name,
  steps: steps.map(({ at, amount }) => ({ at: wholeOf(at), amount: wholeOf(amount) })),
  bankId,
  audience: audienceBodyOf(audience),
  words: Object.fromEntries(
    languages.flatMap((language) => (words[language].trim() === "" ? [] : [[language, words[language]]])),
  ),
  active,
});

export const giftSchema = z.extend(z.omit(giftRuleBody, { source: true }), { active: z.boolean() });

/** The next tier that somebody would add: five years on, or a day that is missing. */
export function nextStep(source: Source, steps: readonly { at: string }[]): string | null {
  const there = steps.map(({ at }) => wholeOf(at));
  if (source === "onboarding") return onboardingDays.map(String).find((day) => !there.includes(Number(day))) ?? null;
  const next = Math.max(0, ...there.filter(Number.isFinite)) + 5;
  return source === "anniversary" && steps.length < 20 && next <= 100 ? String(next) : null;
}
