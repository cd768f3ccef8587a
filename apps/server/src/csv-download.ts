import { csvMark } from "./csv.ts";
import { Download } from "./download.ts";

/** A part of the file: where it ends is known before its lines are. */
interface Stretch<Place> {
  last: Place;
  blocks: Promise<readonly Uint8Array[]>;
}

/** A file that is read in stretches, the next one while this one is written: it is never held as a whole. */
export function csvDownload<Place>(
  name: string,
  head: readonly string[],
  stretchBehind: (after: Place | undefined) => Promise<Stretch<Place> | null>,
): Download {
  function begin(after?: Place) {
    const stretch = stretchBehind(after).then((found) => {
      found?.blocks.catch(() => {});
      return found;
    });
    stretch.catch(() => {});
    return stretch;
  }
  async function* parts(): AsyncGenerator<Uint8Array> {
    yield new TextEncoder().encode(`${csvMark}${head.map((word) => `"${word}"`).join(",")}\r\n`);
    for (let coming = begin(), stretch = await coming; stretch; stretch = await coming) {
      coming = begin(stretch.last);
      yield* await stretch.blocks;
    }
  }
  const coming = parts();
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await coming.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: async () => void (await coming.return(undefined)),
    },
    { highWaterMark: 1 },
  );
  return new Download(body, { type: "text/csv; charset=utf-8", name });
}
