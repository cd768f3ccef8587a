import { setImmediate as turn } from "node:timers/promises";
import { expect, test } from "vitest";
import { testServer } from "../src/testing/index.ts";

test("a listener that is closed while it connects is closed", async () => {
  const server = await testServer({ checkStatements: false });
  const { backend } = server.database;
  for (let turns = 0; turns < 40; turns += 1) {
    const listener = await backend.listen(
      "somewhere",
      () => undefined,
      () => undefined,
    );
    for (let n = 0; n < turns; n += 1) await turn();
    await listener.close();
  }
  await server.close();
  expect(backend.usage().open).toBe(0);
});
