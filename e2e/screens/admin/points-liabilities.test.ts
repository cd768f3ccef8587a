import { type Person, type World, world } from "@plaudit/server/testing/world";
import { screen, waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { expectAccessible } from "../accessible.ts";
import { button } from "../find.ts";
import { renderScreen } from "../render-screen.ts";

async function company(): Promise<{ here: World; admin: Person; ann: Person; bob: Person }> {
  const here = await world({ features: ["points"] });
  const admin = await here.person("Ada", { role: "admin" });
  const [ann, bob] = await here.people("Ann", "Bob");
  await here.allocate(500);
  return { here, admin, ann, bob };
}
const give = (from: Person, to: Person, amount: number) =>
  from.post("/recognition/recognitions", {
    ...{ status: "published", message: "For the gloves", amount, qualityIds: [], tenantWide: true },
    sendTo: [{ id: to.id, type: "tenantMember" }],
  });
const setWorth = async (admin: Person) => {
  const { version } = (await admin.get("/points/budgetSettings")).body;
  await admin.patch("/points/budgetSettings", { worth: [{ currency: "EUR", value: "0.10" }], version });
};
const table = (name: string) => screen.findByRole("table", { name });
const path = "/admin/points/liabilities";

test("what is owed stands by age, country and team, in points and in money, and ties to the ledger", async () => {
  const { here, admin, ann, bob } = await company();
  await here.sql`update tenant_members set country = 'NL' where tenant_id = ${here.tenantId} and id = ${bob.id}`;
  await here.team("Bakers", [bob]);
  await setWorth(admin);
  await give(ann, bob, 300);
  await give(bob, ann, 50);
  const { user } = await renderScreen(path, { as: admin });
  expect((await screen.findAllByText("€35.00"))[0]).toHaveClass("font-display");
  screen.getByText(/350 points · 2 people have some, 175 each/);
  screen.getByText(/^Ties to the ledger to the point, proven today at/);
  const country = await table("Owed by country");
  within(country).getByRole("row", { name: "Netherlands 300 €30.00 €30.00" });
  within(country).getByRole("row", { name: "All 350 €35.00 €17.50" });
  within(await table("Owed by team")).getByRole("row", { name: "Bakers 1 300" });
  within(await table("Owed by age")).getByRole("row", { name: "Under 1 month 350 100%" });
  screen.getByText("Nothing of what is owed ever lapses.");
  const trend = within(await table("Owed at the end of each month"));
  expect(trend.getAllByRole("row").at(-1)).toHaveTextContent(/350$/);
  await expectAccessible();
  screen.getByRole("radio", { name: "Points" }).focus();
  await user.keyboard("{ArrowRight}");
  await waitFor(() => expect(screen.getByRole("radio", { name: "Money" })).toBeChecked());
  within(await table("Owed by team")).getByRole("row", { name: "Bakers 1 €30.00" });
  await user.click(await button("Export for Finance"));
  await screen.findByText("The file is in your downloads");
});

test("what comes of age stands month by month, and the table adds up", async () => {
  const { here, admin, ann, bob } = await company();
  await give(ann, bob, 30);
  await give(ann, bob, 40);
  await here.sql`update points_lots set expires_at = date_trunc('month', now()) + interval '70 days'
    where tenant_id = ${here.tenantId} and amount = 40`;
  await renderScreen(path, { as: admin });
  const [chart, list] = await screen.findAllByRole("table", { name: "What lapses each month" });
  if (!chart || !list) throw new Error("no tables");
  const filled = within(list).getAllByRole("row", { name: / (30|40|70)$/ });
  expect(filled.map(({ textContent }) => textContent)).toEqual([
    ...[expect.stringMatching(/^\w+ \d{4}40$/), "Never30", "All70"],
  ]);
  expect(within(chart).getAllByRole("row")).toHaveLength(7);
  screen.getByText(/Past months are too few yet/);
  expect(screen.queryByText(/likely/i, { selector: "th" })).toBeNull();
  expect(screen.queryByRole("radio")).toBeNull();
});

test("a difference is named, never hidden", async () => {
  const { here, admin, ann, bob } = await company();
  await give(ann, bob, 300);
  await here.sql`update points_lots set remaining = 290 where tenant_id = ${here.tenantId} and amount = 300`;
  await renderScreen(path, { as: admin });
  const alert = await screen.findByRole("alert");
  expect(alert).toHaveTextContent("Does not tie to the ledger");
  within(alert).getByRole("row", { name: "In accounts 300" });
  within(alert).getByRole("row", { name: "Left of what was received 290" });
  expect(screen.queryByText(/^Ties to the ledger/)).toBeNull();
  await expectAccessible();
});

test("a company in which nobody received anything is told so; what does not load can be loaded again", async () => {
  const { admin } = await company();
  const { user, lose } = await renderScreen(path, { as: admin, without: /GET \/points\/liabilities$/ });
  await button("Try again");
  lose();
  await user.click(await button("Try again"));
  await screen.findByText("Nothing is owed");
  screen.getByText(/^Ties to the ledger to the point/);
});

test("who may not look at points gets no further", async () => {
  const { ann } = await company();
  await renderScreen(path, { as: ann });
  await waitFor(() => expect(screen.queryByText("Liabilities")).toBeNull());
  expect(screen.queryByText(/^Owed to people/)).toBeNull();
});
