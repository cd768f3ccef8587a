import { addRecipient, composer, openComposer, sentence } from "../support/compose.ts";
import { actor, card, expect, hosts, test } from "../support/test.ts";

const options = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test("a profile recognizes its person, and so does the bar below it, but not one of their own", async ({ as }) => {
  const to = await (await actor("Lena Fischer")).find("Siti Rahmawati");
  const page = await as("Lena Fischer", { path: `/profile/${to.id}`, options });
  const chip = composer(page).getByRole("button", { name: `Remove ${to.name}` });
  await page.locator("#main").getByRole("link", { name: "Recognize Siti" }).first().tap();
  await expect(chip).toBeVisible();
  await composer(page).getByRole("button", { name: "Close" }).tap();
  await expect(page).toHaveURL(`${hosts.acme}/profile/${to.id}`);
  await page.getByRole("navigation").getByRole("button", { name: "Recognize" }).tap();
  await expect(page).toHaveURL(`${hosts.acme}/recognition/send?to=${to.id}`);
  await expect(chip).toBeVisible();

  const me = await (await actor("Lena Fischer")).me();
  await page.goto(`/profile/${me.id}`);
  await expect(page.getByRole("heading", { level: 1, name: me.name })).toBeVisible();
  await page.getByRole("navigation").getByRole("button", { name: "Recognize" }).tap();
  await expect(page).toHaveURL(`${hosts.acme}/recognition/send`);
});

test("the composer shows its points at once, and no blank line after the first person", async ({ as }) => {
  const page = await as("Liam O’Connor", { options });
  await openComposer(page);
  await expect(composer(page).getByRole("radio", { name: "0", exact: true })).toBeInViewport({ ratio: 1 });
  const line = composer(page).locator("[data-field=sendTo]");
  const before = await line.boundingBox();
  await addRecipient(page, "Ana Marković");
  expect((await line.boundingBox())?.height).toBe(before?.height);
});

test("a card's buttons are named, and each reaction is seen whole", async ({ as }) => {
  const message = sentence("You drew the map again");
  const hana = await actor("Hana Kovač");
  const id = await hana.recognize(await hana.find("Ana Marković"), message);
  for (const [name, type] of [
    ["Ana Marković", "heart"],
    ["Liam O’Connor", "clap"],
    ["Priya Raman", "flame"],
  ] as const)
    await (await actor(name)).call(`PUT /recognition/recognitions/${id}/reactions`, { type });
  const page = await as("Lena Fischer", { options });
  const bar = card(page, message).locator("footer");
  await expect(bar.getByRole("button", { name: "Add points" })).toHaveText(/^points/);
  const boxes = await bar
    .getByRole("link")
    .first()
    .locator("svg")
    .evaluateAll((all) =>
      all.map((svg) => ({ drawing: svg.getBoundingClientRect(), circle: svg.parentElement?.getBoundingClientRect() })),
    );
  expect(boxes).toHaveLength(3);
  const ring = 2;
  for (const [i, { drawing }] of boxes.slice(0, -1).entries())
    expect((boxes[i + 1]?.circle?.left ?? 0) - ring).toBeGreaterThanOrEqual(drawing.right - 1);
});
