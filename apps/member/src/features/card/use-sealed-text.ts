import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import type { Card } from "./paper-data.ts";
import { whenText } from "./when-text.ts";

/** When it opens, by the clock of whoever opens it first; of one that came back nobody knows. */
export function useSealedText({
  recipients,
  deliverOn,
  deliverTime,
  state,
}: Pick<Card, "recipients" | "deliverOn" | "deliverTime" | "state">) {
  const { t } = useTranslation("card-paper");
  const format = useFormat();
  if (state === "returned") return t(($) => $.sealed.held);
  const day = whenText(format, deliverOn, deliverTime);
  const zones = new Set(recipients.map(({ timezone }) => timezone));
  const [zone] = zones;
  const place = zone?.split("/").at(-1)?.replaceAll("_", " ");
  return zones.size === 1 && place && place !== "UTC"
    ? t(($) => $.sealed.in, { when: day, place })
    : t(($) => $.sealed.each, { when: day });
}
