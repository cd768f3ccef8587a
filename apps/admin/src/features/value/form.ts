import { motifs } from "@plaudit/api/value.ts";
import type { FieldErrors, UseFormReturn } from "react-hook-form";
import type { Value, ValueBody } from "./data.ts";
import { hueNames, hues } from "./hues.ts";

export const NAME_MAX = 80;
export const DESCRIPTION_MAX = 150;
export const QUALITIES_MAX = 24;

/** A hue and a drawing that the qualities before it do not have yet. */
export function freshQuality(taken: ValueBody["qualities"]): ValueBody["qualities"][number] {
  const colors = new Set(taken.map((quality) => quality.color));
  const drawings = new Set(taken.map((quality) => quality.motif));
  const hue = hueNames.map((name) => hues[name]).find((candidate) => !colors.has(candidate)) ?? hues.coral;
  return { name: "", color: hue, motif: motifs.find((motif) => !drawings.has(motif)) ?? motifs[0] };
}

export function valuesOf(value: Value | null): ValueBody {
  if (!value) return { name: "", description: "", qualities: [freshQuality([])] };
  const kept = value.qualities.filter((quality) => quality.archivedAt === null);
  return {
    name: value.name,
    description: value.description,
    qualities: kept.map(({ id, name, color, motif }) => ({ id, name, color, motif })),
  };
}

export type ValueForm = UseFormReturn<ValueBody>;

/** The message of the list itself: react-hook-form keeps it at its root or at the field. */
export const listError = (errors: FieldErrors<ValueBody>) =>
  errors.qualities?.root?.message ?? (errors.qualities?.message as string | undefined);
