import { expect, test } from "vitest";
import { flowOf } from "./flow.ts";

const nothing = {
  ...{ handed: 0, given: 0, lapsedToGive: 0, celebrations: 0, awards: 0, incentives: 0 },
  ...{ byHand: 0, redeemed: 0, lapsedToSpend: 0 },
};

test.each([
  ["what is left is still to give, and owed", { handed: 300, given: 80, lapsedToGive: 120, celebrations: 25 }],
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
