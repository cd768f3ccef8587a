import { expect, test } from "vitest";
import type { DemoCtx } from "../../domain.ts";
import { noUpload } from "../../testing/no-upload.ts";
import { world } from "../../testing/world.ts";
import { demoRules } from "./demo.ts";

test("in the demo a bank of its own pays for incentives", async () => {
  const w = await world({ features: ["points"] });
  const admin = await w.person("Ada", { role: "admin" });
  const seed = () =>
    w.tenant(({ db, now }) =>
      demoRules({
        db,
        now,
        secret: "",
        upload: noUpload,
        tenant: { slug: "acme", timezone: "UTC" } as DemoCtx["tenant"],
        members: [],
      }),
    );
  await expect(seed()).rejects.toThrow("Incentives");
  const { body: bank } = await admin.post("/points/pointsBanks", {
    name: "Incentives",
    ownerIds: [],
    alertBelow: null,
  });
  await seed();
  expect((await admin.get("/points/budgetSettings")).body).toMatchObject({ incentiveBankId: bank.id });
});
