import { world } from "@plaudit/server/testing/world";
import { screen, waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { stripes } from "../../support/pictures.ts";
import { expectAccessible } from "../accessible.ts";
import { button, choose, chooseEntry, dialog, fill, gone, textbox, withText } from "../find.ts";
import { renderScreen } from "../render-screen.ts";

const store = {
  ...{ kind: "store", name: "Corner store", description: "", currency: "EUR", funded: false, alertBelow: null },
  ...{ countries: [], paused: false, ownerIds: [] },
};
const reward = (providerId: string, name: string, more: object = {}) => ({
  ...{ providerId, name, description: "", category: "tickets", art: "cinema", currency: "EUR", tax: "none" },
  ...{ countries: [], personLimit: null, limitPeriod: "ever", totalLimit: null, approval: "none", fulfilment: "hand" },
  ...{ asks: "nothing", instructions: "", mediaObjectId: null, status: "offered" },
  ...{ audience: { everyone: true, memberIds: [], teamIds: [], roles: [] } },
  variants: [{ name: "", points: 260, faceValue: 2400, fee: 0, stock: 6 }],
  ...more,
});

async function company() {
  const here = await world({ features: ["points"] });
  const admin = await here.person("Ada", { role: "admin" });
  const open = async () => (await admin.post("/reward/providers", store)).body.id as string;
  const add = async (name: string, more: object = {}) =>
    (await admin.post("/reward/rewards", reward(await open(), name, more))).body as { id: string; providerId: string };
  return { here, admin, open, add };
}

test("a company without rewards begins with ideas, at prices of its own", async () => {
  const { admin } = await company();
  const { user } = await renderScreen("/admin/rewards/setup", { as: admin });
  await screen.findByRole("heading", { name: "A store that is not empty on its first day" });
  await user.click(await screen.findByRole("switch", { name: "A day off" }));
  await fill(user, await textbox("Price of A tree"), "none");
  await user.click(await button("Offer these 2"));
  await screen.findByText(/Enter each price as a whole number/);
  await expectAccessible();
  await fill(user, await textbox("Price of A tree"), "75");
  await user.click(await button("Offer these 2"));
  await withText("listitem", /store.*2 rewards offered.*Open/);
  const offered = (await admin.get("/reward/rewards")).body.results as {
    name: string;
    variants: { points: number }[];
  }[];
  expect(offered.map(({ name, variants }) => [name, variants[0]?.points])).toEqual([
    ["A tree", 75],
    ["Lunch with your team", 300],
  ]);
  await expectAccessible();
});

test("a store is opened with a fund, and changed where the form says what is wrong", async () => {
  const { admin } = await company();
  const { user } = await renderScreen("/admin/rewards/new/edit", { as: admin });
  await user.click(await button("Save"));
  await waitFor(async () => expect(await textbox("Name")).toHaveAccessibleDescription(/cannot be empty/));
  await fill(user, await textbox("Name"), "Corner store");
  await choose(user, "Countries", "Portugal");
  await user.click(await screen.findByRole("switch", { name: "Paid from a fund" }));
  await fill(user, await textbox("Alert below"), "a lot");
  await user.click(await button("Save"));
  await waitFor(async () => expect(await textbox("Alert below")).toHaveAccessibleDescription(/25\.50/));
  await fill(user, await textbox("Alert below"), "500.50");
  await fill(user, await textbox("Needs approval from"), "some");
  await user.click(await button("Save"));
  await waitFor(async () =>
    expect(await textbox("Needs approval from")).toHaveAccessibleDescription(/from 1 to 1,000,000/),
  );
  await fill(user, await textbox("Needs approval from"), "1000");
  await fill(user, await textbox("Most for one person in a month"), "3000");
  const front = new File([new Uint8Array(stripes(300, 300))], "front.png", { type: "image/png" });
  await user.upload(await screen.findByLabelText("Picture", { selector: "input[type=file]" }), front);
  await button("Remove");
  await expectAccessible();
  await user.click(await button("Save"));
  await screen.findByRole("heading", { name: "Corner store" });
  await screen.findByText("Fund is empty");
  const [made] = (await admin.get("/reward/providers")).body.results;
  expect(made).toMatchObject({ countries: ["PT"], funded: true, alertBelow: 500_50, kind: "store" });
  expect(made).toMatchObject({ approvalFrom: 1000, monthlyPoints: 3000 });
  expect(made.pictureUrls).toMatchObject({ "reward-mobile": expect.any(String) });
  await chooseEntry(user, await button("More for Corner store"), "Edit");
  await user.click(await screen.findByRole("switch", { name: "Offered to members" }));
  await user.click(await button("Save"));
  await withText("listitem", /Corner store.*Paused/);
});

test("a reward is priced with its honest value beside it, and offered", async () => {
  const { admin, open } = await company();
  const { version } = (await admin.get("/points/budgetSettings")).body;
  await admin.patch("/points/budgetSettings", { worth: [{ currency: "EUR", value: "0.10" }], version });
  const providerId = await open();
  const { user } = await renderScreen(`/admin/rewards/configure/new?store=${providerId}`, { as: admin });
  await screen.findByText("1 person today");
  await fill(user, await textbox("Name"), "Two cinema tickets");
  await user.click(await button("Save"));
  await waitFor(async () => expect(await textbox("Points")).toHaveAccessibleDescription(/from 1 to 1,000,000/));
  await fill(user, await textbox("Points"), "260");
  await fill(user, await textbox("Face value, EUR"), "24");
  const card = await screen.findByRole("complementary", { name: /As members see it/ });
  await waitFor(() => expect(card).toHaveTextContent(/Face value€24260 points at €0\.10€26Markup€2, 7\.7%/));
  expect(card).toHaveTextContent(/At 240 points there would be no markup/);
  await user.click(await button("Add a variant"));
  await user.click(await button("Save"));
  await waitFor(async () => expect(await textbox("Variant 1")).toHaveAccessibleDescription(/name/));
  await fill(user, await textbox("Variant 1"), "Weekday");
  await fill(user, await textbox("Variant 2"), "Weekend");
  await user.click(screen.getByRole("radio", { name: "Certain people and teams" }));
  await user.click(await button("Save"));
  await screen.findByText("Choose at least one team, person or role");
  expect(await screen.findByRole("combobox", { name: "Teams" })).toHaveFocus();
  await user.click(screen.getByRole("radio", { name: "Everyone" }));
  await expectAccessible();
  await user.click(await button("Save"));
  await screen.findByRole("heading", { name: "Corner store" });
  await withText("row", /Two cinema tickets.*By hand.*Everywhere.*No limit.*260.*€24.*Offered/);
});

test("codes come from a file that is checked first, line by line", async () => {
  const { admin, add } = await company();
  const { id } = await add("Two cinema tickets", {
    fulfilment: "code",
    variants: [{ name: "", points: 260, faceValue: 2400, fee: 0, stock: null }],
  });
  await admin.post(`/reward/rewards/${id}/codes`, { csv: "PTH-0001" });
  const { user } = await renderScreen(`/admin/rewards/configure/${id}`, { as: admin });
  await screen.findByText("1 code left");
  await user.click(await button("Add codes"));
  const asked = await dialog("Add codes");
  const file = new File(["code,until\nPTH-0001\nPTH-0002\nPTH-0003\nPTH-0002\nPTH-0004,31.12.2027\n"], "december.csv", {
    type: "text/csv",
  });
  await user.upload(asked.querySelector("input[type=file]") as HTMLInputElement, file);
  await within(asked).findByRole("row", { name: /2 PTH••••01|2 .* In the pool already/ });
  await within(asked).findByRole("row", { name: /5 .* Twice in this file, first on line 3/ });
  await within(asked).findByRole("row", { name: /6 .* Not a date such as .*2030-12-31/ });
  expect((await admin.get(`/reward/rewards/${id}`)).body.variants[0].stock).toBe(1);
  await expectAccessible();
  await user.click(await button("Add 2 codes", asked));
  await gone("dialog");
  await screen.findByText("3 codes left");
});

test("a reward is duplicated, archived, and found among those that are archived", async () => {
  const { admin, add } = await company();
  const { id, providerId } = await add("Northwind bottle");
  const { user } = await renderScreen(`/admin/rewards/store/${providerId}`, { as: admin });
  await withText("row", /Northwind bottle.*6 of 6/);
  await expectAccessible();
  await chooseEntry(user, await button("More for Northwind bottle"), "Duplicate");
  await user.click(await button("Save"));
  await withText("row", /Northwind bottle \(copy\).*Draft/);
  await chooseEntry(user, await button("More for Northwind bottle"), "Archive");
  await user.click(await button("Archive", await dialog("Archive Northwind bottle?")));
  await gone("dialog");
  await user.click(await screen.findByRole("radio", { name: "Archived" }));
  await withText("row", /Northwind bottle.*Archived/);
  expect((await admin.get(`/reward/rewards/${id}`)).body.status).toBe("archived");
});
