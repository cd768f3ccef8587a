import { GiveGlyph, SpendGlyph } from "../art/glyphs.tsx";
import type { Format } from "../format.ts";
import { Meter } from "../meter.tsx";

type Props = {
  give: number;
  /** What the giving account was filled to; no meter without it. */
  giveOf?: number | null;
  spend: number;
  labels: { give: string; spend: string; renews?: string; lapses?: string };
  format: Format;
};
const figure = "mt-1 font-display text-[1.75rem] leading-none font-[480] tabular-nums track-display";

/** Two balances, never one sum: points to give and points to spend. */
export const Balances = ({ give, giveOf, spend, labels, format }: Props) => (
  <dl className="grid grid-cols-2 gap-4">
    <div>
      <dt className="flex items-center gap-1.5 text-xs font-semibold text-brand-text">
        <GiveGlyph className="size-5" />
        {labels.give}
      </dt>
      <dd className={figure}>{format.number(give)}</dd>
      {giveOf ? (
        <dd className="mt-2.5">
          <Meter label={labels.give} value={give} max={giveOf} />
        </dd>
      ) : null}
      {labels.renews && <dd className="mt-2 text-xs text-ink-2">{labels.renews}</dd>}
    </div>
    <div>
      <dt className="flex items-center gap-1.5 text-xs font-semibold text-ink-2">
        <SpendGlyph className="size-5" />
        {labels.spend}
      </dt>
      <dd className={figure}>{format.number(spend)}</dd>
      {labels.lapses && <dd className={`text-xs text-ink-2 ${giveOf ? "mt-6" : "mt-2"}`}>{labels.lapses}</dd>}
    </div>
  </dl>
);
