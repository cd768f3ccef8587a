import { type Person, world } from "@plaudit/server/testing/world";
import { screen, waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { expectAccessible } from "../accessible.ts";
import { openComposer } from "../compose.ts";
import { button, choose, dialog, gone, withText } from "../find.ts";

async function company(points: number) {
  const here = await world();
  const [ann, bob, cleo] = await here.people("Ann", "Bob", "Cleo");
  const { qualities } = await here.value("Care", ["Craft"]);
  const qualityIds = qualities.map(({ id }) => id);
  await here.allocate(points);
  const give = (to: Person, amount: number) =>
    ann.post("/recognition/recognitions", {
      ...{ status: "published", message: "Quickly, from the phone", amount, qualityIds, tenantWide: true },
      sendTo: [{ id: to.id, type: "tenantMember" }],
    });
  const toGive = async () =>
    (await ann.get("/points/accounts/my")).body.results.find(({ type }: { type: string }) => type === "allocation")
      ?.balance;
  return { ann, bob, cleo, qualityIds, give, toGive };
}

test("points spent elsewhere meanwhile are adjusted, after a question", async () => {
  const { ann, bob, cleo, qualityIds, give, toGive } = await company(100);
  const message = "You two carried the whole stand";
  const written = { to: [bob, cleo], message, qualityIds, amount: 50 };
  const { user, send, composer } = await openComposer(ann, written);
  await waitFor(() => expect(composer).toHaveTextContent(/50 × 2 people = 100 points/));
  await give(bob, 50);
  await user.click(send);
  const exceptions = await dialog("Point exceptions");
  await within(exceptions).findByText("Insufficient points");
  within(exceptions).getByText("Points adjusted");
  expect(location.search).toContain("pointsException=true");
  await expectAccessible();
  await user.click(await button("Back to the message", exceptions));
  await gone("dialog", "Point exceptions");
  expect(await dialog("Recognize someone")).toHaveTextContent(message);
  await waitFor(() => expect(location.search).not.toContain("pointsException"));
  await user.click(await button("Send recognition"));
  await user.click(await button("Continue sending", await dialog("Point exceptions")));
  await screen.findByText("You just made someone's day!");
  await withText("article", message);
  expect(await toGive()).toBeLessThan(2);
});

test("a recipient at the limit gets the message alone; if nobody can get points, sending stops", async () => {
  const { ann, bob, qualityIds, give, toGive } = await company(600);
  expect((await give(bob, 500)).status).toBe(200);
  const written = { to: [bob], message: "Month end, without a single mail at night", qualityIds, amount: 3 };
  const { user, send } = await openComposer(ann, written);
  await user.click(send);
  const exceptions = await dialog("Point exceptions");
  await within(exceptions).findByText("Too much love");
  within(exceptions).getByText("Points adjusted");
  expect(within(exceptions).queryByRole("button", { name: "Continue sending" })).toBeNull();
  await user.click(await button("Back to the message", exceptions));
  await gone("dialog", "Point exceptions");
  await choose(user, "To", "Cleo Test", await dialog("Recognize someone"));
  await user.click(await button("Send recognition"));
  await user.click(await button("Continue sending", await dialog("Point exceptions")));
  await screen.findByText("You just made someone's day!");
  await withText("article", written.message);
  expect(await toGive()).toBe(97);
});
