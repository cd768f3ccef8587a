import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Badge } from "@plaudit/ui/badge.tsx";
import { type BrandChange, brandReport, LEAST } from "@plaudit/ui/theme/brand-report.ts";

const uses = ["button", "link", "deep"] as const;
const modes = ["light", "dark"] as const;

/** How well a brand reads where, in figures, and what the engine changed for that. */
export function ContrastReport({ color }: { color: string }) {
  const { t } = useTranslation("tenant");
  const { t: common } = useTranslation();
  const format = useFormat();
  const { ratios, changes, darkWords } = brandReport(color);
  const ratio = (value: number) => format.number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const textOf = ({ use, mode, why, from, to, before, after }: BrandChange) => {
    const values = { mode: common(($) => $.theme[mode]), from, to, before: ratio(before), after: ratio(after) };
    if (use === "link") return t(($) => $.adjusted.link, values);
    return why === "ground" ? t(($) => $.adjusted.button.ground, values) : t(($) => $.adjusted.button.words, values);
  };
  return (
    <div className="mt-4 grid gap-5">
      <table className="w-full text-sm">
        <caption className="mb-1.5 text-start text-sm font-semibold">{t(($) => $.reads.title)}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{t(($) => $.reads.use)}</th>
            {modes.map((mode) => (
              <th key={mode} scope="col">
                {common(($) => $.theme[mode])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="lines-y">
          {uses.map((use) => (
            <tr key={use}>
              <th scope="row" className="py-1.5 text-start font-normal text-ink-2">
                {t(($) => $.reads[use])}
              </th>
              {modes.map((mode) => (
                <td key={mode} className="w-0 py-1.5 ps-2 text-end tabular-nums">
                  <Badge state={ratios[use][mode] >= LEAST ? "ok" : "danger"}>
                    <span aria-hidden="true" className="me-1 font-normal">
                      {common(($) => $.theme[mode])}
                    </span>
                    <bdi dir="ltr">{t(($) => $.reads.ratio, { ratio: ratio(ratios[use][mode]) })}</bdi>
                  </Badge>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div aria-live="polite">
        <h3 className="text-sm font-semibold">{t(($) => $.adjusted.title)}</h3>
        <ul className="mt-1.5 grid gap-2 text-sm text-ink-2">
          {darkWords && <li>{t(($) => $.adjusted.darkWords)}</li>}
          {changes.map((change) => (
            <li key={change.use + change.mode} className="flex items-start gap-2.5">
              <span aria-hidden="true" dir="ltr" className="mt-1 flex shrink-0 rtl:-scale-x-100">
                {[change.from, change.to].map((swatch, i) => (
                  <i
                    key={swatch}
                    className={`size-4 rounded-full shadow-[inset_0_0_0_1px_rgb(0_0_0/.15)] ${i ? "-ms-1" : ""}`}
                    style={{ background: swatch }}
                  />
                ))}
              </span>
              <span>{textOf(change)}</span>
            </li>
          ))}
          {changes.length === 0 && !darkWords && <li>{t(($) => $.adjusted.none)}</li>}
        </ul>
        <p className="mt-2 text-xs text-ink-3">{t(($) => $.reads.least)}</p>
      </div>
    </div>
  );
}
