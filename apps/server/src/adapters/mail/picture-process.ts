// Draws what mails show, away from the API's memory and event loop.

import sharp from "sharp";
import type { Answered, Ordered } from "../worker-process.ts";
import { PICTURE_SIZE, type PictureTask } from "./pictures.ts";

sharp.cache(false);
sharp.concurrency(1);

const draw = ({ data }: PictureTask) =>
  sharp(Buffer.from(data, "base64"), { density: 288 })
    .resize(PICTURE_SIZE, PICTURE_SIZE, { fit: "inside" })
    .png({ palette: true })
    .toBuffer();

async function answer({ id, task }: Ordered<PictureTask>): Promise<void> {
  const result = await draw(task).then(
    (bytes) => bytes.toString("base64"),
    () => null,
  );
  process.send?.({ id, result } satisfies Answered<string | null>);
}

process.on("message", (ordered: Ordered<PictureTask>) => void answer(ordered));
process.on("disconnect", () => process.exit());
