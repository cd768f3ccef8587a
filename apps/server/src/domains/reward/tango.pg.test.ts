import { expect, test } from "vitest";
import { testServer } from "../../testing/index.ts";
import { tangoChaos } from "../../testing/tango-chaos.ts";

test("orders of many members, with a fifth of all requests failing and two workers killed, are each made once or given back", async () => {
  const server = await testServer({ poolSize: 6 });
  const { fulfilled, wrong, figures } = await tangoChaos(server, { orders: 60, members: 3, workers: 2, kills: 2 });
  expect(wrong).toEqual({
    ...{ unsettled: 0, lost: 0, withoutCode: 0, notThere: 0, paidForNothing: 0 },
    ...{ pointsAstray: 0, accountAstray: 0, fundAstray: 0, ledger: [] },
  });
  expect([fulfilled > 40, figures.killed]).toEqual([true, 2]);
  await server.close();
}, 240_000);
