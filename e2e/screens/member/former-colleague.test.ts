import { world } from "@plaudit/server/testing/world";
import { screen, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { expectAccessible } from "../accessible.ts";
import { withText } from "../find.ts";
import { renderScreen } from "../render-screen.ts";

test("what somebody gave who was erased stays under a name that leads nowhere, with no face", async () => {
  const here = await world();
  const admin = await here.person("Ada", { role: "admin" });
  const [ann, bob] = await here.people("Ann", "Bob");
  const { id } = await here.send(ann, { to: [bob], message: "Well sailed" });
  await here.send(bob, { to: [ann], message: "Well said" });
  await ann.post(`/recognition/recognitions/${id}/comments`, { body: "And again" });
  await admin.put(`/identity/tenantMembers/${ann.id}/archive`);
  await admin.post(`/identity/tenantMembers/${ann.id}/erasure`, { name: ann.name });
  await here.drain();
  const nowhere = (of: HTMLElement) => {
    within(of).getByText("Former colleague");
    expect(within(of).queryByRole("link", { name: "Former colleague" })).toBeNull();
    expect(of).not.toHaveTextContent("Ann");
  };
  await renderScreen("/home#feed", { as: bob });
  nowhere(await withText("article", "Well sailed"));
  nowhere(await withText("article", "Well said"));
  await renderScreen(`/recognitions/${id}`, { as: bob });
  await screen.findByText("And again");
  expect(screen.getAllByText("Former colleague")).toHaveLength(2);
  expect(screen.queryByRole("link", { name: "Former colleague" })).toBeNull();
  await expectAccessible();
  await renderScreen(`/profile/${ann.id}`, { as: bob });
  await screen.findByText("Nobody by this address");
});
