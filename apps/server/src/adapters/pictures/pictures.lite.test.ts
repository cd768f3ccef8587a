import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { MediaKind } from "@plaudit/api/media.ts";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as documents from "../../domains/media/test-documents.ts";
import * as samples from "../../domains/media/test-pictures.ts";
import { type Pictures, pictureMaker } from "./pictures.ts";

let folder: string;
let pictures: Pictures;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "plaudit-pictures-"));
  pictures = pictureMaker();
});
afterAll(() => {
  pictures.close();
  rmSync(folder, { recursive: true, force: true });
});

let count = 0;
function make(file: Buffer, kind: MediaKind = "banner") {
  count += 1;
  const path = join(folder, `file-${count}`);
  writeFileSync(path, file);
  const made = mkdtempSync(join(folder, "made-"));
  return pictures.make({ path, folder: made, kind });
}
/** Grain all over, of one small piece: to draw it pixel by pixel takes longer than all that is tested. */
async function grain(width: number, height: number) {
  const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
  const piece = sharp({ create: { width: 256, height: 256, channels: 3, background: "#888", noise } });
  return sharp(await piece.png().toBuffer()).resize(width, height, { kernel: "nearest", fit: "fill" });
}

test("what is refused, and the largest that is taken, fit in 200 MB", async () => {
  expect(await make(samples.bombPng(60_000, 60_000))).toMatchObject({ refusal: "pixels" });
  expect(await make(samples.bombPng(6_000, 6_000, 200_000_000))).toMatchObject({ refusal: "pixels" });
  await make(await samples.textBombPng(300_000_000));
  expect(await make(await (await grain(7_000, 8_000)).jpeg({ quality: 30 }).toBuffer())).toHaveProperty("variants");
  const square = await grain(3_100, 3_100);
  const progressive = square.clone().jpeg({ quality: 60, progressive: true, chromaSubsampling: "4:4:4" });
  expect(await make(await progressive.toBuffer())).toHaveProperty("variants");
  expect(await make(await square.webp({ quality: 20, effort: 0 }).toBuffer())).toHaveProperty("variants");
  const deep = sharp({ create: { width: 4_900, height: 4_900, channels: 4, background: "#888" } });
  expect(await make(await deep.toColourspace("rgb16").png().toBuffer())).toHaveProperty("variants");
  const enclosed = (file: Buffer) => make(file, "recognition-attachment");
  const frame = await (await grain(400, 395)).png().toBuffer();
  const moving = sharp(
    Array.from({ length: 100 }, () => frame),
    { join: { animated: true } },
  );
  expect(await enclosed(await moving.gif({ effort: 1, keepDuplicateFrames: true }).toBuffer())).toMatchObject({
    type: "gif",
  });
  const longPdf = Buffer.concat([documents.pdf(), Buffer.alloc(9_000_000, "#4a /x"), documents.pdf()]);
  expect(await enclosed(longPdf)).toMatchObject({ type: "doc" });
  expect(await enclosed(documents.bombDocx())).toMatchObject({ refusal: "damaged" });
  expect(pictures.peak).toBeLessThan(200_000_000);
});

test("a file that takes the process with it is a damaged file, and the next one has a new process", async () => {
  expect(await make(await samples.png({ width: 600, height: 400 }))).toHaveProperty("variants");
  const files = [await (await grain(3_100, 3_100)).webp({ quality: 20, effort: 0 }).toBuffer(), await samples.png({})];
  const [slow, queued] = files.map((file) => make(file));
  process.kill(pictures.pid ?? 0, "SIGKILL");
  expect(await slow).toMatchObject({ refusal: "damaged" });
  expect(await queued).toHaveProperty("variants");
});

test("the process that decodes knows none of the server's secrets", async () => {
  process.env.PLAUDIT_SECRET ??= "a secret of the server";
  const maker = pictureMaker();
  try {
    const path = join(folder, "known");
    writeFileSync(path, await samples.png({ width: 600, height: 400 }));
    const task = { path, folder: mkdtempSync(join(folder, "made-")), kind: "banner" as const };
    expect(await maker.make(task)).toHaveProperty("variants");
    const names = readFileSync(`/proc/${maker.pid}/environ`, "utf8")
      .split("\0")
      .map((one) => one.split("=", 1)[0]);
    expect(names.filter((name) => name && !name.startsWith("NODE_CHANNEL_"))).toEqual(["MALLOC_ARENA_MAX"]);
  } finally {
    maker.close();
  }
});
