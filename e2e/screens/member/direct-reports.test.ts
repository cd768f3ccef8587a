import { world } from "@plaudit/server/testing/world";
import { screen, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { expectAccessible } from "../accessible.ts";
import { button, withText } from "../find.ts";
import { renderScreen } from "../render-screen.ts";

test("a manager sees who has waited longest, and recognizes them from there", async () => {
  const here = await world();
  const manager = await here.person("Mia", { role: "manager" });
  const [ann, bob, peer] = await here.people("Ann", "Bob", "Pia");
  for (const report of [ann, bob]) await here.manages(manager, report);
  await here.send(peer, { to: [ann], message: "Thank you for the cake" });
  const { user } = await renderScreen("/home", { as: manager });
  await user.click((await screen.findAllByRole("link", { name: "Direct reports" }))[0] as HTMLElement);
  await screen.findByText("Your 2 direct reports");
  await screen.findByText("Bob has waited longest to be recognized.", { exact: false });
  const rows = screen.getAllByRole("listitem").filter((row) => within(row).queryByRole("heading"));
  expect(rows.map((row) => within(row).getByRole("heading").textContent)).toEqual(["Bob Test", "Ann Test"]);
  expect(rows[0]?.textContent).toContain("Not recognized yet");
  expect(rows[1]?.textContent).toMatch(/From Pia Test/);
  await expectAccessible();
  await user.click(await screen.findByRole("link", { name: "Recognize Bob Test" }));
  await screen.findByRole("dialog");
  await withText("dialog", "Bob Test");
});

test("a report with a private profile says so, and can be recognized", async () => {
  const here = await world();
  const manager = await here.person("Mia", { role: "manager" });
  const [ann, peer] = await here.people("Ann", "Pia");
  await here.manages(manager, ann);
  await here.send(peer, { to: [ann], message: "Thank you for the cake" });
  await ann.patch("/identity/tenantMembers/me", { publicStaffProfile: false });
  await renderScreen("/direct-reports", { as: manager });
  await screen.findByText("They keep their profile private, so their recognitions are not shown.");
  expect(screen.queryByText(/Not recognized yet|gave none yet|Pia Test|has waited longest/)).toBeNull();
  await screen.findByRole("link", { name: "Recognize Ann Test" });
  await expectAccessible();
});

test("without reports there is no such entry, and the page explains it; a failed list can be loaded again", async () => {
  const here = await world();
  const nobody = await here.person("Ned");
  await renderScreen("/home", { as: nobody });
  await screen.findAllByRole("link", { name: "My settings" });
  expect(screen.queryByRole("link", { name: "Direct reports" })).toBeNull();
  await renderScreen("/direct-reports", { as: nobody });
  await screen.findByText("Nobody reports to you");
  const { user, lose } = await renderScreen("/direct-reports", { as: nobody, without: /directReportRankings/ });
  await user.click(await button("Try again"));
  lose();
  await user.click(await button("Try again"));
  await screen.findByText("Nobody reports to you");
});
