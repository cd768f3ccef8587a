import type { Overview } from "./data.ts";

const ids = [
  "allocation",
  "heldToGive",
  "banks",
  "administrators",
  "celebrations",
  "awards",
  "incentives",
  "byHand",
  "lapsedToGive",
  "stillToGive",
  "peers",
  "heldToSpend",
  "toSpend",
  "redeemed",
  "added",
  "lapsedToSpend",
] as const;
type Id = (typeof ids)[number];
export interface Node {
  id: Id;
  column: number;
  amount: number;
  /** What nobody has any more. */
  lost?: boolean;
}
interface Link {
  from: Id;
  to: Id;
  amount: number;
}

type Moved = Omit<Overview, "from" | "people" | "toSpend" | "ranOut" | "lapsing">;

/** What came to people to spend that no peer gave. */
export const addedOf = ({ celebrations, awards, incentives, byHand }: Moved) =>
  celebrations + awards + incentives + byHand;

/**
 * What came in and what went out, each side to the same sum. What is still to give is what people have now, so that what
 * they held before the time that is counted comes in with it; to spend, only the difference closes the sum.
 */
export function flowOf(overview: Moved) {
  const { handed, given, lapsedToGive, toGive, celebrations, awards, incentives, byHand, redeemed, lapsedToSpend } =
    overview;
  const left = handed - given - lapsedToGive;
  const received = given + addedOf(overview);
  const kept = received - redeemed - lapsedToSpend;
  const heldToGive = Math.max(0, toGive - left);
  const stillToGive = heldToGive + left;
  const [heldToSpend, added] = [Math.max(0, -kept), Math.max(0, kept)];
  // From the top down, in the order in which the ways between them cross least.
  const nodes: Node[] = [
    { id: "allocation", column: 0, amount: handed },
    { id: "heldToGive", column: 0, amount: heldToGive },
    { id: "banks", column: 0, amount: celebrations + awards + incentives },
    { id: "administrators", column: 0, amount: byHand },
    { id: "stillToGive", column: 1, amount: stillToGive },
    { id: "lapsedToGive", column: 1, amount: lapsedToGive, lost: true },
    { id: "peers", column: 1, amount: given },
    { id: "celebrations", column: 1, amount: celebrations },
    { id: "awards", column: 1, amount: awards },
    { id: "incentives", column: 1, amount: incentives },
    { id: "byHand", column: 1, amount: byHand },
    { id: "heldToSpend", column: 1, amount: heldToSpend },
    { id: "toSpend", column: 2, amount: received + heldToSpend },
    { id: "redeemed", column: 3, amount: redeemed },
    { id: "added", column: 3, amount: added },
    { id: "lapsedToSpend", column: 3, amount: lapsedToSpend, lost: true },
  ];
  // What was held before is used up first.
  const lapsedBefore = Math.min(heldToGive, lapsedToGive);
  const givenBefore = Math.min(heldToGive - lapsedBefore, given);
  const stillBefore = heldToGive - lapsedBefore - givenBefore;
  const links: Link[] = [
    { from: "allocation", to: "stillToGive", amount: stillToGive - stillBefore },
    { from: "allocation", to: "lapsedToGive", amount: lapsedToGive - lapsedBefore },
    { from: "allocation", to: "peers", amount: given - givenBefore },
    { from: "heldToGive", to: "lapsedToGive", amount: lapsedBefore },
    { from: "heldToGive", to: "stillToGive", amount: stillBefore },
    { from: "heldToGive", to: "peers", amount: givenBefore },
    { from: "banks", to: "celebrations", amount: celebrations },
    { from: "banks", to: "awards", amount: awards },
    { from: "banks", to: "incentives", amount: incentives },
    { from: "administrators", to: "byHand", amount: byHand },
    { from: "peers", to: "toSpend", amount: given },
    { from: "celebrations", to: "toSpend", amount: celebrations },
    { from: "awards", to: "toSpend", amount: awards },
    { from: "incentives", to: "toSpend", amount: incentives },
    { from: "byHand", to: "toSpend", amount: byHand },
    { from: "heldToSpend", to: "toSpend", amount: heldToSpend },
    { from: "toSpend", to: "redeemed", amount: redeemed },
    { from: "toSpend", to: "added", amount: added },
    { from: "toSpend", to: "lapsedToSpend", amount: lapsedToSpend },
  ];
  return { nodes: nodes.filter(({ amount }) => amount > 0), links: links.filter(({ amount }) => amount > 0) };
}
