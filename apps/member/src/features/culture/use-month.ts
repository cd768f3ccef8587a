import { useFormat } from "@plaudit/i18n/react.ts";

/** A month's name with its year, formatted in UTC because it is a calendar month. */
export function useMonth() {
  const { date } = useFormat();
  return (month = "", length: "long" | "short" = "long") =>
    month &&
    date(`${month.slice(0, 7)}-15T12:00:00Z`, {
      month: length,
      year: length === "long" ? "numeric" : "2-digit",
      timeZone: "UTC",
    });
}
