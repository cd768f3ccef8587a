import { world } from "@plaudit/server/testing/world";
import { screen, waitFor } from "@testing-library/dom";
import { expect, test } from "vitest";
import { renderScreen } from "../render-screen.ts";

test("a profile shows what was received and given, and what somebody is known for", async () => {
  const here = await world();
  const [priya, chloe] = await here.people("Priya", "Chloe");
  const { qualities } = await here.value("Care", ["Shows up"]);
  const message = "Your research changed the roadmap";
  const link = { name: new RegExp(message) };
  await here.send(priya, { to: [chloe], message, qualityIds: qualities.map(({ id }) => id) });
  const { user } = await renderScreen(`/profile/${chloe.id}`, { as: priya });
  await screen.findByRole("heading", { level: 1, name: "Chloe Test" });
  await screen.findByRole("heading", { name: "What people see in Chloe" });
  await screen.findByRole("link", link);
  await user.click(screen.getByRole("radio", { name: "Given" }));
  await waitFor(() => expect(screen.queryByRole("link", link)).toBeNull());

  const own = await renderScreen("/profile/me", { as: priya });
  await own.user.click(await screen.findByRole("radio", { name: "Given" }));
  await own.user.click(await screen.findByRole("link", link));
  await waitFor(() => expect(location.pathname).toMatch(/^\/recognitions\//));
  await screen.findByRole("article");
  history.back();
  await waitFor(() => expect(location.pathname).toBe("/profile/me"));
  await screen.findByRole("heading", { level: 1, name: "Me" });
});

test("the only member of a company is not asked to thank anybody, and an administrator is led to the first steps", async () => {
  const here = await world();
  const admin = await here.person("Ada", { role: "admin" });
  const noneToThank = () =>
    waitFor(() => {
      for (const role of ["button", "link"]) expect(screen.queryAllByRole(role, { name: /^Recognize/ })).toEqual([]);
    });
  const { user } = await renderScreen("/home", { as: admin });
  await screen.findByRole("heading", { name: "You are the first one here" });
  await noneToThank();
  expect(screen.queryByText("Who made your day?")).toBeNull();
  expect(screen.queryByText("Be the first")).toBeNull();
  await user.keyboard("r");
  expect(location.pathname).toBe("/home");
  expect(screen.getByRole("link", { name: "Go to the first steps" })).toHaveAttribute("href", "/admin");

  const own = await renderScreen("/profile/me", { as: admin });
  await screen.findByText("Nothing here yet");
  await noneToThank();
  await own.user.click(screen.getByRole("radio", { name: "Given" }));
  await screen.findByText("No thank-you sent so far");
});
