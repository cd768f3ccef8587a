import { useId } from "react";
import type { Quality } from "../entity/types.ts";
import { toneStyle } from "../tone.tsx";
import { Motif } from "./motif.tsx";
import { motifOf } from "./motif-of.ts";
import { riverLabels } from "./river-labels.ts";

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

/** A screen's pixel in what the picture is drawn in, where it is narrowest. */
const PIXEL = 1.45;
/** About what a name takes, in pixels of the screen. */
const sizeOf = ({ quality }: RiverBand) => ({ w: PIXEL * Math.min(144, 18 + 6 * quality.name.length), h: PIXEL * 22 });

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
  const names = riverLabels({ w, edges, sizes: bands.map(sizeOf) });
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
          const { quality } = band;
          const name = names[i] ?? { x: 0, y: 0 };
          return (
            <span
              key={quality.id}
              className="absolute flex items-center justify-center"
              style={{
                ...toneStyle(quality.color),
                width: 0,
                height: 0,
                insetInlineStart: `${(name.x / w) * 100}%`,
                top: `${(name.y / h) * 100}%`,
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
