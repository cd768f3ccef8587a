import { type Crop, cutOf, type Size } from "./crop-geometry.ts";

export interface Picture extends Size {
  image: HTMLImageElement;
  url: string;
  release: () => void;
}

/** Rejects what no browser can show. Upright, as browsers draw it. */
export async function readPicture(file: Blob): Promise<Picture> {
  const url = URL.createObjectURL(file);
  const image = new Image();
  image.src = url;
  const release = () => URL.revokeObjectURL(url);
  try {
    await image.decode();
  } catch (error) {
    release();
    throw error;
  }
  return { image, url, release, width: image.naturalWidth, height: image.naturalHeight };
}

/** Twice the largest avatar is more than any screen shows. */
const MOST_SIDE = 768;
const LEAST_SIDE = 96;

/** The kept square as a file of its own: nothing else of the picture leaves the device. */
export async function cutPicture(picture: Picture, crop: Crop, type: string): Promise<Blob> {
  const { left, top, side } = cutOf(picture, crop);
  const size = Math.round(Math.min(MOST_SIDE, Math.max(LEAST_SIDE, side)));
  const canvas = document.createElement("canvas");
  canvas.width = size;
  canvas.height = size;
  const drawing = canvas.getContext("2d");
  if (!drawing) throw new Error("this browser cannot draw");
  drawing.imageSmoothingQuality = "high";
  drawing.drawImage(picture.image, left, top, side, side, 0, 0, size, size);
  const { promise, resolve, reject } = Promise.withResolvers<Blob>();
  const made = type === "image/jpeg" ? "image/jpeg" : "image/png";
  canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("nothing was drawn"))), made, 0.9);
  return promise;
}
