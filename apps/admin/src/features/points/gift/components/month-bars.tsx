import { useTranslation } from "@plaudit/i18n/react.ts";
import type { GiftEstimate } from "../data.ts";
import { useGiftText } from "../use-gift-text.ts";

/** What each month takes; the largest is the dark one. A table says the same to who cannot see it. */
export function MonthBars({ months }: Pick<GiftEstimate, "months">) {
  const { t } = useTranslation("gift");
  const { number, month: nameOf, initial } = useGiftText();
  const top = Math.max(...months.map(({ points }) => points), 1);
  const largest = months.findIndex(({ points }) => points === top);
  return (
    <figure className="mt-5">
      <figcaption className="mb-2 text-xs font-semibold text-ink-2">{t(($) => $.estimate.months)}</figcaption>
      <div aria-hidden="true" className="flex items-end gap-1 text-center text-xs text-ink-2">
        {months.map(({ month, points }, n) => (
          <span key={month} className="min-w-0 flex-1">
            <i
              className={`block rounded-xs ${n === largest ? "bg-mark" : "bg-line-2"}`}
              style={{ height: `${Math.max(points > 0 ? 0.25 : 0.0625, (points / top) * 4.5)}rem` }}
            />
            <span className={`block border-line-2 border-t pt-1 ${n === largest ? "font-semibold text-ink" : ""}`}>
              {initial(month)}
            </span>
          </span>
        ))}
      </div>
      <table className="sr-only">
        <caption>{t(($) => $.estimate.months)}</caption>
        <thead>
          <tr>
            <th scope="col">{t(($) => $.estimate.month)}</th>
            <th scope="col">{t(($) => $.form.together)}</th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, points }) => (
            <tr key={month}>
              <th scope="row">{nameOf(month)}</th>
              <td>{number(points)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
