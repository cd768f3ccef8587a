import { world } from "@plaudit/server/testing/world";
import { screen } from "@testing-library/dom";
import { expect, test } from "vitest";
import { renderScreen } from "../render-screen.ts";

test("only members with a permission in the console get a link to it", async () => {
  const here = await world();
  for (const role of ["employee", "admin"] as const) {
    await renderScreen("/home", { as: await here.person("Ada", { role }) });
    await screen.findAllByRole("link", { name: "My settings" });
    expect(screen.queryAllByRole("link", { name: "Admin" }).length > 0).toBe(role === "admin");
  }
});
