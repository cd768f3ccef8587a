import { world } from "@plaudit/server/testing/world";
import { screen, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { expectAccessible } from "../accessible.ts";
import { button, choose, dialog, fill, gone, textbox } from "../find.ts";
import { renderScreen } from "../render-screen.ts";

const store = {
  ...{ kind: "store", name: "Corner store", description: "", currency: "EUR", funded: false, alertBelow: null },
  ...{ countries: [], paused: false, ownerIds: [] },
};
const reward = (providerId: string, name: string, more: object) => ({
  ...{ providerId, name, description: "", category: "tickets", art: "cinema", currency: "EUR", tax: "none" },
  ...{ countries: [], personLimit: null, limitPeriod: "ever", totalLimit: null, approval: "none", fulfilment: "hand" },
  ...{ asks: "nothing", instructions: "", mediaObjectId: null, status: "offered" },
  ...{ audience: { everyone: true, memberIds: [], teamIds: [], roles: [] } },
  variants: [{ name: "", points: 60, faceValue: 600, fee: 0, stock: null }],
  ...more,
});

test("an administrator redeems for somebody who has left, and passes on the code", async () => {
  const here = await world({ features: ["points"] });
  const admin = await here.person("Ada", { role: "admin" });
  const bob = await here.person("Bob");
  await admin.post(`/points/accounts/redeemable/${bob.id}/gifts`, { amount: 100, reason: "Thank you" });
  const { body: opened } = await admin.post("/reward/providers", store);
  await admin.post("/reward/rewards", reward(opened.id, "Fern", { asks: "address" }));
  const { body: cinema } = await admin.post("/reward/rewards", reward(opened.id, "Cinema", { fulfilment: "code" }));
  await admin.post(`/reward/rewards/${cinema.id}/codes`, { csv: "ROW-7-SEAT-12" });
  await admin.post(
    "/reward/rewards",
    reward(opened.id, "Hoodie", { variants: [{ name: "", points: 300, faceValue: 0, fee: 0, stock: null }] }),
  );
  await admin.put(`/identity/tenantMembers/${bob.id}/archive`, {});
  const { user } = await renderScreen(`/admin/points/reporting/${bob.id}`, { as: admin });
  await screen.findByText(/Has left, keeps them until/);
  await user.click(await button("Redeem for them"));
  const asked = await dialog("Redeem for Bob Test");
  await within(asked).findByText(/Bob has 100 points to spend until/);
  await user.click(within(asked).getByRole("combobox", { name: "Reward" }));
  expect((await screen.findAllByRole("option")).map((option) => option.textContent)).toEqual([
    expect.stringContaining("Fern"),
    expect.stringContaining("Cinema"),
  ]);
  await choose(user, "Reward", "Cinema", asked);
  await fill(user, await textbox(/^E-mail/), "bob@home.test");
  await expectAccessible();
  await user.click(within(asked).getByRole("button", { name: "Redeem for 60 points" }));
  const code = await dialog("A code for Bob");
  expect(screen.queryByText("ROW-7-SEAT-12")).toBeNull();
  await user.click(within(code).getByRole("button", { name: "Show the code" }));
  await within(code).findByText("ROW-7-SEAT-12");
  await expectAccessible();
  await user.keyboard("{Escape}");
  await gone("dialog");
  await screen.findAllByText("40");
  // Whatever came later, by an approval for example, is passed on from the list.
  await renderScreen("/admin/rewards/reporting", { as: admin });
  await user.click(await button("Pass on the code of Cinema to Bob Test"));
  const again = await dialog("A code for Bob");
  await user.click(within(again).getByRole("button", { name: "Show the code" }));
  await within(again).findByText("ROW-7-SEAT-12");
});
