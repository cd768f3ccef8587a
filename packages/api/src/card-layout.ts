import { cardPages, type Laid, type Pages, paper, type Spot } from "./card-paper.ts";
import { chanceOf, type Look, lookOf, type Written } from "./card-words.ts";

interface Placement {
  page: number;
  /** In ten-thousandths of the page. */
  x: number;
  y: number;
  rotation: number;
}
interface Placed extends Written {
  author: { id: string };
  placement: Placement | null;
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
/** Known before somebody has signed, so that a place that is shown beforehand is the one that it gets. */
export const chanceOn = (cardId: string, authorId: string): number => chanceOf(`${cardId}${authorId}`);

/** All of a card's signatures, in the order in which they came, on its pages; and the pages, for one more. */
export function layOut<S extends Placed>(
  cardId: string,
  signatures: readonly S[],
): { all: LaidOut<S>[]; pages: Pages } {
  const pages = cardPages();
  const all = signatures.map((signature) => {
    const look = lookOf(signature);
    const { author, placement } = signature;
    const laid = pages.add(look, chanceOn(cardId, author.id), placement && spotOf(placement));
    return { signature, look, laid };
  });
  return { all, pages };
}

/** What stands on each page, in the order in which a page is read. */
export function byPage<S>(all: readonly LaidOut<S>[], count: number): LaidOut<S>[][] {
  const pages: LaidOut<S>[][] = Array.from({ length: count }, () => []);
  for (const one of all) pages[one.laid.page]?.push(one);
  return pages.map((page) => page.toSorted((a, b) => a.laid.y - b.laid.y || a.laid.x - b.laid.x));
}
