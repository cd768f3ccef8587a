import { world } from "@plaudit/server/testing/world";
import { screen, waitFor } from "@testing-library/dom";
import { expect, test } from "vitest";
import { button, choose, dialog, gone } from "../find.ts";
import { renderScreen } from "../render-screen.ts";

test("leaving a password half typed asks first, by the menu, the way back and the search", async () => {
  const here = await world();
  const [ann] = await here.people("Ann", "Yuki");
  const { user } = await renderScreen("/settings", { as: ann });
  await user.click(await screen.findByRole("link", { name: "Change password" }));
  const current = await screen.findByLabelText("Current password");
  await user.type(current, "half of it");
  const question = () => dialog("Leave without saving?");
  const stay = async () => {
    await user.click(await button("Stay here", await question()));
    await gone("dialog");
    expect(location.pathname).toBe("/settings/change-password");
    expect(current).toHaveValue("half of it");
  };
  await user.click(screen.getAllByRole("link", { name: "Home" })[0] as HTMLElement);
  await stay();
  history.back();
  await stay();
  await user.click(await button("Search people"));
  await choose(user, "Search people", "Yuki Test");
  await stay();
  history.back();
  await user.click(await button("Leave", await question()));
  await waitFor(() => expect(location.pathname).toBe("/settings"));
  await screen.findByRole("heading", { level: 1, name: "My settings" });
});
