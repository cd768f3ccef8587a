import "./viewer.css";
import { type KeenSliderInstance, useKeenSlider } from "keen-slider/react";
import { type KeyboardEvent, useState } from "react";
import { smallerOf } from "../entity/enclosure-shape.ts";
import { fileSize } from "../entity/file-size.ts";
import { MovingPicture } from "../entity/moving-picture.tsx";
import type { Enclosed } from "../entity/types.ts";
import type { Format } from "../format.ts";
import { X } from "../icons.tsx";
import { ChevronRight, Download, FileText } from "../later-icons.tsx";
import { Modal } from "../modal.tsx";
import type { ViewerLabels } from "./labels.ts";

type Props = {
  files: readonly Enclosed[];
  start: number;
  from: string;
  labels: ViewerLabels;
  format: Format;
  onClose: () => void;
};

/** A picture is kept as WebP, whatever it was called. */
const savedAs = ({ type, originalFilename }: Enclosed) =>
  type === "doc" ? originalFilename : originalFilename.replace(/\.[^.]*$/, "").concat(".webp");
const tool = "viewer-tool grid size-11 place-items-center rounded-md";

function Shown({ file, labels, format }: { file: Enclosed } & Pick<Props, "labels" | "format">) {
  if (file.type === "gif")
    return <MovingPicture src={file.url} alt={file.originalFilename} labels={labels} className="rounded-md" />;
  if (file.type !== "doc")
    return <img src={file.url} alt={file.originalFilename} draggable={false} className="rounded-md" />;
  return (
    <div className="grid justify-items-center gap-4 text-center">
      <FileText className="size-12" strokeWidth={1} aria-hidden="true" />
      <p className="font-display text-title wrap-anywhere track-display">
        <bdi>{file.originalFilename}</bdi>
      </p>
      <p className="text-sm tabular-nums">{fileSize(format, file.bytes)}</p>
      <a
        href={file.url}
        download={file.originalFilename}
        className="inline-flex h-12 items-center gap-2 rounded-md viewer-save px-5 font-semibold"
      >
        <Download className="size-5" aria-hidden="true" />
        {labels.download}
      </a>
    </div>
  );
}

function useWalk(files: Props["files"], start: number) {
  const rtl = document.documentElement.dir === "rtl";
  const [at, setAt] = useState(start);
  // The slider begins anew with other options.
  const [options] = useState(() => ({
    initial: start,
    rtl,
    selector: ":scope > li",
    defaultAnimation: { duration: matchMedia("(prefers-reduced-motion: reduce)").matches ? 1 : 300 },
    animationEnded: ({ track: { details } }: KeenSliderInstance) => setAt(details.rel),
  }));
  const [track, slider] = useKeenSlider<HTMLUListElement>(options);
  const to = (n: number) => {
    const next = Math.max(0, Math.min(files.length - 1, n));
    setAt(next);
    // What had the focus may be on the slide that is left, where it would be lost.
    const { container } = slider.current ?? {};
    if (container?.contains(document.activeElement)) container.focus({ preventScroll: true });
    // A move back to where the slider still stands would not end the one that is about to begin.
    slider.current?.animator.stop();
    slider.current?.moveToIdx(next);
  };
  function handleKey(event: KeyboardEvent) {
    const steps: Record<string, number> = {
      ArrowLeft: at + (rtl ? 1 : -1),
      ArrowRight: at + (rtl ? -1 : 1),
      Home: 0,
      End: files.length - 1,
    };
    const next = steps[event.key];
    if (next === undefined) return;
    event.preventDefault();
    to(next);
  }
  return { at, to, track, handleKey };
}

/** All that was enclosed, one at a time: swiped by a finger, walked by arrows, Home and End. A document is saved, never opened. */
export function Viewer({ files, start, from, labels, format, onClose }: Props) {
  const { at, to, track, handleKey } = useWalk(files, start);
  const file = files[at];
  if (!file) return null;
  const sides = [
    { label: labels.previous, step: -1, side: "viewer-start", turn: "viewer-back" },
    { label: labels.next, step: 1, side: "viewer-end", turn: "rtl:rotate-180" },
  ];
  return (
    <Modal open onClose={onClose} label={labels.title} className="viewer">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys walk from wherever the focus is */}
      <div onKeyDown={handleKey} className="flex h-dvh flex-col">
        <header className="flex h-14 shrink-0 items-center gap-1 ps-4 pe-2.5 sm:ps-6">
          <div className="min-w-0 grow">
            <h2 className="truncate text-sm font-semibold">
              <bdi>{file.originalFilename}</bdi>
            </h2>
            <p className="truncate text-xs tabular-nums" aria-live="polite">
              {[
                ...(files.length > 1 ? [labels.at(at + 1, files.length)] : []),
                fileSize(format, file.bytes),
                from,
              ].join(" · ")}
            </p>
          </div>
          <a
            href={file.url}
            download={savedAs(file)}
            aria-label={`${labels.download}: ${file.originalFilename}`}
            className={tool}
          >
            <Download className="size-5" strokeWidth={1.8} aria-hidden="true" />
          </a>
          <button type="button" aria-label={labels.close} data-autofocus onClick={onClose} className={tool}>
            <X className="size-5" strokeWidth={1.8} aria-hidden="true" />
          </button>
        </header>
        <div className="relative min-h-0 grow">
          <ul ref={track} tabIndex={-1} aria-label={labels.title} className="viewer-track">
            {files.map((one, n) => (
              <li key={one.id} inert={n !== at}>
                <Shown file={one} labels={labels} format={format} />
              </li>
            ))}
          </ul>
          {sides.map(({ label, step, side, turn }) => (
            <button
              key={label}
              type="button"
              aria-label={label}
              disabled={!files[at + step]}
              onClick={() => to(at + step)}
              className={`viewer-tool viewer-step absolute grid place-items-center rounded-full max-sm:hidden ${side}`}
            >
              <ChevronRight className={`size-7 ${turn}`} strokeWidth={1.6} aria-hidden="true" />
            </button>
          ))}
        </div>
        {files.length > 1 && (
          <ol className="flex shrink-0 justify-center gap-1.5 px-3 py-3 pb-[max(.75rem,env(safe-area-inset-bottom))]">
            {files.map((one, n) => (
              <li key={one.id}>
                <button
                  type="button"
                  aria-label={`${labels.at(n + 1, files.length)}: ${one.originalFilename}`}
                  aria-current={n === at || undefined}
                  onClick={() => to(n)}
                  className="viewer-thumb grid size-12 place-items-center overflow-hidden rounded-sm"
                >
                  {one.type === "image" ? (
                    <img src={smallerOf(one.variants) ?? one.url} alt="" className="size-full object-cover" />
                  ) : one.type === "gif" ? (
                    <span className="text-2xs font-bold">GIF</span>
                  ) : (
                    <FileText className="size-6" strokeWidth={1.5} aria-hidden="true" />
                  )}
                </button>
              </li>
            ))}
          </ol>
        )}
      </div>
    </Modal>
  );
}
