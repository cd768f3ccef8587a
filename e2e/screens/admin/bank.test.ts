import { world } from "@plaudit/server/testing/world";
import { screen, waitFor } from "@testing-library/dom";
import { expect, test } from "vitest";
import { expectAccessible } from "../accessible.ts";
import { button, choose, chooseEntry, dialog, fill, gone, textbox, withText } from "../find.ts";
import { renderScreen } from "../render-screen.ts";

async function company() {
  const here = await world({ features: ["points"] });
  const admin = await here.person("Ada", { role: "admin" });
  await here.person("Olga");
  const open = async (name: string) =>
    (await admin.post("/points/pointsBanks", { name, ownerIds: [], alertBelow: 100 })).body as { id: string };
  return { here, admin, open };
}

test("a bank is opened, filled and drawn from; its statement has each line", async () => {
  const { admin } = await company();
  const { user } = await renderScreen("/admin/points/bank", { as: admin });
  await screen.findByText("No bank yet");
  await user.click((await screen.findAllByRole("button", { name: "New bank" }))[0] as HTMLElement);
  const asked = await dialog("New bank");
  await user.click(await button("Save", asked));
  await waitFor(async () => expect(await textbox("Name")).toHaveAccessibleDescription(/cannot be empty/));
  expect(await textbox("Name")).toHaveFocus();
  await fill(user, await textbox("Name"), "Celebrations");
  await fill(user, await screen.findByRole("textbox", { name: /Alert below/ }), "500");
  await choose(user, "Owners", "Olga Test", asked);
  await expectAccessible();
  await user.click(await button("Save", asked));
  await screen.findByRole("heading", { level: 1, name: "Celebrations" });
  await screen.findByText("Nothing has come or gone yet.");
  await user.click(await button("Deposit"));
  const deposit = await dialog("Deposit into Celebrations");
  // Who uses the keyboard types the amount at once.
  await waitFor(async () => expect(await textbox("Amount")).toHaveFocus());
  await user.click(await button("Deposit", deposit));
  await waitFor(async () => expect(await textbox("Amount")).toHaveAccessibleDescription(/whole number/));
  expect(await textbox("Amount")).toHaveFocus();
  await fill(user, await textbox("Amount"), "1200");
  await fill(user, await screen.findByRole("textbox", { name: /Reference/ }), "PO 45");
  await expectAccessible();
  await user.click(await button("Deposit", deposit));
  await gone("dialog");
  await withText("row", /Deposit, PO 45.*Ada Test.*\+1,200.*1,200/);
  await chooseEntry(user, await button("More for Celebrations"), "Withdraw");
  await fill(user, await textbox("Amount"), "1201");
  const withdraw = await dialog("Withdraw from Celebrations");
  await user.click(await button("Withdraw", withdraw));
  await waitFor(async () => expect(await textbox("Amount")).toHaveAccessibleDescription(/holds only 1,200/));
  await fill(user, await textbox("Amount"), "200");
  await user.click(await button("Withdraw", withdraw));
  await gone("dialog");
  await withText("row", /Withdrawal.*-200.*1,000|Withdrawal.*−200.*1,000/);
});

test("the list has what each holds; a deposit is made from it, and an archived one is found behind a link", async () => {
  const { admin, open } = await company();
  await open("Awards");
  const { id } = await open("Jubilee");
  const { user } = await renderScreen("/admin/points/bank", { as: admin });
  await withText("row", /Awards.*Low/);
  await expectAccessible();
  await user.click(await button("Deposit into Awards"));
  await fill(user, await textbox("Amount"), "300");
  await user.click(await button("Deposit", await dialog("Deposit into Awards")));
  await gone("dialog");
  await withText("heading", /300 points stand ready/);
  await user.click(await screen.findByRole("link", { name: "Jubilee" }));
  await chooseEntry(user, await button("More for Jubilee"), "Archive");
  await user.click(await button("Archive", await dialog("Archive Jubilee?")));
  await gone("dialog");
  await screen.findByText(/Archived on/);
  expect(screen.queryByRole("button", { name: "Deposit" })).toBeNull();
  await user.click(await screen.findByRole("link", { name: "Back to banks" }));
  await user.click(await screen.findByRole("link", { name: "1 archived bank" }));
  await withText("row", /Jubilee/);
  expect((await admin.get(`/points/pointsBanks/${id}`)).body.archivedAt).not.toBeNull();
});

test("the balance is drawn over a month, a quarter or a year", async () => {
  const { admin, open } = await company();
  const { id } = await open("Celebrations");
  await admin.post(`/points/pointsBanks/${id}/deposit`, { amount: 900, note: "" });
  const { user } = await renderScreen(`/admin/points/bank/configure/${id}`, { as: admin });
  await screen.findByRole("table", { name: "Balance of the bank Celebrations, day by day" });
  await withText("row", /^\w+ \d+900$/);
  await user.click(await screen.findByRole("radio", { name: "A year" }));
  await withText("row", /^\w+ \d+900$/);
  await expectAccessible();
});
