import { world } from "@plaudit/server/testing/world";
import { screen } from "@testing-library/dom";
import { expect, test } from "vitest";
import { expectAccessible } from "../accessible.ts";
import { button, fill, textbox, withText } from "../find.ts";
import { renderScreen } from "../render-screen.ts";

async function company() {
  const here = await world({ features: ["points"] });
  return { here, admin: await here.person("Ada", { role: "admin" }) };
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
