import { compose, composer, openComposer, sendButton, sent, sentence } from "../support/compose.ts";
import { chooseEntry } from "../support/menu.ts";
import { card, expect, test } from "../support/test.ts";

const word = (what: string) => sentence(what).slice(0, -1);

test("a quality added in the console is in the composer at once, and is archived once it was used", async ({ as }) => {
  const [name, quality] = [word("Steady hands"), word("Says no kindly")];
  const page = await as("Ingrid Solheim", { path: "/admin/values" });
  await page.getByRole("link", { name: "Add value" }).click();
  await page.getByRole("textbox", { name: "Name", exact: true }).fill(name);
  await page.getByRole("textbox", { name: "Name of quality 1" }).fill(quality);
  await chooseEntry(page.getByRole("button", { name: `Color of ${quality}` }), "Orchid");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(`${name} was added`)).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/values$/);
  const section = page.getByRole("region", { name });
  await expect(section).toContainText(quality);

  const colleague = await as("Rosa Quispe");
  const message = sentence("You sent the delivery back, with a smile");
  await compose(colleague, { to: ["Diego Morales"], message, quality });
  await sendButton(colleague).click();
  await sent(colleague);
  await expect(card(colleague, message)).toContainText(quality);

  await page.reload();
  await section.getByRole("button", { name: `More for ${name}` }).click();
  await expect(page.getByRole("menuitem", { name: "Delete" })).toBeHidden();
  await page.getByRole("menuitem", { name: "Archive" }).click();
  await expect(page.getByText(/archived values?$/)).toBeVisible();
  const offered = (of: string) => composer(colleague).getByRole("checkbox", { name: of });
  // SWR does not load again within two seconds of a response.
  await expect(async () => {
    if (await composer(colleague).isVisible()) await colleague.keyboard.press("Escape");
    await openComposer(colleague);
    await expect(offered("Craft")).toBeVisible();
    await expect(offered(quality)).toBeHidden({ timeout: 1000 });
  }).toPass();
  await colleague.keyboard.press("Escape");
  await expect(card(colleague, message)).toContainText(quality);
});
