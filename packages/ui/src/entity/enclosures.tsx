import { lazy, Suspense, useState } from "react";
import { load } from "../app/load.ts";
import type { Format } from "../format.ts";
import { Download, FileText } from "../later-icons.tsx";
import type { ViewerLabels } from "../viewer/labels.ts";
import { enclosureShape, smallerOf } from "./enclosure-shape.ts";
import { fileSize } from "./file-size.ts";
import { MovingPicture } from "./moving-picture.tsx";
import type { Enclosed } from "./types.ts";

const Viewer = lazy(async () => ({ default: (await load(() => import("../viewer/viewer.tsx"))).Viewer }));

type Props = {
  files: readonly Enclosed[];
  /** Whose they are, in the viewer. */
  from: string;
  labels: { list: string; open: (name: string) => string; viewer: ViewerLabels };
  format: Format;
};

/** What a recognition encloses: pictures are seen, documents are named. Each opens in the viewer. */
export function Enclosures({ files, from, labels, format }: Props) {
  const [at, setAt] = useState<number | null>(null);
  const { ratio } = enclosureShape(files);
  const pictures = files.filter((file) => file.type !== "doc");
  const documents = files.filter((file) => file.type === "doc");
  const open = (file: Enclosed) => setAt(files.indexOf(file));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {pictures.length > 0 && (
        <ul
          aria-label={labels.list}
          className={`grid gap-1.5 overflow-hidden rounded-md ${pictures.length > 1 ? "grid-cols-2" : ""}`}
          style={{ aspectRatio: ratio ?? undefined, gridAutoRows: "minmax(0,1fr)" }}
        >
          {pictures.map((file, n) => (
            <li
              key={file.id}
              className="relative min-h-0 min-w-0 bg-sunken"
              style={pictures.length % 2 === 1 && n === 0 && pictures.length > 1 ? { gridRow: "span 2" } : undefined}
            >
              <button
                type="button"
                aria-label={labels.open(file.originalFilename)}
                onClick={() => open(file)}
                className={`absolute inset-0 outline-offset-[-2px] ${file.type === "gif" ? "file-over" : ""}`}
              >
                {file.type !== "gif" && (
                  <img
                    src={smaller(file)}
                    srcSet={file.variants ? sources(file) : undefined}
                    sizes="(min-width: 37.5rem) 40rem, 100vw"
                    alt=""
                    loading="lazy"
                    className="size-full object-cover"
                  />
                )}
              </button>
              {file.type === "gif" && (
                <MovingPicture
                  src={smaller(file)}
                  alt={file.originalFilename}
                  labels={labels.viewer}
                  className="size-full"
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {documents.length > 0 && (
        <ul aria-label={labels.list} className="grid grid-cols-[minmax(0,1fr)] gap-2">
          {documents.map((file) => (
            <li key={file.id} className="flex h-14 items-center gap-3 rounded-md px-3 rim-line">
              <FileText className="size-6 shrink-0 text-ink-2" strokeWidth={1.5} aria-hidden="true" />
              <button
                type="button"
                onClick={() => open(file)}
                className="min-w-0 grow text-start"
                aria-label={`${labels.open(file.originalFilename)}, ${fileSize(format, file.bytes)}`}
              >
                <bdi className="block truncate text-sm font-semibold">{file.originalFilename}</bdi>{" "}
                <span className="block text-xs text-ink-2 tabular-nums">{fileSize(format, file.bytes)}</span>
              </button>
              <a
                href={file.url}
                download={file.originalFilename}
                aria-label={`${labels.viewer.download}: ${file.originalFilename}`}
                className="grid size-11 shrink-0 place-items-center rounded-md text-ink-2 hover:bg-sunken"
              >
                <Download className="size-5" strokeWidth={1.8} aria-hidden="true" />
              </a>
            </li>
          ))}
        </ul>
      )}
      {at !== null && (
        <Suspense fallback={null}>
          <Viewer
            files={files}
            start={at}
            from={from}
            labels={labels.viewer}
            format={format}
            onClose={() => setAt(null)}
          />
        </Suspense>
      )}
    </div>
  );
}

const smaller = (file: Enclosed) => smallerOf(file.variants) ?? file.url;
const sources = (file: Enclosed) => `${smaller(file)} 840w, ${file.url} 1920w`;
