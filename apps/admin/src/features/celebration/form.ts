import { celebrationPreferencesBody, type ShownKind } from "@plaudit/api/celebration.ts";
import type { PictureChoice } from "@plaudit/ui/upload/picture-field.tsx";
import { pictureKey } from "@plaudit/ui/upload/picture-key.ts";
import * as z from "zod/mini";
import type { Preferences } from "./data.ts";

export const languages = ["en", "fr", "ar"] as const;
export type Language = (typeof languages)[number];
export interface Values extends Pick<Preferences, "kinds" | "hour" | "milestones"> {
  words: Record<ShownKind, Record<Language, string>>;
  pictures: Record<ShownKind, PictureChoice>;
}

export const preferencesSchema = z.omit(celebrationPreferencesBody, { version: true });

/** The company's words, or the product's where it has none: nobody begins with an empty field. */
export const valuesOf = ({ kinds, hour, milestones, words, usualWords }: Preferences): Values => {
  const all = (kind: ShownKind) => ({ ...usualWords[kind], ...words[kind] });
  return {
    kinds,
    hour,
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

/** Words that are not the product's; without any the product's own are shown, with their plurals. */
export const ownWords = ({ usualWords }: Preferences, kind: ShownKind, language: Language, typed: string): string => {
  const own = typed.trim();
  return own === usualWords[kind][language] ? "" : own;
};

/** A language without words of its own is left out. */
export const bodyOf = (preferences: Preferences, { kinds, hour, milestones, words, pictures }: Values) => {
  const chosen = (kind: ShownKind) =>
    pictures[kind] === undefined ? preferences.pictures[kind] : (pictures[kind]?.id ?? null);
  const written = (kind: ShownKind) =>
    Object.fromEntries(
      languages.flatMap((one) => {
        const own = ownWords(preferences, kind, one, words[kind][one]);
        return own ? [[one, own]] : [];
      }),
    );
  return {
    kinds,
    hour,
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
