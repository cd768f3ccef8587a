import { Motif } from "../art/motif.tsx";
import { motifOf } from "../art/motif-of.ts";
import { quiltPatches } from "./quilt-patches.ts";
import type { Quality } from "./types.ts";

type Props = { seed: string; qualities: { quality: Quality; count: number }[]; times: number };

const rowsFor = (patches: number) => [5, 12, 36, 72].findIndex((most) => patches <= most) + 1 || 6;
const heights = ["h-24", "h-24", "h-37"];

/** One patch for each recognition, in the drawing of its quality; all of them are visible. */
export function Quilt({ seed, qualities, times }: Props) {
  const patches = quiltPatches(seed, qualities, times);
  const rows = rowsFor(patches.length);
  const start = (row: number) => Math.round((row * patches.length) / rows);
  return (
    <div
      aria-hidden="true"
      className={`flex flex-col gap-0.5 overflow-hidden bg-sunken ${heights[patches.length === 0 ? 0 : rows] ?? "h-37 sm:h-55"}`}
    >
      {Array.from({ length: rows }, (_, row) => (
        <div key={start(row)} className="flex min-h-0 grow basis-0 gap-0.5">
          {patches.slice(start(row), start(row + 1)).map(({ key, quality, big }) => (
            <Motif
              key={key}
              kind={motifOf(quality)}
              tone={quality.color}
              seed={key}
              w={rows > 1 ? 72 : 288}
              h={72}
              u={big ? 36 : 24}
              className="h-full min-w-0 grow basis-0"
            />
          ))}
        </div>
      ))}
    </div>
  );
}
