import { type ChannelBody, type ChannelContent, channelContents } from "@plaudit/api/channel.ts";
import type { Language } from "@plaudit/i18n/index.ts";
import type { Choice } from "@plaudit/ui/form/choice-picker.tsx";
import type { Channel } from "./data.ts";

export const NAME_MAX = 80;
export const PERIODS = [7, 14, 30, 90, 365];

/** Form values as they are typed, not as the API has them. */
export interface ChannelValues extends Record<ChannelContent, boolean> {
  name: string;
  teams: Choice[];
  periodDays: string;
  language: Language;
  theme: Channel["theme"];
  qr: Channel["qr"];
  /** One in a line. */
  origins: string;
}

function shownBy(content: readonly ChannelContent[]): Record<ChannelContent, boolean> {
  const entries = channelContents.map((kind) => [kind, content.includes(kind)]);
  return Object.fromEntries(entries) as Record<ChannelContent, boolean>;
}

export function valuesOf(channel: Channel | null, language: Language): ChannelValues {
  return {
    name: channel?.name ?? "",
    ...shownBy(channel?.content ?? channelContents),
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
  content: channelContents.filter((kind) => values[kind]),
  teamIds: values.teams.map((team) => team.id),
  periodDays: Number(values.periodDays),
  language: values.language,
  theme: values.theme,
  qr: values.qr,
  frameOrigins: originsOf(values.origins),
});
