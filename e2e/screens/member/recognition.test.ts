import { world } from "@plaudit/server/testing/world";
import { screen, waitFor } from "@testing-library/dom";
import { expect, test } from "vitest";
import { expectAccessible } from "../accessible.ts";
import { button, chooseEntry, dialog, gone } from "../find.ts";
import { renderScreen } from "../render-screen.ts";

async function company() {
  const here = await world();
  const [wei, matteo, zuri] = await here.people("Wei", "Matteo", "Zuri");
  await here.team("Logistics", [wei, matteo, zuri]);
  const { qualities } = await here.value("Care", ["Shows up"]);
  const sent = await here.send(wei, { to: [matteo], qualityIds: qualities.map(({ id }) => id) });
  return { here, wei, matteo, zuri, sent };
}

test("a recognition is reported with a reason, and the report is withdrawn", async () => {
  const { zuri, sent } = await company();
  const { user } = await renderScreen(`/recognitions/${sent.id}`, { as: zuri });
  await chooseEntry(user, await button("More actions"), "Report");
  const report = await dialog("Report to the moderators");
  const send = await button("Send report", report);
  await user.click(send);
  const reason = await screen.findByRole("textbox");
  await waitFor(() => expect(reason).toHaveAccessibleDescription(/Say what is wrong with it/));
  await expectAccessible();
  await user.type(reason, "It names a customer");
  await user.click(send);
  await screen.findByText("Thank you. The moderators will look at it.");
  await gone("dialog");
  await chooseEntry(user, await button("More actions"), "Withdraw my report");
  await screen.findByText("Report withdrawn");
  await user.click(await button("More actions"));
  await screen.findByRole("menuitem", { name: "Report" });
});

test("from the page of a peer to thank next", async () => {
  const { zuri } = await company();
  const { user } = await renderScreen("/home", { as: zuri });
  const [peer] = await screen.findAllByRole("link", { name: /^Recognize / });
  const name = peer?.getAttribute("aria-label")?.replace("Recognize ", "") ?? "";
  await user.click(peer as HTMLElement);
  await button(`Remove ${name}`, await dialog("Recognize someone"));
  expect(location.pathname).toBe("/recognition/send");
});
