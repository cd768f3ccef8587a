import { world } from "@plaudit/server/testing/world";
import { screen, waitFor } from "@testing-library/dom";
import { expect, test } from "vitest";
import { button, typeAndEnter } from "../find.ts";
import { renderScreen } from "../render-screen.ts";

test("only members with a permission in the console get a link to it", async () => {
  const here = await world();
  for (const role of ["employee", "admin"] as const) {
    await renderScreen("/home", { as: await here.person("Ada", { role }) });
    await screen.findAllByRole("link", { name: "My settings" });
    expect(screen.queryAllByRole("link", { name: "Admin" }).length > 0).toBe(role === "admin");
  }
});

test("Enter in the search for people takes nobody who was found for what was typed before", async () => {
  const here = await world();
  const [ann, , yusuf] = await here.people("Ann", "Yuki", "Yusuf");
  const { user } = await renderScreen("/settings", { as: ann });
  await user.click(await button("Search people"));
  const field = await screen.findByRole("combobox", { name: "Search people" });
  await user.type(field, "Yu");
  await screen.findByRole("option", { name: /Yuki Test/ });
  await typeAndEnter(field, "Yusuf");
  await waitFor(() => expect(screen.queryByRole("option", { name: /Yuki Test/ })).toBeNull());
  await screen.findByRole("option", { name: /Yusuf Test/ });
  await user.type(field, "{Enter}");
  await waitFor(() => expect(location.pathname).toContain(yusuf.id));
});

test("nor does Enter among the recipients of a recognition", async () => {
  const here = await world();
  const [ann] = await here.people("Ann", "Yuki", "Yusuf");
  const { user } = await renderScreen("/recognition/send", { as: ann });
  const field = await screen.findByRole("combobox", { name: "To" });
  await user.type(field, "Yu");
  await screen.findByRole("option", { name: /Yuki Test/ });
  await typeAndEnter(field, "Yusuf");
  await waitFor(() => expect(screen.queryByRole("option", { name: /Yuki Test/ })).toBeNull());
  await screen.findByRole("option", { name: /Yusuf Test/ });
  await user.type(field, "{Enter}");
  await button("Remove Yusuf Test");
  expect(screen.queryByRole("button", { name: "Remove Yuki Test" })).toBeNull();
});
