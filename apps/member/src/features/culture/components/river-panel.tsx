import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { River } from "@plaudit/ui/art/river.tsx";
import { Panel } from "@plaudit/ui/panel.tsx";
import { SM, useMedia } from "@plaudit/ui/use-media.ts";
import type { Overview } from "../data.ts";
import { useMonth } from "../use-month.ts";
import { AsTable } from "./as-table.tsx";

const LABELS = { wide: 12, narrow: 4 };

/** The qualities, month by month. */
export function RiverPanel({ overview: { months, qualities } }: { overview: Overview }) {
  const { t } = useTranslation("culture");
  const { number, list } = useFormat();
  const month = useMonth();
  const wide = useMedia(SM);
  const step = Math.ceil(months.length / (wide ? LABELS.wide : LABELS.narrow));
  const shown = months.filter((_, n) => (months.length - 1 - n) % step === 0);
  const most = qualities.slice(0, 3).map(({ quality, total }) => `${quality.name} ${number(total)}`);
  return (
    <Panel title={t(($) => $.river.title)}>
      <River
        bands={qualities}
        w={wide ? 1000 : 420}
        h={wide ? 430 : 560}
        label={t(($) => $.river.label, { from: month(months[0]), to: month(months.at(-1)), most: list(most) })}
      />
      <ol aria-hidden="true" className="mt-2 flex justify-between text-2xs text-ink-2">
        {shown.map((one) => (
          <li key={one}>{month(one, "short")}</li>
        ))}
      </ol>
      <p className="mt-4 border-line border-t pt-4 text-xs text-ink-2">{t(($) => $.river.text)}</p>
      <AsTable
        caption={t(($) => $.river.title)}
        head={[...months.map((one) => month(one, "short")), t(($) => $.river.total)]}
        rows={qualities.map(({ quality, counts, total }) => ({
          name: quality.name,
          cells: [...counts, total].map((count) => number(count)),
        }))}
      />
    </Panel>
  );
}
