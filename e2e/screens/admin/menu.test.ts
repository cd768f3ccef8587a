import { world } from "@plaudit/server/testing/world";
import { screen, waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { button, dialog, gone } from "../find.ts";
import { renderScreen } from "../render-screen.ts";

const current = (menu: HTMLElement) =>
  within(menu)
    .queryAllByRole("link", { current: "page" })
    .map((link) => link.textContent);
const menuOf = () => screen.findByRole("navigation", { name: "Administration menu" });

test.each([
  ["/admin/manage/users", ["Users & teams"]],
  ["/admin/manage/teams", ["Users & teams"]],
  ["/admin/team/create", ["Users & teams"]],
  ["/admin/values/configure", ["Values"]],
  ["/admin/integrations/plaudit-tvs", ["TV"]],
  ["/admin/logs", []],
])("%s belongs to its entry of the menu", async (path, entries) => {
  const here = await world();
  await renderScreen(path, { as: await here.person("Ada", { role: "admin" }) });
  await screen.findByRole("heading", { level: 1 });
  await waitFor(async () => expect(current(await menuOf())).toEqual(entries));
});

test("from a screen without an entry the phone's menu leads on, and closes", async () => {
  const here = await world();
  const { user } = await renderScreen("/admin/logs", { as: await here.person("Ada", { role: "admin" }) });
  await screen.findByRole("heading", { level: 1, name: "Logs" });
  await user.click(await button("Administration menu"));
  const menu = await dialog("Administration menu");
  expect(current(menu)).toEqual([]);
  await user.click(within(menu).getByRole("link", { name: "Values" }));
  await gone("dialog");
  await screen.findByRole("heading", { level: 1, name: "Values" });
  expect(current(await menuOf())).toEqual(["Values"]);
});

test("a company without points has nothing of rewards and incentives, in its menu or by address", async () => {
  const here = await world({ features: [] });
  const as = await here.person("Ada", { role: "admin" });
  await renderScreen("/admin/rewards/setup", { as });
  await screen.findByRole("heading", { level: 1, name: "Page not found" });
  const menu = within(await menuOf());
  await menu.findByRole("link", { name: "Announcements" });
  expect(menu.queryAllByRole("link", { name: /^(Rewards|Incentives)$/ })).toEqual([]);
  await renderScreen("/admin/incentives/manage", { as });
  await screen.findByRole("heading", { level: 1, name: "Page not found" });
});
