/** Without schemas, for code that runs in browsers. */

/** Points for each person in one recognition. */
export const MOST_POINTS = 1000;

/** What each person may get at most: what is left shared by all, or all of it while nobody is chosen. */
export const maxPerRecipient = (left: number, people: number): number =>
  Math.max(0, people > 0 ? Math.floor(left / people) : left);
