import { Fragment, type ReactNode } from "react";

/** Stand in a sentence where a name will be: letters that no text has. */
export const slots = { actor: "\uE000", name: "\uE001", action: "\uE002" };
type Parts = Partial<Record<keyof typeof slots, ReactNode>>;
const bySlot = Object.fromEntries(Object.entries(slots).map(([key, slot]) => [slot, key])) as Record<
  string,
  keyof Parts
>;

/** A translated sentence with its names set apart, in whatever order the language has them. */
export const Said = ({ sentence, parts }: { sentence: string; parts: Parts }) =>
  sentence.split(/([\uE000-\uE002])/).map((part, i) => {
    const key = bySlot[part];
    return <Fragment key={i}>{key ? parts[key] : part}</Fragment>;
  });
