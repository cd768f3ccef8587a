import { Motif } from "../art/motif.tsx";
import { motifOf } from "../art/motif-of.ts";
import type { Quality } from "../entity/types.ts";
import { toneStyle } from "../tone.tsx";

const Name = ({ quality }: { quality: Quality }) => (
  <span
    style={toneStyle(quality.color)}
    className="tone-chip line-clamp-2 max-w-full rounded-[5vmin] px-[3vmin] py-[.8vmin] leading-[1.16] font-semibold wrap-anywhere"
  >
    <bdi>{quality.name}</bdi>
  </span>
);
const names = "absolute start-[3vmin] bottom-[2vmin] flex max-w-[calc(100%-6vmin)] flex-col items-start gap-[1vmin]";

type Props = {
  qualities: Quality[];
  seed: string;
  /** The address of a picture that was enclosed. */
  picture?: string | undefined;
};

/** The picture that was enclosed, else the drawings of what was shown; each quality with its name. */
export const TvRecognitionArt = ({ qualities, seed, picture }: Props) =>
  picture ? (
    <div data-theme="light" className="absolute inset-0">
      <img src={picture} alt="" className="size-full object-cover" />
      <div className={names}>
        {qualities.slice(0, 2).map((quality) => (
          <Name key={quality.id} quality={quality} />
        ))}
      </div>
    </div>
  ) : (
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
          <div className={names}>
            <Name quality={quality} />
          </div>
        </div>
      ))}
    </div>
  );
