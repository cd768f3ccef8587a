import { world } from "@plaudit/server/testing/world";
import { screen, waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { button, chooseEntry, dialog, gone, withText } from "../find.ts";
import { renderScreen } from "../render-screen.ts";

async function company() {
  const here = await world();
  const [ann, bob, cleo] = await here.people("Ann", "Bob", "Cleo");
  await here.team("Hanoi office", [cleo]);
  await here.send(ann, { to: [cleo], message: "Before everything else" });
  await here.send(ann, { to: [bob], message: "You found the fault on paper" });
  await here.drain();
  return { here, ann, bob, cleo };
}
/** With an address within it the feed draws all of its items at once. */
const whole = "/home#feed";
const articles = async () => (await screen.findAllByRole("article")).map(({ textContent }) => textContent);
const chip = (name: string) => screen.findByRole("button", { name: `Remove ${name}` });

test("the feed is filtered by kind and by team, and stays so until the filter is removed", async () => {
  const { ann } = await company();
  const { user } = await renderScreen("/home", { as: ann });
  await withText("article", "You found the fault on paper");
  const filter = async (choose: (panel: HTMLElement) => Promise<void>) => {
    await user.click((await screen.findAllByRole("button", { name: "Filter" }))[0] as HTMLElement);
    const panel = await dialog("Filter");
    await choose(panel);
    await user.click(await button("Done", panel));
    await gone("dialog");
  };
  await filter(async (panel) => user.click(await within(panel).findByRole("checkbox", { name: "Recognitions" })));
  await chip("Recognitions");
  await waitFor(async () => expect((await articles()).join()).not.toContain("is new here"));
  await renderScreen("/home", { as: ann, again: true });
  await chip("Recognitions");
  await user.click(await chip("Recognitions"));
  await gone("button", "Remove Recognitions");

  await filter(async (panel) => {
    await user.type(within(panel).getByPlaceholderText("Find a team"), "hanoi");
    await user.click(await within(panel).findByText("Hanoi office"));
  });
  await chip("Hanoi office");
  await waitFor(async () => expect((await articles())[0]).toContain("Before everything else"));
  await renderScreen("/home", { as: ann, again: true });
  await chip("Hanoi office");
  await waitFor(async () => expect((await articles())[0]).toContain("Before everything else"));
  await user.click(await chip("Hanoi office"));
  await gone("button", "Remove Hanoi office");
  await renderScreen("/home", { as: ann, again: true });
  await withText("article", "You found the fault on paper");
  expect(screen.queryByRole("button", { name: "Remove Hanoi office" })).toBeNull();
});

test("a new colleague is in the feed, one click from a first recognition", async () => {
  const { here, ann } = await company();
  const admin = await here.person("Ada", { role: "admin" });
  const mei = { firstName: "Mei", lastName: "Test", jobTitle: "Trainee", email: `mei@${ann.tenant.slug}.test` };
  await admin.post("/identity/tenantMembers", { ...mei, invite: true });
  await here.drain();
  const mail = here.server.mails().find((one) => one.includes(mei.email)) ?? "";
  const [, token] = /token=([\w.-]+)/.exec(mail.replace(/=\r?\n/g, "").replaceAll("=3D", "=")) ?? [];
  const { firstName, lastName } = mei;
  const accepting = { token, firstName, lastName, password: "seven boats on the lake" };
  expect((await here.anonymous.post("/identity/invitations/accept", accepting)).status).toBe(200);
  await here.drain();
  const { user } = await renderScreen("/home", { as: ann });
  const item = await screen.findByRole("article", { name: "Mei Test is new here" });
  expect(item).toHaveTextContent("Trainee");
  await user.click(
    within(item)
      .getAllByRole("link", { name: /Mei Test/ })
      .at(-1) as HTMLElement,
  );
  await button("Remove Mei Test", await dialog("Recognize someone"));
});

test("what is pinned comes first for everybody until it is unpinned", async () => {
  const { here, ann, bob } = await company();
  const admin = await here.person("Ada", { role: "admin" });
  const message = "You found the fault on paper";
  const { user } = await renderScreen("/home", { as: admin });
  const more = async () => within(await withText("article", message)).getByRole("button", { name: "More actions" });
  await chooseEntry(user, await more(), "Pin for 3 days");
  await screen.findByText("Pinned to the top");
  await waitFor(async () => expect(await withText("article", message)).toHaveTextContent(/Pinned until/));
  await here.send(ann, { to: [bob], message: "Newer, and below it" });
  await here.drain();

  const other = await renderScreen(whole, { as: bob });
  await withText("article", "Newer, and below it");
  expect((await articles())[0]).toContain(message);
  expect((await articles()).filter((text) => text?.includes(message))).toHaveLength(1);
  await other.user.click(await more());
  await screen.findByRole("menuitem", { name: "Copy link" });
  expect(screen.queryByRole("menuitem", { name: "Unpin" })).toBeNull();

  const again = await renderScreen("/home", { as: admin });
  await chooseEntry(again.user, await more(), "Unpin");
  await screen.findByText("Unpinned");
  await waitFor(async () => expect((await articles()).join()).not.toContain("Pinned until"));
});
