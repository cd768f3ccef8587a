import { world } from "@plaudit/server/testing/world";
import { screen, waitFor, within } from "@testing-library/dom";
import { expect, test, vi } from "vitest";
import { expectAccessible } from "../accessible.ts";
import { button, fill, textbox, withText } from "../find.ts";
import { renderScreen } from "../render-screen.ts";

const everyone = { everyone: true, memberIds: [], teamIds: [], roles: [] };

async function company({ filled = 5_000 } = {}) {
  const here = await world({ features: ["points"] });
  const admin = await here.person("Ada", { role: "admin" });
  const bank = (await admin.post("/points/pointsBanks", { name: "Celebrations", ownerIds: [], alertBelow: null })).body;
  if (filled > 0) await admin.post(`/points/pointsBanks/${bank.id}/deposit`, { amount: filled, note: "" });
  return { here, admin, bank };
}
/** Somebody who has been here for so many years, and a month less. */
const joined = (here: Awaited<ReturnType<typeof world>>, id: string, years: number) =>
  here.sql`update tenant_members set joined_at = now() - make_interval(years => ${years}) + interval '30 days' where id = ${id}`;

test("a birthday gift is set up from the list, and its amount, bank and words are kept", async () => {
  const { here, admin } = await company();
  const ann = await here.person("Ann");
  await here.sql`update tenant_members set birthday = to_char(now() + interval '3 days', 'MM-DD') where id = ${ann.id}`;
  const { user } = await renderScreen("/admin/points/celebration", { as: admin });
  await expectAccessible();
  await user.click(await screen.findByRole("link", { name: "Set up Birthdays" }));
  await screen.findByRole("heading", { level: 1, name: "Birthdays" });
  await user.click(await button("Save"));
  await waitFor(async () => expect(await textbox("Points for each")).toHaveAccessibleDescription(/whole number/));
  await fill(user, await textbox("Points for each"), "50");
  await fill(user, await textbox("English"), "Happy birthday, {{name}");
  const side = await screen.findByRole("complementary", { name: "The next 12 months" });
  await within(side).findByText("Gifts");
  await expectAccessible();
  await user.click(await button("Save"));
  await withText("listitem", /50 points.*Next: Ann Test/);
  const [rule] = (await admin.get("/points/giftRules")).body.results;
  expect(rule).toMatchObject({ source: "birthday", steps: [{ at: 0, amount: 50 }], active: true });
  const active = await screen.findByRole("switch", { name: "Birthdays" });
  const turnedOff = vi.fn();
  new MutationObserver(turnedOff).observe(active, { attributeFilter: ["disabled"] });
  await user.click(active);
  await withText("listitem", /Off\. 1 gift of the next 12 months would come to 50/);
  expect((await admin.get("/points/giftRules")).body.results[0].active).toBe(false);
  // Turned again at once, while the turn before it is still being saved and shown: the last one holds.
  await user.click(active);
  await waitFor(() => expect(active).toBeChecked());
  await user.click(active);
  await waitFor(() => expect(active).not.toBeChecked());
  await waitFor(async () => expect((await admin.get("/points/giftRules")).body.results[0].active).toBe(false));
  // The focus would be lost.
  expect(turnedOff).not.toHaveBeenCalled();
});

test("tiers are added, removed and refused at their field, and the estimate follows", async () => {
  const { here, admin, bank } = await company({ filled: 150 });
  const { Ann, Bob } = { Ann: await here.person("Ann"), Bob: await here.person("Bob") };
  await joined(here, Ann.id, 1);
  await joined(here, Bob.id, 5);
  const steps = [
    { at: 1, amount: 100 },
    { at: 5, amount: 500 },
  ];
  const rule = { name: "Anniversaries", source: "anniversary", audience: everyone, bankId: bank.id, words: {}, steps };
  await admin.post("/points/giftRules", rule);
  const { user } = await renderScreen("/admin/points/celebration", { as: admin });
  await withText("listitem", /5 years/);
  await user.click(await screen.findByRole("link", { name: "Configure Anniversaries" }));
  const side = await screen.findByRole("complementary", { name: "The next 12 months" });
  // Ada and whoever else began today reach their first year too.
  await within(side).findByText("Largest month");
  await screen.findByText(/^Lasts until/);
  await fill(user, await textbox("Points after 5 years"), "1.5");
  await user.click(await button("Save"));
  await waitFor(async () => expect(await textbox("Points after 5 years")).toHaveAccessibleDescription(/whole number/));
  await user.click(await button("Remove 5 years"));
  await user.click(await button("Add a tier"));
  await fill(user, await textbox("Years 2"), "1");
  await user.click(await button("Save"));
  await screen.findByText(/Choose another time/);
  await fill(user, await textbox("Years 2"), "7");
  await fill(user, (await screen.findAllByRole("textbox", { name: /^Points after/ }))[1] as HTMLElement, "700");
  await expectAccessible();
  await user.click(await button("Save"));
  await withText("listitem", /2 tiers, 100 to 700/);
});

test("without a bank the way to one is shown", async () => {
  const here = await world({ features: ["points"] });
  const admin = await here.person("Ada", { role: "admin" });
  await renderScreen("/admin/points/welcome/configure/new", { as: admin });
  await screen.findByText("Gifts are paid from a bank");
  expect(await screen.findByRole("link", { name: "Go to the banks" })).toHaveAttribute("href", "/admin/points/bank");
});

test("what does not load can be tried again", async () => {
  const { admin } = await company();
  const { user } = await renderScreen("/admin/points/celebration", { as: admin, without: /giftOutlook/ });
  await user.click(await button("Try again"));
  await button("Try again");
});

test("a gift is replayed over the last quarter before it is saved, beside what was paid", async () => {
  const { here, admin } = await company({ filled: 60 });
  const [ann, ben] = [await here.person("Ann"), await here.person("Ben")];
  await here.sql`update tenant_members set birthday = to_char(date_trunc('quarter', now()) - interval '20 days', 'MM-DD'),
    joined_at = now() - interval '3 years' where id in (${ann.id}, ${ben.id})`;
  const { user } = await renderScreen("/admin/points/birthdays/configure/new", { as: admin });
  expect(await button("Run the dry run")).toHaveAttribute("aria-disabled", "true");
  await fill(user, await textbox("Points for each"), "50");
  await user.click(await button("Run the dry run"));
  const table = await screen.findByRole("table", { name: "What happened beside what would have been" });
  within(table).getByRole("row", { name: /Gifts 0 2/ });
  within(table).getByRole("row", { name: /It could not have paid all of them 60 -40/ });
  await screen.findByRole("table", { name: "Points paid each week" });
  await expectAccessible();
  await fill(user, await textbox("Points for each"), "30");
  await screen.findByText("Of what was typed before");
});

test("a dry run of a gift that fails says so", async () => {
  const { admin } = await company();
  const { user } = await renderScreen("/admin/points/welcome/configure/new", {
    as: admin,
    without: /giftRules\/dryRun/,
  });
  await fill(user, await textbox("Points for each"), "50");
  await user.click(await button("Run the dry run"));
  await screen.findByText("The dry run did not finish. You can run it again, or save without it.");
});
