import { world } from "@plaudit/server/testing/world";
import { screen, waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { expectAccessible } from "../accessible.ts";
import { button, dialog, gone, textbox, withText } from "../find.ts";
import { renderScreen } from "../render-screen.ts";

const everyone = { everyone: true, memberIds: [], teamIds: [], roles: [] };
async function company(more: object = {}) {
  const here = await world();
  const [ann] = await here.people("Ann");
  const admin = await here.person("Ada", { role: "admin" });
  const { body: bank } = await admin.post("/points/pointsBanks", { name: "Thanks", ownerIds: [], alertBelow: null });
  const { body } = await admin.post("/incentive/incentives", {
    ...{ name: "Spot a hazard", description: "Say where it is", badge: "lantern", mediaObjectId: null, points: 50 },
    ...{ budgetItemId: bank.id, audience: everyone, opensAt: null, closesAt: null, perPerson: 2, inAll: null },
    ...{ proof: "text", rotating: false, reviewers: [], ...more },
  });
  await admin.post(`/incentive/incentives/${body.id}/start`);
  return { admin, ann, id: body.id as string };
}

test("one is found, claimed and withdrawn; what is typed survives a failed send and a reload", async () => {
  const { ann, id } = await company();
  const first = await renderScreen("/incentives", { as: ann });
  await screen.findByText("1 thing for which", { exact: false });
  await expectAccessible();
  await first.user.click(screen.getByRole("link", { name: "Claim: Spot a hazard" }));
  await first.user.click(await button("Claim 50 points"));
  await screen.findByText("Write a few words");
  await waitFor(async () => expect(await textbox(/^In your words/)).toHaveFocus());
  await first.user.type(await textbox(/^In your words/), "A loose rail");
  expect(screen.queryByText("Write a few words")).toBeNull();
  first.lose(/claims/);
  await first.user.click(await button("Claim 50 points"));
  await screen.findByRole("alert");
  const { user } = await renderScreen(`/incentives/${id}`, { as: ann, again: true });
  expect(await textbox(/^In your words/)).toHaveValue("A loose rail");
  await expectAccessible();
  await user.click(await button("Claim 50 points"));
  const row = await withText("listitem", /“A loose rail”.*Waiting/);
  expect(await textbox(/^In your words/)).toHaveValue("");
  await user.click(within(row).getByRole("button", { name: "Withdraw the claim for Spot a hazard" }));
  await user.click(await button("Withdraw", await dialog("Withdraw this claim?")));
  await gone("dialog");
  await withText("listitem", /“A loose rail”.*Withdrawn/);
});

test("a code that has to be scanned is asked for, and claims at once; a wrong one says so", async () => {
  const { admin, ann, id } = await company({ proof: "code" });
  await renderScreen(`/incentives/${id}`, { as: ann });
  await screen.findByText("Scan its code");
  await expectAccessible();
  const wrong = await renderScreen(`/incentives/${id}?code=abc`, { as: ann });
  await wrong.user.click(await button("Claim 50 points"));
  await screen.findByText("This code does not claim the incentive: scan it again");
  const { url } = (await admin.get(`/incentive/incentives/${id}/code`)).body;
  const { pathname, search } = new URL(url);
  const { user } = await renderScreen(pathname + search, { as: ann });
  await user.click(await button("Claim 50 points"));
  await screen.findByText("They are yours as soon as the bank has paid, in a moment.");
  expect(location.search).toBe("");
  await expectAccessible();
});

test("one that is not there, and a company without points", async () => {
  const { ann } = await company();
  await renderScreen("/incentives/none", { as: ann });
  await screen.findByText("There is no such incentive");
  await renderScreen("/incentives", { as: ann, without: /incentives\/my/ });
  await button("Try again");
});

test("a company without points has none, under any address", async () => {
  const here = await world({ features: [] });
  const [ann] = await here.people("Ann");
  await renderScreen("/incentives", { as: ann });
  await screen.findByText(/thanks without points/);
  await expectAccessible();
  await renderScreen("/incentives/none", { as: ann });
  await screen.findByText(/thanks without points/);
});
