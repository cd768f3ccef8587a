import { addRecipient, composer, fillComposer, sendButton, sent, sentence } from "../support/compose.ts";
import { actor, card, expect, handheld, hosts, test, wholeFeed } from "../support/test.ts";

test("on a phone the bar leads everywhere, the composer rises from below, and a card shows its reactions whole", async ({
  as,
}) => {
  const page = await as("Lena Fischer", { options: handheld });
  const bar = page.getByRole("navigation", { name: "Main menu" }).filter({ visible: true });
  await bar.getByRole("link", { name: "Me", exact: true }).click();
  await expect(page).toHaveURL(`${hosts.acme}/profile/me`);
  await bar.getByRole("button", { name: "More" }).click();
  const more = page.getByRole("dialog", { name: "More" });
  await expect(more.getByRole("link", { name: "Sign out" })).toBeVisible();
  await more.getByRole("link", { name: "My settings" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "My settings" })).toBeVisible();
  await bar.getByRole("link", { name: "Home" }).click();

  const message = sentence("You heard the pause before I did");
  await bar.getByRole("button", { name: "Recognize" }).tap();
  await expect(composer(page)).toBeVisible();
  await expect
    .poll(async () => {
      const box = await composer(page).boundingBox();
      return [box?.width, Math.round((box?.y ?? 0) + (box?.height ?? 0))];
    })
    .toEqual([390, 844]);
  expect((await composer(page).boundingBox())?.y).toBeGreaterThan(0);
  await page.goBack();
  await expect(composer(page)).toBeHidden();
  await bar.getByRole("button", { name: "Recognize" }).tap();
  await test.step("its points are in view at once, and the first person brings no blank line", async () => {
    await expect(composer(page).getByRole("radio", { name: "0", exact: true })).toBeInViewport({ ratio: 1 });
    const line = composer(page).locator("[data-field=sendTo]");
    const before = await line.boundingBox();
    await addRecipient(page, "Bảo Châu Nguyễn");
    expect((await line.boundingBox())?.height).toBe(before?.height);
  });
  await fillComposer(page, { to: [], message });
  await sendButton(page).tap();
  await sent(page);
  await expect(card(page, message)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  await test.step("a profile recognizes its person, and so does the bar below it, but not one of their own", async () => {
    const lena = await actor("Lena Fischer");
    const to = await lena.find("Siti Rahmawati");
    await page.goto(`/profile/${to.id}`);
    const chip = composer(page).getByRole("button", { name: `Remove ${to.name}` });
    await page.locator("#main").getByRole("link", { name: "Recognize Siti" }).first().tap();
    await expect(chip).toBeVisible();
    await composer(page).getByRole("button", { name: "Close" }).tap();
    await expect(page).toHaveURL(`${hosts.acme}/profile/${to.id}`);
    await page.getByRole("navigation").getByRole("button", { name: "Recognize" }).tap();
    await expect(page).toHaveURL(`${hosts.acme}/recognition/send?to=${to.id}`);
    await expect(chip).toBeVisible();

    const me = await lena.me();
    await page.goto(`/profile/${me.id}`);
    await expect(page.getByRole("heading", { level: 1, name: me.name })).toBeVisible();
    await page.getByRole("navigation").getByRole("button", { name: "Recognize" }).tap();
    await expect(page).toHaveURL(`${hosts.acme}/recognition/send`);
  });

  await test.step("a card's buttons are named, and each reaction is seen whole", async () => {
    const drawn = sentence("You drew the map again");
    const hana = await actor("Hana Kovač");
    const id = await hana.recognize(await hana.find("Ana Marković"), drawn);
    for (const [name, type] of [
      ["Ana Marković", "heart"],
      ["Liam O’Connor", "clap"],
      ["Priya Raman", "flame"],
    ] as const)
      await (await actor(name)).call(`PUT /recognition/recognitions/${id}/reactions`, { type });
    await page.goto(wholeFeed);
    const bar = card(page, drawn).locator("footer");
    await expect(bar.getByRole("button", { name: "Add points" })).toHaveText(/^points/);
    const drawings = bar.getByRole("link").first().locator("svg");
    await expect(drawings).toHaveCount(3);
    const boxes = await drawings.evaluateAll((all) =>
      all.map((svg) => ({
        drawing: svg.getBoundingClientRect(),
        circle: svg.parentElement?.getBoundingClientRect(),
      })),
    );
    expect(boxes).toHaveLength(3);
    const ring = 2;
    for (const [i, { drawing }] of boxes.slice(0, -1).entries())
      expect((boxes[i + 1]?.circle?.left ?? 0) - ring).toBeGreaterThanOrEqual(drawing.right - 1);
  });
});
