import { world } from "@plaudit/server/testing/world";
import { screen } from "@testing-library/dom";
import { expect, test } from "vitest";
import { expectAccessible } from "../accessible.ts";
import { button } from "../find.ts";
import { renderScreen } from "../render-screen.ts";

test("an administrator chooses designs, occasions, and which cards are made by themselves", async () => {
  const here = await world();
  const admin = await here.person("Ada", { role: "admin" });
  const { user } = await renderScreen("/admin/cards/configure", { as: admin });
  await user.click(await screen.findByRole("checkbox", { name: "Umbrella" }));
  await user.click(await screen.findByRole("checkbox", { name: /^Goodbye/ }));
  await user.click(await screen.findByRole("switch", { name: "For birthdays" }));
  await user.selectOptions(await screen.findByRole("combobox", { name: "Delivered at" }), "14:00");
  await expectAccessible();
  await user.click(await button("Save"));
  await screen.findByText("Cards are set up");
  const { body } = await admin.get("/card/settings");
  expect(body).toMatchObject({ automaticBirthday: true, automaticYears: false, deliverTime: "14:00", version: 1 });
  expect(body.designs).not.toContain("umbrella");
  expect(body.occasions).not.toContain("goodbye");
  expect([body.designs.length, body.occasions.length]).toEqual([11, 6]);
});

test("what somebody else changed meanwhile is shown first", async () => {
  const here = await world();
  const admin = await here.person("Ada", { role: "admin" });
  const { user } = await renderScreen("/admin/cards/configure", { as: admin });
  await user.click(await screen.findByRole("checkbox", { name: "Umbrella" }));
  const { designs, occasions, deliverTime, version } = (await admin.get("/card/settings")).body;
  const other = { designs, occasions, deliverTime, version, automaticBirthday: true, automaticYears: true };
  expect((await admin.patch("/card/settings", other)).status).toBe(200);
  await user.click(await button("Save"));
  await user.click(await button("Keep mine"));
  await user.click(await button("Save"));
  await screen.findByText("Cards are set up");
  const { body } = await admin.get("/card/settings");
  expect(body).toMatchObject({ automaticBirthday: true, automaticYears: true });
  expect(body.designs).not.toContain("umbrella");
});
