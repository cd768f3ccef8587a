import type { Files } from "../../adapters/files/files.ts";
import type { MadeVariant } from "../../adapters/pictures/messages.ts";

/** Copies what was made of a file to its place in the store. */
export const storeVariants = (files: Files, place: string, variants: readonly MadeVariant[]): Promise<unknown> =>
  Promise.all(
    variants.map(({ path, bytes, type }) =>
      files.put(`${place}/${path.slice(path.lastIndexOf("/") + 1)}`, { path, bytes, type }),
    ),
  );
