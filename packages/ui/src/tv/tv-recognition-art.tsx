import { Motif } from "../art/motif.tsx";
import { motifOf } from "../art/motif-of.ts";
import type { Quality } from "../entity/types.ts";
import { toneStyle } from "../tone.tsx";

/** The drawings of what was shown, each with its name. */
export const TvRecognitionArt = ({ qualities, seed }: { qualities: Quality[]; seed: string }) => (
  <div
    data-theme="light"
    className={`absolute inset-0 flex gap-[.6vmin] landscape:flex-col ${qualities.length > 2 ? "portrait:flex-col" : ""}`}
  >
    {qualities.slice(0, 3).map((quality) => (
      <div key={quality.id} className="relative min-h-0 min-w-0 grow basis-0">
        <Motif
          kind={motifOf(quality)}
          tone={quality.color}
          seed={seed}
          w={600}
          h={600}
          u={100}
          className="absolute inset-0 size-full"
        />
        <span
          style={toneStyle(quality.color)}
          className="tone-chip absolute start-[3vmin] bottom-[2vmin] line-clamp-2 max-w-[calc(100%-6vmin)] rounded-[5vmin] px-[3vmin] py-[.8vmin] leading-[1.16] font-semibold wrap-anywhere"
        >
          <bdi>{quality.name}</bdi>
        </span>
      </div>
    ))}
  </div>
);
