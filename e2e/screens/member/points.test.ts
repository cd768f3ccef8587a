import { type Person, type World, world } from "@plaudit/server/testing/world";
import { fireEvent, screen, waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { expectAccessible } from "../accessible.ts";
import { button } from "../find.ts";
import { renderScreen } from "../render-screen.ts";

async function company(): Promise<{ here: World; ann: Person; bob: Person }> {
  const here = await world({ features: ["points"] });
  const [ann, bob] = await here.people("Ann", "Bob");
  await here.allocate(200);
  return { here, ann, bob };
}
const give = (from: Person, to: Person, amount: number, message = "Thank you") =>
  from.post("/recognition/recognitions", {
    ...{ status: "published", message, amount, qualityIds: [], tenantWide: true },
    sendTo: [{ id: to.id, type: "tenantMember" }],
  });
const lines = () =>
  screen.queryAllByRole("listitem").flatMap(({ textContent }) => textContent?.match(/[+-]\d.*$/)?.[0] ?? []);

test("points open as a statement in words, with what is left and what for", async () => {
  const { ann, bob } = await company();
  await give(ann, bob, 25, "For the gloves");
  await give(bob, ann, 10);
  const { user } = await renderScreen("/points", { as: bob });
  expect(await screen.findByRole("region", { name: "To give" })).toHaveTextContent("190");
  expect(screen.getByRole("region", { name: "To spend" })).toHaveTextContent("25They never lapse.");
  const thanked = (await screen.findByText("Ann Test thanked you")).closest("li") as HTMLElement;
  expect(thanked).toHaveTextContent("+25");
  expect(within(thanked).getByRole("link", { name: "For the gloves" })).toHaveAttribute(
    "href",
    expect.stringContaining("/recognitions/"),
  );
  screen.getByText("You thanked Ann Test");
  screen.getByText("Your points to give came");
  screen.getByText("You gave 10 and received 25.");
  await expectAccessible();
  await user.click(screen.getByRole("radio", { name: "To spend" }));
  await waitFor(() => expect(lines()).toEqual(["+25to spend"]));
  expect(location.search).toBe("?account=redeemable");
  expect(screen.queryByText("You gave 10 and received 25.")).toBeNull();
});

test("what lapses is told by its date, and what was taken back is told apart", async () => {
  const { here, ann, bob } = await company();
  await here.sql`insert into points_settings (tenant_id, redeemable_expiry, eligible)
    values (${ann.tenant.id}, 'year', '{"everyone":true}') on conflict (tenant_id) do update set redeemable_expiry = 'year'`;
  await give(ann, bob, 25);
  const { body } = await give(ann, bob, 40);
  await ann.delete(`/recognition/recognitions/${body.id}`);
  await renderScreen("/points", { as: bob });
  await screen.findByText(/^25 lapse by/);
  await screen.findByText("Recognition of", { exact: false });
  screen.getByText("You gave 0 and received 25.");
  screen.getByText(/^until /);
});

test("of nothing to spend it is not said that it never lapses", async () => {
  const { ann } = await company();
  await renderScreen("/points", { as: ann });
  expect(await screen.findByRole("region", { name: "To spend" })).toHaveTextContent(/^To spend0$/);
});

test("older lines follow, and the file has what is listed", async () => {
  const { ann, bob } = await company();
  for (let n = 0; n < 27; n += 1) await give(ann, bob, 1, `Number ${n}`);
  const { user } = await renderScreen("/points?account=redeemable", { as: bob });
  await screen.findByText("Number 26");
  expect(screen.queryByText("Number 0")).toBeNull();
  await user.click(await button("Show older"));
  await screen.findByText("Number 0");
  expect(screen.queryByRole("button", { name: "Show older" })).toBeNull();
  await user.click(await button("Export"));
  await screen.findByText("The file is in your downloads");
});

test("a statement is narrowed to a kind and to days, in the URL, and says when nothing fits", async () => {
  const { ann, bob } = await company();
  await give(ann, bob, 25, "For the gloves");
  await give(bob, ann, 10);
  const { user } = await renderScreen("/points", { as: bob });
  await screen.findByText("Ann Test thanked you");
  await user.selectOptions(screen.getByRole("combobox", { name: "Kind" }), "Allocation");
  await waitFor(() => expect(lines()).toEqual(["+200to give"]));
  expect(location.search).toBe("?kind=allocation");
  expect(screen.queryByText("You gave 10 and received 25.")).toBeNull();
  await user.click(screen.getByRole("radio", { name: "To spend" }));
  await waitFor(() => expect(lines()).toEqual(["+25to spend"]));
  expect(location.search).toBe("?account=redeemable");
  fireEvent.change(screen.getByLabelText("To"), { target: { value: "2020-02-29" } });
  await screen.findByText("Nothing that came or went fits these filters.");
  expect(location.search).toBe("?account=redeemable&to=2020-02-29");
  await expectAccessible();
  await user.click(await button("Clear filters"));
  await waitFor(() => expect(lines()).toEqual(["+25to spend"]));
  fireEvent.change(screen.getByLabelText("From"), { target: { value: "2020-02-29" } });
  await waitFor(() => expect(lines()).toEqual(["+25to spend"]));
  await user.click(await button("Export"));
  await screen.findByText("The file is in your downloads");
});

test("an empty statement says so, one that does not load can be loaded again", async () => {
  const here = await world({ features: ["points"] });
  const ann = await here.person("Ann");
  const { user, lose } = await renderScreen("/points", { as: ann, without: /points\/transactions/ });
  await user.click(await button("Try again"));
  lose();
  await user.click(await button("Try again"));
  await screen.findByText("Nothing came or went yet");
  await expectAccessible();
});

test("who comes to a company without points is told so", async () => {
  const here = await world({ features: [] });
  await renderScreen("/points", { as: await here.person("Ann") });
  await screen.findByText(/thanks without points/);
});
