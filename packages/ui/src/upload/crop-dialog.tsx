import { useCallback, useEffect, useId, useRef, useState } from "react";
import { Button } from "../button.tsx";
import { Dialog } from "../dialog.tsx";
import { Plus } from "../icons.tsx";
import { Minus } from "../later-icons.tsx";
import { type Crop, MOST_ZOOM, middle, type Size, sideOf, zoomTo } from "./crop-geometry.ts";
import { cutPicture, type Picture, readPicture } from "./read-picture.ts";
import { useCropGestures } from "./use-crop-gestures.ts";

export type CropLabels = {
  title: string;
  /** How it is moved by pointer and by key. */
  hint: string;
  /** How it is moved by fingers alone. */
  touchHint: string;
  area: string;
  zoom: string;
  use: string;
  cancel: string;
  close: string;
  loading: string;
};
type Props = {
  /** The picture to cut; null is closed. */
  file: Blob | null;
  labels: CropLabels;
  onCrop: (cut: Blob) => void;
  onClose: () => void;
  /** No browser can show this file. */
  onFault: () => void;
};

const nothing: Size = { width: 1, height: 1 };

function useCrop({ file, onFault }: Pick<Props, "file" | "onFault">) {
  const [picture, setPicture] = useState<Picture | null>(null);
  const [crop, setCrop] = useState<Crop>(middle(nothing));
  const fault = useRef(onFault);
  useEffect(() => {
    fault.current = onFault;
  }, [onFault]);
  useEffect(() => {
    let over = false;
    let read: Picture | undefined;
    if (!file) return;
    readPicture(file).then(
      (found) => {
        read = found;
        if (over) return found.release();
        setPicture(found);
        setCrop(middle(found));
      },
      () => !over && fault.current(),
    );
    return () => {
      over = true;
      read?.release();
      setPicture(null);
    };
  }, [file]);
  return { picture, crop, setCrop };
}

/** Which round part of a picture becomes the avatar. */
export function CropDialog({ file, labels, onCrop, onClose, onFault }: Props) {
  const hint = useId();
  const area = useRef<HTMLDivElement>(null);
  const { picture, crop, setCrop } = useCrop({ file, onFault });
  const change = useCallback((how: (crop: Crop) => Crop) => setCrop(how), [setCrop]);
  const gestures = useCropGestures({ ref: area, picture: picture ?? nothing, change });
  const bringCloser = (zoom: number) => picture && change((now) => zoomTo(picture, now, zoom));
  async function handleUse() {
    if (picture && file) onCrop(await cutPicture(picture, crop, file.type));
  }
  const scale = picture ? 100 / sideOf(picture, crop.zoom) : 1;
  return (
    <Dialog
      open={file !== null}
      onClose={onClose}
      title={labels.title}
      closeLabel={labels.close}
      width="sm:max-w-[26rem]"
      footer={
        <div className="flex justify-end gap-2">
          <Button kind="line" onClick={onClose}>
            {labels.cancel}
          </Button>
          <Button disabled={!picture} onClick={() => void handleUse()}>
            {labels.use}
          </Button>
        </div>
      }
    >
      <div className="grid justify-items-center gap-4 px-5 pb-5 sm:px-6">
        <div
          ref={area}
          role="application"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it is moved by the arrow keys
          tabIndex={0}
          data-autofocus
          aria-label={labels.area}
          aria-describedby={hint}
          aria-busy={picture === null}
          className="relative aspect-square w-full max-w-80 cursor-grab touch-none select-none overflow-hidden rounded-md bg-sunken active:cursor-grabbing"
          {...gestures}
        >
          {picture ? (
            <img
              src={picture.url}
              alt=""
              draggable={false}
              className="absolute max-w-none"
              style={{
                width: `${picture.width * scale}%`,
                left: `${50 - crop.x * scale}%`,
                top: `${50 - crop.y * scale}%`,
              }}
            />
          ) : (
            <span className="sr-only">{labels.loading}</span>
          )}
          <svg aria-hidden="true" viewBox="0 0 100 100" className="pointer-events-none absolute inset-0 size-full">
            <path d="M0 0h100v100H0zM50 0a50 50 0 1 0 0 100a50 50 0 1 0 0-100z" fillRule="evenodd" fillOpacity="0.6" />
            <circle cx="50" cy="50" r="49.5" fill="none" stroke="#fff" strokeWidth="1" />
          </svg>
        </div>
        <div className="flex w-full max-w-80 items-center gap-2">
          <Button
            kind="quiet"
            size="icon-sm"
            aria-hidden="true"
            tabIndex={-1}
            onClick={() => bringCloser(crop.zoom - 0.2)}
          >
            <Minus className="size-5" aria-hidden="true" />
          </Button>
          <input
            type="range"
            min={1}
            max={MOST_ZOOM}
            step={0.05}
            value={crop.zoom}
            aria-label={labels.zoom}
            onChange={(event) => bringCloser(Number(event.target.value))}
            className="h-11 min-w-0 grow accent-brand"
          />
          <Button
            kind="quiet"
            size="icon-sm"
            aria-hidden="true"
            tabIndex={-1}
            onClick={() => bringCloser(crop.zoom + 0.2)}
          >
            <Plus className="size-5" aria-hidden="true" />
          </Button>
        </div>
        <p id={hint} className="text-center text-xs text-ink-2">
          <span className="pointer-coarse:hidden">{labels.hint}</span>
          <span className="hidden pointer-coarse:inline">{labels.touchHint}</span>
        </p>
      </div>
    </Dialog>
  );
}
