import type { ChannelBody } from "@plaudit/api/channel.ts";
import type { Language } from "@plaudit/i18n/index.ts";
import type { Choice } from "@plaudit/ui/form/choice-picker.tsx";
import type { Channel } from "./data.ts";

export const NAME_MAX = 80;
export const PERIODS = [7, 14, 30, 90, 365];

/** Form values as they are typed, not as the API has them. */
export interface ChannelValues {
  name: string;
  recognition: boolean;
  joiners: boolean;
  teams: Choice[];
  periodDays: string;
  language: Language;
  theme: Channel["theme"];
  qr: Channel["qr"];
  /** One in a line. */
  origins: string;
}

export function valuesOf(channel: Channel | null, language: Language): ChannelValues {
  return {
    name: channel?.name ?? "",
    recognition: channel?.content.includes("recognition") ?? true,
    joiners: channel?.content.includes("joiners") ?? true,
    teams: channel?.teams.map(({ id, name }) => ({ id, label: name })) ?? [],
    periodDays: String(channel?.periodDays ?? 30),
    language: channel?.language ?? language,
    theme: channel?.theme ?? "dark",
    qr: channel?.qr ?? "view",
    origins: channel?.frameOrigins.join("\n") ?? "",
  };
}

/** Addresses are taken as they are copied: with a slash behind them, or in capitals. */
const originsOf = (lines: string) =>
  lines
    .split(/\s+/)
    .filter(Boolean)
    .map((line) => line.toLowerCase().replace(/\/$/, ""));

export const toBody = (values: ChannelValues): ChannelBody => ({
  name: values.name,
  content: [values.recognition && ("recognition" as const), values.joiners && ("joiners" as const)].filter(
    (one) => !!one,
  ),
  teamIds: values.teams.map((team) => team.id),
  periodDays: Number(values.periodDays),
  language: values.language,
  theme: values.theme,
  qr: values.qr,
  frameOrigins: originsOf(values.origins),
});
