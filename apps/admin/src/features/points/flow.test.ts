import { expect, test } from "vitest";
import { flowOf } from "./flow.ts";

const nothing = {
  ...{ handed: 0, given: 0, lapsedToGive: 0, toGive: 0, celebrations: 0, awards: 0, incentives: 0 },
  ...{ byHand: 0, redeemed: 0, lapsedToSpend: 0 },
};

test.each([
  [
    "what is left is still to give, and owed",
    { handed: 300, given: 80, lapsedToGive: 120, toGive: 100, celebrations: 25 },
  ],
  ["some of it was held before", { handed: 300, given: 80, lapsedToGive: 190, toGive: 140 }],
  ["all of it was held before", { handed: 0, given: 5, toGive: 90 }],
  ["more was given than handed out", { handed: 10, given: 80, lapsedToGive: 5 }],
  ["more lapsed than was handed out", { handed: 10, given: 0, lapsedToGive: 90 }],
  ["more was redeemed than received", { handed: 100, given: 50, redeemed: 400, lapsedToSpend: 20 }],
  ["banks paid for some, and administrators gave some", { celebrations: 25, awards: 60, incentives: 5, byHand: 30 }],
  ["nothing happened", {}],
])("%s: what comes into each place goes out of it", (_name, over) => {
  const { nodes, links } = flowOf({ ...nothing, ...over });
  expect(links.every(({ amount }) => amount > 0)).toBe(true);
  const sum = (of: typeof links) => of.reduce((all, { amount }) => all + amount, 0);
  for (const { id, amount } of nodes) {
    const [ins, outs] = [links.filter(({ to }) => to === id), links.filter(({ from }) => from === id)];
    if (ins.length > 0) expect([id, sum(ins)]).toEqual([id, amount]);
    if (outs.length > 0) expect([id, sum(outs)]).toEqual([id, amount]);
  }
});

test("still to give is what people have now, with what they held before beside what was handed out", () => {
  const { nodes } = flowOf({ ...nothing, handed: 42_500, given: 7_175, lapsedToGive: 35_300, toGive: 12_650 });
  const amounts = Object.fromEntries(nodes.map(({ id, amount }) => [id, amount]));
  expect(amounts).toMatchObject({ allocation: 42_500, heldToGive: 12_625, stillToGive: 12_650 });
});
