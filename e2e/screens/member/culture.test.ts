import { sharedServer } from "@plaudit/server/testing";
import { world } from "@plaudit/server/testing/world";
import { screen, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { expectAccessible } from "../accessible.ts";
import { button } from "../find.ts";
import { renderScreen } from "../render-screen.ts";

const story = "You did not look for who was wrong. You asked who was cold and sent them to eat.";

async function company() {
  const here = await world();
  const [ann, bob] = await here.people("Ann", "Bob");
  const { qualities } = await here.value("Care", ["Listens", "Teaches"]);
  return { here, ann, bob, qualityIds: qualities.map(({ id }) => id) };
}

test("it shows how often each quality was seen, what was written, and who takes part", async () => {
  const { here, ann, bob, qualityIds } = await company();
  await here.send(ann, { to: [bob], message: story, qualityIds });
  await here.send(ann, { to: [bob], message: story, qualityIds: qualityIds.slice(0, 1), tenantWide: false });
  await here.drain();
  await (await sharedServer()).sql("update pgboss.job set start_after = now() where name = 'recognition.roll-up'");
  await here.drain();
  const { user } = await renderScreen("/culture", { as: ann });
  await screen.findByText(/1 public recognition since/);
  const river = screen.getByRole("img", { name: /Listens 1/ });
  expect(river).toHaveAccessibleName(/Teaches 1/);
  const table = screen.getByRole("table", { name: "Our values over time", hidden: true });
  const row = within(table).getByRole("row", { name: /Listens/, hidden: true });
  expect(row.textContent).toMatch(/0011$/);
  await screen.findByRole("link", { name: new RegExp(story.slice(0, 30)) });
  await user.selectOptions(screen.getByRole("combobox", { name: "Stories of" }), "Teaches");
  await screen.findByRole("link", { name: /Teaches/ });
  await screen.findByText("2 of 3 people gave or received");
  await screen.findByText("Once teams of five people or more recognize each other, it is drawn here.");
  await expectAccessible();
  await user.click(screen.getByRole("radio", { name: "6 months" }));
  await screen.findByText(/1 public recognition since/);
});

test("one recognition between two teams is counted as one", async () => {
  const { here, ann, bob, qualityIds } = await company();
  for (const [name, member] of [["Finance", ann] as const, ["Sales", bob] as const])
    await here.crowd((await here.team(name, [member])).id, 5);
  await here.send(ann, { to: [bob], qualityIds });
  await here.drain();
  await (await sharedServer()).sql("update pgboss.job set start_after = now() where name = 'recognition.roll-up'");
  await here.drain();
  await renderScreen("/culture", { as: ann });
  await screen.findByText("Most often: Finance recognized Sales once.");
});

test("an empty company has an empty state, and a failed request can be repeated", async () => {
  const { ann } = await company();
  const { user, lose } = await renderScreen("/culture", { as: ann, without: /culture\/overview/ });
  await button("Try again");
  lose();
  await user.click(await button("Try again"));
  await screen.findByText("Nothing to see yet");
  await expectAccessible();
});
