import { type Laid, ON_SHEET, onPaper, type Pages, paper, type Spot } from "./card-paper.ts";
import { chanceOf, type Look, lookOf, type Written } from "./card-words.ts";

interface Placement {
  page: number;
  /** In ten-thousandths of the page. */
  x: number;
  y: number;
  rotation: number;
}
interface Placed extends Written {
  spot: Spot;
}
const WHOLE = 10_000;
export interface LaidOut<S> {
  signature: S;
  look: Look;
  laid: Laid;
}

export const spotOf = ({ page, x, y, rotation }: Placement): Spot => ({
  page,
  x: (x / WHOLE) * paper.width,
  y: (y / WHOLE) * paper.height,
  turn: rotation,
});
const partOf = (length: number, whole: number) => Math.round(Math.max(0, Math.min(1, length / whole)) * WHOLE);
export const placementOf = ({ page, x, y, turn }: Spot): Placement => ({
  page,
  x: partOf(x, paper.width),
  y: partOf(y, paper.height),
  // Never a zero with a sign.
  rotation: Math.round(turn) + 0,
});
interface Signing extends Written {
  author: { id: string };
  /** Null where the rule places it. */
  placement: Placement | null;
}
/** Known before somebody has signed, so that a place that is shown beforehand is the one that it gets. */
const chanceOn = (cardId: string, authorId: string): number => chanceOf(`${cardId}${authorId}`);

/**
 * Where a signature comes to stand beside those of others. One that is changed stays, where `before` is its place by the rule, as long
 * as it fits.
 */
export function setDown(pages: Pages, cardId: string, signing: Signing, before: Spot | null = null): Laid {
  const look = lookOf(signing);
  const { author, placement } = signing;
  const { width, height } = look;
  const kept = before && !placement && onPaper({ ...before, width, height });
  if (kept && pages.isFree(kept)) return pages.put(kept);
  return pages.add(look, chanceOn(cardId, author.id), placement ? spotOf(placement) : before);
}

/** Those of a large card come by parts, and each is measured once. */
const laidOut = new WeakMap<Placed, LaidOut<Placed>>();
function lay<S extends Placed>(signature: S): LaidOut<S> {
  const known = laidOut.get(signature) as LaidOut<S> | undefined;
  if (known) return known;
  const look = lookOf(signature);
  const { width, height } = look;
  const one = { signature, look, laid: { ...signature.spot, width, height } };
  laidOut.set(signature, one);
  return one;
}

/** A card's signatures in their places, and how many pages they take: always whole sheets. */
export function layOut<S extends Placed>(signatures: readonly S[]): { all: LaidOut<S>[]; count: number } {
  const all = signatures.map(lay);
  const last = all.reduce((most, { laid }) => Math.max(most, laid.page), -1);
  return { all, count: ON_SHEET * Math.ceil((last + 1) / ON_SHEET) };
}

/** What stands on each page, in the order in which a page is read. */
export function byPage<S>(all: readonly LaidOut<S>[], count: number): LaidOut<S>[][] {
  const pages: LaidOut<S>[][] = Array.from({ length: count }, () => []);
  for (const one of all) pages[one.laid.page]?.push(one);
  return pages.map((page) => page.toSorted((a, b) => a.laid.y - b.laid.y || a.laid.x - b.laid.x));
}
