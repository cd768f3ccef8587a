import type { ComboboxOption } from "@plaudit/ui/form/combobox.tsx";

/** `+01:00` as it is now, in summer or in winter. */
export function offsetOf(zone: string, now: Date): string {
  const parts = new Intl.DateTimeFormat("en", { timeZone: zone, timeZoneName: "longOffset" }).formatToParts(now);
  const name = parts.find((part) => part.type === "timeZoneName")?.value ?? "GMT";
  return name === "GMT" ? "+00:00" : name.replace("GMT", "");
}
/** Browsers keep the names that these places had when zones were first listed. */
const today: Record<string, string> = {
  "Africa/Asmera": "Africa/Asmara",
  "America/Coral_Harbour": "America/Atikokan",
  "America/Godthab": "America/Nuuk",
  "Asia/Calcutta": "Asia/Kolkata",
  "Asia/Katmandu": "Asia/Kathmandu",
  "Asia/Rangoon": "Asia/Yangon",
  "Asia/Saigon": "Asia/Ho_Chi_Minh",
  "Atlantic/Faeroe": "Atlantic/Faroe",
  "Europe/Kiev": "Europe/Kyiv",
  "Pacific/Enderbury": "Pacific/Kanton",
  "Pacific/Ponape": "Pacific/Pohnpei",
  "Pacific/Truk": "Pacific/Chuuk",
};
const zoneLabel = (zone: string): string => (today[zone] ?? zone).replaceAll("_", " ").replaceAll("/", " / ");

/** Every zone by its name, with its offset now; the current one is there whatever the browser knows. */
export function zoneOptions(current: string, now: Date): ComboboxOption[] {
  const known = Intl.supportedValuesOf("timeZone");
  const names = ["UTC", ...known.filter((zone) => zone !== "UTC")];
  const all = names.includes(current) ? names : [current, ...names];
  return all.map((zone) => ({
    value: zone,
    label: zoneLabel(zone),
    note: offsetOf(zone, now),
    words: `${zone} ${today[zone] ?? ""}`,
  }));
}
