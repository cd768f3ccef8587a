import { cardPages, type Laid, onPaper, type Pages, paper, type Spot } from "./card-paper.ts";
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

/** A card's signatures in their places; and the pages, for one more. */
export function layOut<S extends Placed>(signatures: readonly S[]): { all: LaidOut<S>[]; pages: Pages } {
  const pages = cardPages();
  const all = signatures.map((signature) => {
    const look = lookOf(signature);
    const { width, height } = look;
    return { signature, look, laid: pages.put({ ...signature.spot, width, height }) };
  });
  return { all, pages };
}

/** What stands on each page, in the order in which a page is read. */
export function byPage<S>(all: readonly LaidOut<S>[], count: number): LaidOut<S>[][] {
  const pages: LaidOut<S>[][] = Array.from({ length: count }, () => []);
  for (const one of all) pages[one.laid.page]?.push(one);
  return pages.map((page) => page.toSorted((a, b) => a.laid.y - b.laid.y || a.laid.x - b.laid.x));
}
