import { Motif } from "../art/motif.tsx";
import { motifOf } from "../art/motif-of.ts";
import { quiltPatches } from "./quilt-patches.ts";
import type { Quality } from "./types.ts";

type Props = { seed: string; qualities: { quality: Quality; count: number }[]; className?: string };

/** One patch for each time somebody said thanks, in the drawing of what it showed. */
export function Quilt({ seed, qualities, className = "max-h-37 sm:max-h-55" }: Props) {
  const patches = quiltPatches(seed, qualities);
  // A row that is not full is sewn of wider patches, which need more of their drawing.
  const width = patches.length < 36 ? 288 : 72;
  return (
    <div aria-hidden="true" className={`flex flex-wrap gap-0.5 overflow-hidden bg-sunken ${className}`}>
      {patches.map(({ key, quality, big }) => (
        <Motif
          key={key}
          kind={motifOf(quality)}
          tone={quality.color}
          seed={key}
          w={width}
          h={72}
          u={big ? 36 : 24}
          className="h-18 min-w-18 grow basis-18"
        />
      ))}
    </div>
  );
}
