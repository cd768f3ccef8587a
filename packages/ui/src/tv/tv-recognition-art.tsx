import { Motif } from "../art/motif.tsx";
import { motifOf } from "../art/motif-of.ts";
import type { Quality } from "../entity/types.ts";

/** The drawings of what was shown, at the screen's end third or top third. */
export const TvRecognitionArt = ({ qualities, seed }: { qualities: Quality[]; seed: string }) => (
  <div
    aria-hidden="true"
    data-theme="light"
    className="absolute -z-10 flex gap-[.6vmin] landscape:inset-y-0 landscape:end-0 landscape:w-[32%] landscape:flex-col portrait:inset-x-0 portrait:top-0 portrait:h-[34%] portrait:flex-row"
  >
    {qualities.slice(0, 2).map((quality) => (
      <Motif
        key={quality.id}
        kind={motifOf(quality)}
        tone={quality.color}
        seed={seed}
        w={600}
        h={600}
        u={90}
        className="min-h-0 min-w-0 grow basis-0"
      />
    ))}
    <i className="absolute inset-x-0 top-0 h-[15vmin] bg-deep landscape:hidden" />
  </div>
);
