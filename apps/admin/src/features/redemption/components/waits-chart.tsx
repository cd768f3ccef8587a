import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { waitText } from "../../../lib/waits.ts";
import { useWaits } from "../data.ts";
import { Bars } from "./bars.tsx";

/** How long people waited for what somebody hands over or sends. */
export function WaitsChart() {
  const { t } = useTranslation("redemption-admin");
  const format = useFormat();
  const { number } = format;
  const { data } = useWaits();
  if (!data || data.median === null) return null;
  const last = data.days.length - 1;
  const label = (n: number) => {
    if (n === 0) return t(($) => $.waits.same);
    return n === last ? t(($) => $.waits.more, { n: number(n) }) : number(n);
  };
  return (
    <section aria-labelledby="waits" className="mt-10 min-w-0">
      <h2 id="waits" className="text-lg font-semibold track-display">
        {t(($) => $.waits.title)}
      </h2>
      <p className="mt-0.5 mb-3 max-w-[44rem] text-sm text-ink-2">
        {t(($) => $.waits.text, { count: data.total, n: number(data.total), days: waitText(format, data.median) })}
      </p>
      <Bars
        label={t(($) => $.waits.title)}
        head={[t(($) => $.waits.days), t(($) => $.waits.people)]}
        bars={data.days.map((value, n) => ({
          id: String(n),
          name: label(n),
          value,
          figure: number(value),
          ...(n < last && { look: "quiet" }),
        }))}
      />
    </section>
  );
}
