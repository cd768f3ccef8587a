import { useId } from "react";
import type { Quality } from "../entity/types.ts";
import { toneStyle } from "../tone.tsx";
import { Motif } from "./motif.tsx";
import { motifOf } from "./motif-of.ts";

export type RiverBand = { quality: Quality; counts: number[] };
type Point = [x: number, y: number];
type Props = { bands: RiverBand[]; w: number; h: number; label: string };

const MARGIN = 8;

/** A curve that is level at each point. */
const curve = (points: Point[]): string =>
  points
    .map(([x, y], i) => {
      const before = points[i - 1];
      if (!before) return `${x} ${y}`;
      const middle = (before[0] + x) / 2;
      return `C${middle} ${before[1]} ${middle} ${y} ${x} ${y}`;
    })
    .join("");

/** For each month the height at which each band starts, and where the last one ends. */
function edgesOf(bands: RiverBand[], months: number, h: number): number[][] {
  const sums = Array.from({ length: months }, (_, m) => bands.reduce((sum, band) => sum + (band.counts[m] ?? 0), 0));
  const unit = (h - 2 * MARGIN) / Math.max(1, ...sums);
  return sums.map((sum, m) => {
    let y = h / 2 - (sum * unit) / 2;
    return [y, ...bands.map((band) => (y += (band.counts[m] ?? 0) * unit))];
  });
}

/** Where a band is widest for its name, away from both ends; names of bands that touch are in different thirds. */
function widest({ counts }: RiverBand, place: number): number {
  const third = (counts.length - 1) / 3;
  const inner = counts
    .map((_, month) => month)
    .filter((month) => counts.length < 6 || (month >= third * (place % 3) && month <= third * ((place % 3) + 1)));
  return inner.reduce((best, month) => ((counts[month] ?? 0) > (counts[best] ?? 0) ? month : best), inner[0] ?? 0);
}

/** Each quality is a band of its own drawing, as broad as it was seen in that month; together they are as broad as all that was. */
export function River({ bands: given, w, h, label }: Props) {
  const id = useId();
  // One month alone is drawn as a level one.
  const bands = given.map((band) =>
    band.counts.length === 1 ? { ...band, counts: [...band.counts, ...band.counts] } : band,
  );
  const months = bands[0]?.counts.length ?? 0;
  const edges = edgesOf(bands, months, h);
  const x = (month: number) => (month / (months - 1)) * w;
  const at = (month: number, edge: number) => edges[month]?.[edge] ?? h / 2;
  return (
    <figure className="relative">
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${w} ${h}`}
        className="block w-full overflow-hidden rounded-md rtl:[scale:-1_1]"
      >
        {bands.map((band, i) => {
          const top = edges.map((_, m): Point => [x(m), at(m, i)]);
          const low = edges.map((_, m): Point => [x(m), at(m, i + 1)]).reverse();
          const from = Math.min(...top.map(([, y]) => y));
          const height = Math.max(1, Math.round(Math.max(...low.map(([, y]) => y)) - from));
          const path = `M${curve(top)}L${curve(low)}z`;
          const { quality } = band;
          return (
            <g key={quality.id} style={toneStyle(quality.color)}>
              <clipPath id={`${id}${i}`}>
                <path d={path} />
              </clipPath>
              <path d={path} fill="oklch(var(--art-1) var(--tone))" />
              <g clipPath={`url(#${id}${i})`}>
                <svg aria-hidden="true" y={from} width={w} height={height}>
                  <Motif kind={motifOf(quality)} tone={quality.color} seed={quality.id} w={w} h={height} u={28} />
                </svg>
              </g>
              <path d={path} fill="none" stroke="var(--t-surface)" strokeWidth="3" />
            </g>
          );
        })}
      </svg>
      <span aria-hidden="true">
        {bands.map((band, i) => {
          const month = widest(band, i);
          const { quality } = band;
          const start = Math.min(82, Math.max(18, (month / (months - 1)) * 100));
          return (
            <span
              key={quality.id}
              className="absolute flex items-center justify-center"
              style={{
                ...toneStyle(quality.color),
                width: 0,
                height: 0,
                insetInlineStart: `${start}%`,
                top: `${((at(month, i) + at(month, i + 1)) / 2 / h) * 100}%`,
              }}
            >
              <span className="tone-text max-w-36 shrink-0 truncate rounded-full bg-surface px-2 py-0.5 text-2xs font-semibold shadow-1">
                {quality.name}
              </span>
            </span>
          );
        })}
      </span>
    </figure>
  );
}
