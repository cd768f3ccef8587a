import { world } from "@plaudit/server/testing/world";
import { screen } from "@testing-library/dom";
import { expect, test } from "vitest";
import { memberScreens } from "../../../apps/member/src/screens.ts";
import { helpOf, startHelp } from "../help.ts";

test("help has texts of its own on every screen, and links on", async () => {
  const here = await world();
  const [yuki, siti] = await here.people("Yuki", "Siti");
  const value = await here.value("Care", ["Shows up"]);
  const { id: recognition } = await here.send(yuki, { to: [siti], qualityIds: value.qualities.map(({ id }) => id) });
  const ids: Record<string, string> = { recognition, profile: siti.id };
  const listed = memberScreens.filter(({ overlay }) => !overlay);
  expect(listed.length).toBeGreaterThan(5);
  const { user, expectHelp } = await startHelp("/home", yuki);
  for (const { id, path, texts } of listed)
    await expectHelp(path.replace(":id", ids[id] ?? "none"), helpOf(texts[0], id));
  await expectHelp("/nothing", helpOf("common", "not-found"));

  const settings = helpOf("settings", "settings");
  await expectHelp("/settings", settings);
  await user.click(screen.getByRole("button", { name: "Help" }));
  await user.click(await screen.findByRole("link", { name: settings.link }));
  expect(location.pathname).toBe("/settings/change-password");
});
