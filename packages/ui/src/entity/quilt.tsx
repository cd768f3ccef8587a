import { Motif } from "../art/motif.tsx";
import { motifOf } from "../art/motif-of.ts";
import { quiltPatches } from "./quilt-patches.ts";
import type { Quality } from "./types.ts";

type Props = { seed: string; qualities: { quality: Quality; count: number }[]; className?: string };

/** One patch for each time somebody said thanks, in the drawing of what it showed. */
export const Quilt = ({ seed, qualities, className = "h-37 sm:h-55" }: Props) => (
  <div
    aria-hidden="true"
    className={`grid auto-rows-[4.5rem] grid-cols-[repeat(auto-fill,minmax(4.5rem,1fr))] gap-0.5 overflow-hidden bg-sunken ${className}`}
  >
    {quiltPatches(seed, qualities).map(({ key, quality, big }) => (
      <Motif
        key={key}
        kind={motifOf(quality)}
        tone={quality.color}
        seed={key}
        w={72}
        h={72}
        u={big ? 36 : 24}
        className="size-full"
      />
    ))}
  </div>
);
