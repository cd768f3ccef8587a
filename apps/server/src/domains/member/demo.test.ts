import { expect, test } from "vitest";
import type { DemoCtx } from "../../domain.ts";
import { noUpload } from "../../testing/no-upload.ts";
import { world } from "../../testing/world.ts";
import { demoPrivacy } from "./demo.ts";

test("in the demo one prefers private recognition and another is on no TV screen", async () => {
  const w = await world();
  const sofia = await w.person("Sofía", { lastName: "Herrera" });
  const gabriela = await w.person("Gabriela", { lastName: "Santos" });
  const members = [sofia, gabriela].map(({ id, name }) => ({ memberId: id, role: "employee", name }) as const);
  const seed = (all: DemoCtx["members"]) =>
    w.tenant(({ db, now }) =>
      demoPrivacy({
        db,
        now,
        secret: "",
        upload: noUpload,
        tenant: { slug: "acme" } as DemoCtx["tenant"],
        members: all,
      }),
    );
  await seed(members);
  const rows =
    await w.sql`select first_name as name, prefers_private as private, hide_from_tv as hidden from tenant_members
    where tenant_id = ${w.tenantId} order by 1`;
  expect(rows).toEqual([
    { name: "Gabriela", private: false, hidden: true },
    { name: "Sofía", private: true, hidden: false },
  ]);
  await expect(seed([])).rejects.toThrow("Sofía Herrera");
});
