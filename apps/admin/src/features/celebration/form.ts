import { celebrationPreferencesBody, type ShownKind } from "@plaudit/api/celebration.ts";
import type { PictureChoice } from "@plaudit/ui/upload/picture-field.tsx";
import { pictureKey } from "@plaudit/ui/upload/picture-key.ts";
import * as z from "zod/mini";
import type { Preferences } from "./data.ts";

export const languages = ["en", "fr", "ar"] as const;
type Language = (typeof languages)[number];
export interface Values extends Pick<Preferences, "kinds" | "milestones"> {
  words: Record<ShownKind, Record<Language, string>>;
  pictures: Record<ShownKind, PictureChoice>;
}

export const preferencesSchema = z.omit(celebrationPreferencesBody, { version: true });

export const valuesOf = ({ kinds, milestones, words }: Preferences): Values => {
  const all = (kind: ShownKind) => ({ en: words[kind].en ?? "", fr: words[kind].fr ?? "", ar: words[kind].ar ?? "" });
  return {
    kinds,
    milestones,
    words: { birthday: all("birthday"), anniversary: all("anniversary"), onboarding: all("onboarding") },
    pictures: { birthday: undefined, anniversary: undefined, onboarding: undefined },
  };
};

export const picturesOf = ({ pictureUrls }: Preferences) => ({
  birthday: pictureKey(pictureUrls.birthday),
  anniversary: pictureKey(pictureUrls.anniversary),
  onboarding: pictureKey(pictureUrls.onboarding),
});

/** A language without words is left out: it has the product's own. */
export const bodyOf = (preferences: Preferences, { kinds, milestones, words, pictures }: Values) => {
  const chosen = (kind: ShownKind) =>
    pictures[kind] === undefined ? preferences.pictures[kind] : (pictures[kind]?.id ?? null);
  const written = (kind: ShownKind) =>
    Object.fromEntries(languages.flatMap((one) => (words[kind][one].trim() ? [[one, words[kind][one]]] : [])));
  return {
    kinds,
    milestones,
    words: {
      birthday: written("birthday"),
      anniversary: written("anniversary"),
      onboarding: written("onboarding"),
    },
    pictures: {
      birthday: chosen("birthday"),
      anniversary: chosen("anniversary"),
      onboarding: chosen("onboarding"),
    },
  };
};
