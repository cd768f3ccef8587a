import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import type { Card } from "./paper-data.ts";
import { whenText } from "./when-text.ts";

/** When it opens, by the clock of whoever opens it first. */
export function useSealedText({
  recipients,
  deliverOn,
  deliverTime,
}: Pick<Card, "recipients" | "deliverOn" | "deliverTime">) {
  const { t } = useTranslation("card-paper");
  const format = useFormat();
  const day = whenText(format, deliverOn, deliverTime);
  const zones = new Set(recipients.map(({ timezone }) => timezone));
  const [zone] = zones;
  const place = zone?.split("/").at(-1)?.replaceAll("_", " ");
  return zones.size === 1 && place && place !== "UTC"
    ? t(($) => $.sealed.in, { when: day, place })
    : t(($) => $.sealed.each, { when: day });
}
