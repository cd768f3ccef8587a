import { world } from "@plaudit/server/testing/world";
import { screen, waitFor } from "@testing-library/dom";
import { expect, test } from "vitest";
import { button, fill, textbox, withText } from "../find.ts";
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

test("of two changes to the same profile the slower one keeps what was typed", async () => {
  const here = await world();
  const noor = await here.person("Noor");
  const { user } = await renderScreen("/profile/me/edit", { as: noor });
  const last = () => textbox("Last name");
  await waitFor(async () => expect(await last()).toHaveValue("Test"));
  const { body } = await noor.get("/identity/tenantMembers/me");
  await fill(user, await last(), "Test-Two");
  const theirs = { firstName: "Noor", lastName: "Test-One", version: body.version };
  expect((await noor.patch("/identity/tenantMembers/me", theirs)).status).toBe(200);
  await renderScreen("/profile/me/edit", { as: noor, again: true }).then(async (opened) => {
    await waitFor(async () => expect(await last()).toHaveValue("Test-Two"));
    await opened.user.click(await button("Save"));
    const notice = await withText("alert", "Changed: Last name.");
    expect(notice).toHaveTextContent("This was changed in the meantime.");
    expect(await last()).toHaveValue("Test-Two");
    await opened.user.click(await button("Take theirs"));
    await waitFor(async () => expect(await last()).toHaveValue("Test-One"));
    await fill(opened.user, await last(), "Test");
    await opened.user.click(await button("Save"));
    await waitFor(() => expect(location.pathname).toBe("/profile/me"));
  });
});
