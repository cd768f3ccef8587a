import sharp from "sharp";

export { pictureMaker } from "../adapters/pictures/pictures.ts";

/** A JPEG of 19 million pixels with as much detail as fits in so many bytes. */
export async function largePhoto(most: number): Promise<Buffer> {
  const [width, height] = [5400, 3600];
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  const grain = sharp({ create: { width: width / 3, height: height / 3, channels: 3, background: "#888", noise } });
  const data = await grain.resize(width, height).raw().toBuffer();
  for (let quality = 96; ; quality -= 2) {
    const photo = await sharp(data, { raw: { width, height, channels: 3 } })
      .jpeg({ quality })
      .toBuffer();
    if (photo.length <= most) return photo;
  }
}
