export interface Size {
  width: number;
  height: number;
}
/** Which square of a picture is kept: its middle, in the picture's own pixels, and how much closer than the whole. */
export interface Crop {
  x: number;
  y: number;
  zoom: number;
}
export const MOST_ZOOM = 5;
const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** The kept square's side, in the picture's pixels. */
export const sideOf = ({ width, height }: Size, zoom: number) => Math.min(width, height) / zoom;

/** As near to what is wanted as the picture reaches. */
export function settle(picture: Size, { x, y, zoom: wanted }: Crop): Crop {
  const zoom = within(wanted, 1, MOST_ZOOM);
  const half = sideOf(picture, zoom) / 2;
  return { x: within(x, half, picture.width - half), y: within(y, half, picture.height - half), zoom };
}

export const middle = ({ width, height }: Size): Crop => ({ x: width / 2, y: height / 2, zoom: 1 });

/** Moved by pixels of the window, which is `view` wide: what is under the finger stays there. */
export function pan(picture: Size, crop: Crop, by: { x: number; y: number }, view: number): Crop {
  const scale = sideOf(picture, crop.zoom) / view;
  return settle(picture, { ...crop, x: crop.x - by.x * scale, y: crop.y - by.y * scale });
}

/** Closer or further, about a point of the window that stays where it is; without one, about its middle. */
export function zoomTo(
  picture: Size,
  crop: Crop,
  zoom: number,
  { at, view }: { at?: { x: number; y: number }; view: number } = { view: 1 },
): Crop {
  const next = within(zoom, 1, MOST_ZOOM);
  if (!at) return settle(picture, { ...crop, zoom: next });
  const before = sideOf(picture, crop.zoom) / view;
  const after = sideOf(picture, next) / view;
  const [dx, dy] = [at.x - view / 2, at.y - view / 2];
  return settle(picture, { x: crop.x + dx * (before - after), y: crop.y + dy * (before - after), zoom: next });
}

/** The square to cut out. */
export function cutOf(picture: Size, crop: Crop): { left: number; top: number; side: number } {
  const side = sideOf(picture, crop.zoom);
  return { left: crop.x - side / 2, top: crop.y - side / 2, side };
}
