import "./gif-grid.css";
import { type KeyboardEvent, useRef, useState } from "react";
import { PausablePicture } from "./pausable-picture.tsx";

export type GifTile = { id: string; title: string; previewUrl: string; width: number; height: number };
type Props<G extends GifTile> = {
  gifs: readonly G[];
  columns: number;
  playing: boolean;
  /** More of them are on their way. */
  loading: boolean;
  label: string;
  /** Of one that says nothing of itself. */
  untitled: string;
  onChoose: (gif: G) => void;
};

/** Columns of their own heights, so that no picture is cut: each goes where there is most room. */
function lanesOf(gifs: readonly GifTile[], columns: number): number[][] {
  const lanes: number[][] = Array.from({ length: columns }, () => []);
  const heights = lanes.map(() => 0);
  for (const [n, gif] of gifs.entries()) {
    const at = heights.indexOf(Math.min(...heights));
    lanes[at]?.push(n);
    heights[at] = (heights[at] ?? 0) + gif.height / Math.max(1, gif.width);
  }
  return lanes;
}

/** Moving pictures to choose from: the arrows walk from one to the next, Enter chooses. */
export function GifGrid<G extends GifTile>({ gifs, columns, playing, loading, label, untitled, onChoose }: Props<G>) {
  const grid = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const lanes = lanesOf(gifs, columns);
  function handleKey(event: KeyboardEvent) {
    const lane = lanes.findIndex((one) => one.includes(at));
    const row = lanes[lane]?.indexOf(at) ?? 0;
    const side = document.documentElement.dir === "rtl" ? -1 : 1;
    const step = { ArrowRight: side, ArrowLeft: -side }[event.key];
    const beside = step && lanes[lane + step];
    const next = beside
      ? (beside[row] ?? beside.at(-1))
      : { ArrowDown: lanes[lane]?.[row + 1], ArrowUp: lanes[lane]?.[row - 1], Home: 0, End: gifs.length - 1 }[
          event.key
        ];
    if (next === undefined) return;
    event.preventDefault();
    setAt(next);
    grid.current?.querySelector<HTMLElement>(`[data-gif="${next}"]`)?.focus();
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys walk among its buttons
    <div ref={grid} onKeyDown={handleKey} className="gif-lanes">
      {lanes.map((lane, n) => (
        <ul key={n} aria-label={label}>
          {lane.map((index) => {
            const gif = gifs[index];
            return (
              gif && (
                <li key={gif.id}>
                  <button
                    type="button"
                    data-gif={index}
                    tabIndex={index === Math.min(at, gifs.length - 1) ? 0 : -1}
                    onFocus={() => setAt(index)}
                    onClick={() => onChoose(gif)}
                    aria-label={gif.title || untitled}
                    className="gif-one"
                    style={{ aspectRatio: gif.width / Math.max(1, gif.height) }}
                  >
                    <PausablePicture src={gif.previewUrl} alt="" playing={playing} />
                  </button>
                </li>
              )
            );
          })}
          {loading && <li aria-hidden="true" className={`gif-one gif-waits-${n % 3}`} />}
        </ul>
      ))}
    </div>
  );
}
