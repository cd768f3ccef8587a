import { join } from "node:path";
import { badgePicture } from "@plaudit/ui/art/badges/badge-picture.ts";
import type { Files } from "../files/files.ts";
import { workerProcess } from "../worker-process.ts";

/** What a mail shows: a badge of the product's in a tenant's color, or a file of ours by its key. */
export type MailPicture = { badge: string; brand: string } | { key: string };
/** As it stands in the HTML of its mail. */
export const PICTURE_ID = "picture";
/** Pixels, for twice as dense screens. */
export const PICTURE_SIZE = 256;

export interface PictureTask {
  /** An SVG or a picture in base64. */
  data: string;
}
interface MailPictures {
  /** As PNG, which every mail program shows; null where there is none any more. */
  load(picture: MailPicture): Promise<Buffer | null>;
  close(): void;
}

const KEPT = 200;

export function mailPictures(files: Files): MailPictures {
  const worker = workerProcess<PictureTask, string | null>({
    program: join(import.meta.dirname, "picture-process.ts"),
    execArgv: ["--max-old-space-size=96", "--max-semi-space-size=1"],
    env: { MALLOC_ARENA_MAX: "1" },
    longestMs: 8_000,
    idleMs: 10_000,
    mostWaiting: 64,
  });
  // An award to many is one picture.
  const known = new Map<string, Promise<Buffer | null>>();
  async function source(picture: MailPicture): Promise<Buffer | null> {
    if ("badge" in picture) return Buffer.from(badgePicture(picture.badge, picture.brand));
    const file = await files.get(picture.key);
    return file && Buffer.from(await new Response(file.body).arrayBuffer());
  }
  async function draw(picture: MailPicture): Promise<Buffer | null> {
    const bytes = await source(picture);
    const drawn = bytes && (await worker.run({ data: bytes.toString("base64") }));
    return drawn ? Buffer.from(drawn, "base64") : null;
  }
  return {
    async load(picture) {
      const key = JSON.stringify(picture);
      const begun = known.get(key) ?? draw(picture);
      known.set(key, begun);
      const [oldest] = known.keys();
      if (known.size > KEPT && oldest !== undefined) known.delete(oldest);
      const forget = () => known.delete(key);
      begun.then((drawn) => drawn ?? forget(), forget);
      return begun;
    },
    close: worker.end,
  };
}
