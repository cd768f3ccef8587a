import type { Shape } from "../shape.ts";

/** The colors of a card, all of them from the tenant's own. Shares are in percent. */
export interface Paint {
  deep: string;
  deep2: string;
  deep3: string;
  spark: string;
  cream: string;
  /** The spark in shade. */
  dim: string;
  /** From the first bloom to the second. */
  mix: (share: number) => string;
  /** Paper with so much of the second bloom. */
  pale: (share: number) => string;
  /** The deep ground with so much of the first bloom. */
  dusk: (share: number) => string;
  /** Unlike those of other drawings on the page. */
  id: string;
}
/** In 300 × 420. `r` is the card's own chance; `years` is counted where a design counts. */
export type Draw = (paint: Paint, r: () => number, years: number) => Shape;
