import { celebrationPreferencesBody } from "@plaudit/api/celebration.ts";
import * as z from "zod/mini";
import type { Preferences } from "./data.ts";

export const languages = ["en", "fr", "ar"] as const;
type Language = (typeof languages)[number];
export const worded = ["birthday", "anniversary", "onboarding"] as const;
export type Worded = (typeof worded)[number];

export interface Values extends Pick<Preferences, "kinds" | "milestones"> {
  words: Record<Worded, Record<Language, string>>;
}

export const preferencesSchema = z.omit(celebrationPreferencesBody, { version: true });

export const valuesOf = ({ kinds, milestones, words }: Preferences): Values => {
  const all = (kind: Worded) => ({ en: words[kind].en ?? "", fr: words[kind].fr ?? "", ar: words[kind].ar ?? "" });
  return {
    kinds,
    milestones,
    words: { birthday: all("birthday"), anniversary: all("anniversary"), onboarding: all("onboarding") },
  };
};

/** A language without words is left out: it has the product's own. */
export const bodyOf = ({ kinds, milestones, words }: Values) => {
  const written = (kind: Worded) =>
    Object.fromEntries(languages.flatMap((one) => (words[kind][one].trim() ? [[one, words[kind][one]]] : [])));
  return {
    kinds,
    milestones,
    words: {
      birthday: written("birthday"),
      anniversary: written("anniversary"),
      onboarding: written("onboarding"),
    },
  };
};
