import { world } from "@plaudit/server/testing/world";
import { screen } from "@testing-library/dom";
import { expect, test } from "vitest";
import { button } from "../find.ts";
import { renderScreen } from "../render-screen.ts";

const box = (name: string) => screen.findByRole<HTMLInputElement>("checkbox", { name });

test("an administrator sets the defaults for members who have chosen nothing", async () => {
  const w = await world();
  const [admin, bob] = [await w.person("Ada", { role: "admin" }), await w.person("Bob")];
  await bob.patch("/notification/channelPreferences", { kinds: [{ kind: "comment", mail: true }] });
  const { user } = await renderScreen("/admin/notifications", { as: admin });
  await screen.findByText(/1 person has chosen otherwise/);
  await user.click(await box("Somebody recognized you: E-mail"));
  await user.click(await button("Save"));
  await screen.findByText("Saved. It holds from the next notification on.");
  const { body } = await bob.get("/notification/channelPreferences");
  const mailOf = (kind: string) => body.groups[0].kinds.find((one: { kind: string }) => one.kind === kind).mail;
  expect([mailOf("recognised"), mailOf("comment")]).toEqual([false, true]);
  await renderScreen("/admin/notifications", { as: admin });
  expect((await box("Somebody recognized you: E-mail")).checked).toBe(false);
});
