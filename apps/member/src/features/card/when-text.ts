import type { useFormat } from "@plaudit/i18n/react.ts";

/** The day and the hour of a clock, wherever that is; a day stays beside its month, and the half of the day beside its hour. */
export const whenText = (format: ReturnType<typeof useFormat>, day: string, time: string): string =>
  format
    .date(`${day}T${time}:00Z`, {
      weekday: "long",
      day: "numeric",
      month: "long",
      hour: "numeric",
      minute: "2-digit",
      timeZone: "UTC",
    })
    .replaceAll(/ (?=\p{Nd}|[AP]M)/gu, "\u00a0");
