import { copyFile, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type DocumentFormat, documentTypes, pictureTypes } from "@plaudit/api/media-limits.ts";
import { fileTypeFromBuffer } from "file-type";
import sharp, { type Metadata } from "sharp";
import { isPolyglot } from "./active-content.ts";
import { checkDocument, isDocument } from "./check-document.ts";
import type { MadeVariant, PictureResult, PictureTask, Refusal } from "./messages.ts";
import { MOVING, MOVING_SIDE, mostPixels, type Recipe, recipes, typeOf, type Variant } from "./recipes.ts";

sharp.cache(false);
sharp.concurrency(1);

interface Head {
  width: number;
  height: number;
  /** It moves, and may go on. */
  moves: boolean;
}
async function read(file: Buffer, recipe: Recipe): Promise<Head | Refusal> {
  const type = await fileTypeFromBuffer(file.subarray(0, 4100)).catch(() => undefined);
  if (!type || !(pictureTypes as readonly string[]).includes(type.mime)) return "type";
  if (isPolyglot(file)) return "polyglot";
  let head: Metadata;
  try {
    head = await sharp(file, { limitInputPixels: false, pages: 1 }).metadata();
  } catch {
    return "damaged";
  }
  const { width, height } = head;
  const moves = recipe.attachment === true && (head.pages ?? 1) > 1;
  if (width * height * (moves ? (head.pages ?? 1) : 1) > (moves ? MOVING : mostPixels(head))) return "pixels";
  if (Math.max(width, height) > recipe.ratio * Math.min(width, height)) return "ratio";
  return Math.min(width, height) < recipe.least ? "small" : { width, height, moves };
}

/**
 * The file once decoded: upright, in sRGB, no larger than the largest variant needs. Decoding stops at the first fault;
 * of an animation the first frame is used.
 */
async function decode(file: Buffer, { variants }: Recipe) {
  const width = Math.max(...variants.map((one) => one.width));
  const height = Math.max(...variants.map((one) => one.height));
  const fit = variants.some((one) => one.fit === "cover") ? "outside" : "inside";
  const { data, info } = await sharp(file, { failOn: "error", limitInputPixels: false, sequentialRead: true, pages: 1 })
    .autoOrient()
    .resize({ width, height, fit, withoutEnlargement: true })
    .toColourspace("srgb")
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true });
  const { channels } = info;
  return { data, raw: { width: info.width, height: info.height, channels } };
}
type Decoded = Awaited<ReturnType<typeof decode>>;

/** Nothing of the file's own metadata comes this far. */
async function make({ data, raw }: Decoded, folder: string, variant: Variant): Promise<MadeVariant> {
  const { name, width, height, fit, format } = variant;
  const path = join(folder, `${name}.${format}`);
  const withoutEnlargement = fit === "inside";
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  const resized = sharp(data, { raw }).resize({ width, height, fit, withoutEnlargement, background });
  const { size } = await (format === "webp"
    ? resized.webp({ quality: 82, smartSubsample: true, effort: 3 })
    : resized.png({ compressionLevel: 9 })
  ).toFile(path);
  return { name, path, bytes: size, type: typeOf[format] };
}

/** All frames of an animation, no larger than fits. */
async function makeMoving(file: Buffer, folder: string, { name, width, height }: Variant): Promise<MadeVariant> {
  const path = join(folder, `${name}.webp`);
  const [w, h] = [Math.min(width, MOVING_SIDE), Math.min(height, MOVING_SIDE)];
  const { size } = await sharp(file, { failOn: "error", limitInputPixels: false, animated: true })
    .resize({ width: w, height: h, fit: "inside", withoutEnlargement: true })
    .webp({ quality: 75, effort: 0 })
    .toFile(path);
  return { name, path, bytes: size, type: typeOf.webp };
}

async function keepDocument(file: Buffer, { path, folder }: PictureTask): Promise<PictureResult> {
  const found = await checkDocument(file);
  if (!(found in documentTypes)) return { refusal: found as Refusal };
  const format = found as DocumentFormat;
  const copy = join(folder, `document.${format}`);
  await copyFile(path, copy);
  const variant = { name: "document", path: copy, bytes: file.length, type: documentTypes[format] };
  return { type: "doc", width: null, height: null, format, variants: [variant] };
}

/** Checks a file and encodes its variants from the decoded picture. Runs in a process of its own. */
export async function makeVariants(task: PictureTask): Promise<PictureResult> {
  const { path, folder, kind } = task;
  const recipe = recipes[kind];
  const file = await readFile(path);
  if (recipe.attachment && isDocument(file)) return keepDocument(file, task);
  const head = await read(file, recipe);
  if (typeof head === "string") return { refusal: head };
  const { moves, width, height } = head;
  try {
    const decoded = moves ? null : await decode(file, recipe);
    const variants: MadeVariant[] = [];
    for (const variant of recipe.variants)
      variants.push(await (decoded ? make(decoded, folder, variant) : makeMoving(file, folder, variant)));
    return { type: moves ? "gif" : "image", width, height, format: null, variants };
  } catch {
    return { refusal: "damaged" };
  }
}
