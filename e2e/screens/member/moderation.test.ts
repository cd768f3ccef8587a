import { world } from "@plaudit/server/testing/world";
import { screen } from "@testing-library/dom";
import { expect, test } from "vitest";
import { expectAccessible } from "../accessible.ts";
import { button, gone, textbox } from "../find.ts";
import { renderScreen } from "../render-screen.ts";

async function company() {
  const here = await world();
  const [ann, bob, cleo] = await here.people("Ann", "Bob", "Cleo");
  const admin = await here.person("Ada", { role: "admin" });
  const { id } = await here.send(ann, { to: [bob], message: "For the launch" });
  return { here, ann, bob, cleo, admin, id };
}

test("a comment is reported by its menu, and the report withdrawn", async () => {
  const { here, bob, cleo, admin, id } = await company();
  await bob.post(`/recognition/recognitions/${id}/comments`, { body: "About time" });
  const { user } = await renderScreen(`/recognitions/${id}`, { as: cleo });
  const menu = async (entry: string) => {
    await user.click(await button("Actions for the comment of Bob Test"));
    await user.click(await screen.findByRole("menuitem", { name: entry }));
  };
  await menu("Report");
  await user.type(await textbox("What is wrong with it?"), "Mean");
  await user.click(await button("Send report"));
  await gone("dialog");
  await here.drain();
  const waiting = async () => (await admin.get("/recognition/comments/flagged")).body.total;
  expect(await waiting()).toBe(1);
  await menu("Withdraw my report");
  await screen.findByText("Report withdrawn");
  await here.drain();
  expect(await waiting()).toBe(0);
});

test("an author reads what the moderators wrote, with their own text; nobody else does", async () => {
  const { here, ann, cleo, admin, id } = await company();
  await cleo.put(`/recognition/recognitions/${id}/flags`, { reason: "Mean" });
  await here.drain();
  await admin.post(`/moderation/items/${id}/messages`, { text: "Whom do you mean?" });
  await here.drain();
  const { resourcePath } = (await ann.get("/notification/messages")).body.results[0];
  await renderScreen(resourcePath, { as: ann });
  await screen.findByRole("heading", { name: "The moderators wrote to you" });
  await screen.findByText("Whom do you mean?");
  await screen.findByRole("heading", { name: "You wrote" });
  await screen.findByText("For the launch");
  expect(screen.getByRole("link", { name: "Open it" })).toHaveAttribute("href", `/recognitions/${id}`);
  await expectAccessible();
  await renderScreen(resourcePath, { as: cleo });
  await screen.findByText("This message is not here");
});
