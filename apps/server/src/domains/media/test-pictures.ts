import { deflateSync } from "node:zlib";
import sharp from "sharp";

interface Size {
  width?: number;
  height?: number;
}
const plain = ({ width = 400, height = 300 }: Size) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 80, b: 40 } } });
/** Left half red, right half blue: one sees which way up it is. */
const halves = ({ width = 400, height = 300 }: Size) =>
  plain({ width, height })
    .composite([
      { input: { create: { width: width / 2, height, channels: 3, background: "#f00" } }, left: 0, top: 0 },
      { input: { create: { width: width / 2, height, channels: 3, background: "#00f" } }, left: width / 2, top: 0 },
    ])
    .png()
    .toBuffer();

export const jpeg = (size: Size = {}) => plain(size).jpeg().toBuffer();
export const png = (size: Size = {}) => plain(size).png().toBuffer();
export const webp = (size: Size = {}) => plain(size).webp().toBuffer();
export const clearPng = (size: Size = {}) =>
  sharp({
    create: {
      width: size.width ?? 400,
      height: size.height ?? 300,
      channels: 4,
      background: { r: 9, g: 9, b: 9, alpha: 0 },
    },
  })
    .png()
    .toBuffer();
export const cmykJpeg = () => plain({}).toColourspace("cmyk").jpeg().toBuffer();
/** As a phone writes it that was held upright: with where it was taken. */
export const phonePhoto = async () =>
  sharp(await halves({ width: 400, height: 400 }))
    .jpeg()
    .withExif({ IFD0: { Make: "Phone", Copyright: "SECRET-NAME" }, IFD3: { GPSLatitude: "51/1 30/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
/** Twenty million pixels in all, in a few thousand bytes. */
export async function manyFrames(): Promise<Buffer> {
  const one = await plain({ width: 500, height: 500 }).png().toBuffer();
  const frames = Array.from({ length: 80 }, () => one);
  return sharp(frames, { join: { animated: true } })
    .gif({ keepDuplicateFrames: true })
    .toBuffer();
}
export async function animated(): Promise<Buffer> {
  const frames = await Promise.all(["#f00", "#0f0", "#00f"].map((background) => frame(background)));
  return sharp(frames, { join: { animated: true } })
    .gif({ delay: [100, 100, 100] })
    .toBuffer();
}
const frame = (background: string) =>
  sharp({ create: { width: 64, height: 64, channels: 3, background } })
    .png()
    .toBuffer();

const crcTable = Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k += 1) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c >>> 0;
});
const crc = (data: Buffer) => {
  let c = 0xffffffff;
  for (const byte of data) c = (crcTable[(c ^ byte) & 0xff] ?? 0) ^ (c >>> 8);
  return (c ^ 0xffffffff) >>> 0;
};
function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc(body));
  return Buffer.concat([length, body, sum]);
}
/** A few bytes that claim to be an enormous picture, and unfold to as much as is given. */
export function bombPng(width: number, height: number, unfolded = 1_000_000): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 6, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(Buffer.alloc(unfolded), { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
/** A picture with text that unfolds to as much as is given. */
export async function textBombPng(unfolded: number): Promise<Buffer> {
  const picture = await png({});
  const text = Buffer.concat([
    Buffer.from("note\0\0", "latin1"),
    deflateSync(Buffer.alloc(unfolded, 97), { level: 9 }),
  ]);
  return Buffer.concat([picture.subarray(0, 33), chunk("zTXt", text), picture.subarray(33)]);
}

/** A picture, and after it a whole archive that holds no file. */
export const pictureAndZip = async () =>
  Buffer.concat([await jpeg(), Buffer.from(`PK\x05\x06${"\0".repeat(18)}`, "latin1")]);
export const pictureAndPage = async () =>
  Buffer.concat([await png(), Buffer.from("<script>alert(1)</script>", "latin1")]);
export const pageAsGif = () => Buffer.from("GIF89a/*\0\0*/=1;<script>alert(1)</script>", "latin1");
export const svg = () =>
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="64" height="64"/></svg>');
