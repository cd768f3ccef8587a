import type { Enclosed, ImageUrls } from "./types.ts";

/** Of a picture its smaller variant, whatever it is enclosed in. */
export const smallerOf = (variants: ImageUrls): string | undefined =>
  Object.entries(variants ?? {}).find(([name]) => /-(mobile|thumbnail)$/.test(name))?.[1];

/** How much room enclosures take, known before any of them has loaded: nothing moves when they do. */
export function enclosureShape(files: readonly Pick<Enclosed, "type" | "width" | "height">[]): {
  /** Width over height of all pictures together; null where there is none. */
  ratio: number | null;
  documents: number;
} {
  const pictures = files.filter((file) => file.type !== "doc");
  const documents = files.length - pictures.length;
  const [first] = pictures;
  if (!first) return { ratio: null, documents };
  if (pictures.length > 1) return { ratio: pictures.length > 2 ? 1.35 : 2, documents };
  const own = first.width && first.height ? first.width / first.height : 1.5;
  return { ratio: Math.min(2.4, Math.max(1, own)), documents };
}
