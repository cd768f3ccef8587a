import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import type { Bank } from "../data.ts";
import { reachesOf } from "../reaches.ts";
import { useBankText } from "../use-bank-text.ts";

/** How far each bank reaches at its pace: solid until its owners are told, pale until it is empty. */
export function Runway({ banks }: { banks: readonly Bank[] }) {
  const { t } = useTranslation("bank");
  const format = useFormat();
  const { day } = useBankText();
  const { reaches, marks } = reachesOf(banks, Date.now());
  if (reaches.length === 0) return null;
  const month = (at: number) => format.date(new Date(at), { month: "short", year: "2-digit", timeZone: "UTC" });
  const part = (share: number) => `${share * 100}%`;
  return (
    <section aria-labelledby="reach" className="mt-10 min-w-0">
      <h2 id="reach" className="text-lg font-semibold track-display">
        {t(($) => $.reach.title)}
      </h2>
      <p className="mt-0.5 max-w-[46rem] text-sm text-ink-2">{t(($) => $.reach.hint)}</p>
      <ul className="mt-4 grid gap-x-6 text-sm sm:grid-cols-[minmax(0,11rem)_minmax(0,1fr)_auto]">
        {reaches.map(({ bank, told, empty }) => (
          <li key={bank.id} className="col-span-full grid grid-cols-subgrid items-center gap-y-1 py-2.5">
            <b className="font-semibold wrap-anywhere max-sm:col-span-full">
              <bdi>{bank.name}</bdi>
            </b>
            <span aria-hidden="true" className="flex h-2.5 border-line border-s max-sm:h-3">
              <i className="bg-mark" style={{ inlineSize: part(told) }} />
              <i
                className={bank.lowSince ? "bg-warn-text opacity-40" : "bg-mark opacity-30"}
                style={{ inlineSize: part(Math.max(empty - told, 0.004)) }}
              />
            </span>
            <span className={`text-end tabular-nums ${bank.lowSince ? "font-semibold text-warn-text" : "text-ink-2"}`}>
              {bank.lastsUntil && day(bank.lastsUntil)}
            </span>
          </li>
        ))}
        <li aria-hidden="true" className="col-span-full grid grid-cols-subgrid text-xs text-ink-2 max-sm:hidden">
          <span className="relative col-start-2 block h-5 border-line border-t">
            <span className="absolute start-0 top-1 font-semibold">{t(($) => $.reach.today)}</span>
            {marks.map((at) => (
              <span
                key={at.at}
                className="absolute top-1 -translate-x-1/2 rtl:translate-x-1/2"
                style={{ insetInlineStart: part(at.share) }}
              >
                {month(at.at)}
              </span>
            ))}
          </span>
        </li>
      </ul>
    </section>
  );
}
