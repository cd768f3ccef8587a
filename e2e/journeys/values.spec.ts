import { compose, composer, openComposer, sendButton, sent, sentence } from "../support/compose.ts";
import { chooseEntry } from "../support/menu.ts";
import { actor, card, expect, test } from "../support/test.ts";

interface Value {
  id: string;
  version: number;
}
const word = (what: string) => sentence(what).slice(0, -1);
const makeValue = async (name: string, quality: string) =>
  (await actor("Ingrid Solheim")).call<Value>("POST /recognition/values", {
    name,
    description: "",
    qualities: [{ name: quality, color: 195, motif: "tide" }],
  });

test("a quality added in the console is in the composer at once, and is archived once it was used", async ({ as }) => {
  const [name, quality] = [word("Steady hands"), word("Says no kindly")];
  const page = await as("Ingrid Solheim", { path: "/admin/values" });
  await page.getByRole("link", { name: "Add value" }).click();
  await page.getByRole("textbox", { name: "Name", exact: true }).fill(name);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("textbox", { name: "Name of quality 1" })).toHaveAccessibleDescription(/cannot be empty/);
  await page.getByRole("textbox", { name: "Name of quality 1" }).fill(quality);
  await chooseEntry(page.getByRole("button", { name: `Color of ${quality}` }), "Orchid");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(`${name} was added`)).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/values$/);
  const section = page.getByRole("region", { name });
  await expect(section).toContainText(quality);

  const colleague = await as("Rosa Quispe");
  const words = sentence("You sent the delivery back, with a smile");
  await compose(colleague, { to: ["Diego Morales"], words, quality });
  await sendButton(colleague).click();
  await sent(colleague);
  await expect(card(colleague, words)).toContainText(quality);

  await page.reload();
  await section.getByRole("button", { name: `More for ${name}` }).click();
  await expect(page.getByRole("menuitem", { name: "Delete" })).toBeHidden();
  await page.getByRole("menuitem", { name: "Archive" }).click();
  await expect(page.getByText(/archived values?$/)).toBeVisible();
  const offered = (of: string) => composer(colleague).getByRole("checkbox", { name: of });
  // An answer of the last two seconds is not asked for again.
  await expect(async () => {
    if (await composer(colleague).isVisible()) await colleague.keyboard.press("Escape");
    await openComposer(colleague);
    await expect(offered("Craft")).toBeVisible();
    await expect(offered(quality)).toBeHidden({ timeout: 1000 });
  }).toPass();
  await colleague.keyboard.press("Escape");
  await expect(card(colleague, words)).toContainText(quality);
});

test.describe("two administrators", () => {
  test.use({ expectedFailures: [400, 409] });

  test("whoever saves second is told, and can load the other version", async ({ as }) => {
    const name = word("Open doors");
    const { id, version } = await makeValue(name, word("Asks twice"));
    const page = await as("Ingrid Solheim", { path: `/admin/values/${id}/edit` });
    await page.getByRole("textbox", { name: "Description" }).fill("Mine");
    await (await actor("Ingrid Solheim")).call(`PATCH /recognition/values/${id}`, { description: "Theirs", version });
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("You changed this")).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Description" })).toHaveValue("Mine");
    await page.getByRole("button", { name: "Take theirs" }).click();
    await expect(page.getByRole("textbox", { name: "Description" })).toHaveValue("Theirs");
    await page.getByRole("textbox", { name: "Description" }).fill("Ours");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("region", { name })).toContainText("Ours");
  });

  test("deleting what was given meanwhile is refused with the reason", async ({ as }) => {
    const [name, quality] = [word("Just in time"), word("Waits")];
    const { id } = await makeValue(name, quality);
    const page = await as("Ingrid Solheim", { path: "/admin/values" });
    await expect(page.getByRole("region", { name })).toBeVisible();
    const admin = await actor("Ingrid Solheim");
    const { results } = await admin.call<{ results: { id: string; qualities: { id: string }[] }[] }>(
      "GET /recognition/values",
    );
    await admin.call("POST /recognition/recognitions", {
      status: "published",
      message: sentence("You waited"),
      amount: 0,
      sendTo: [{ id: (await admin.find("Maya Okafor")).id, type: "tenantMember" }],
      qualityIds: results.find((value) => value.id === id)?.qualities.map((one) => one.id),
      tenantWide: true,
    });
    await chooseEntry(page.getByRole("button", { name: `More for ${name}` }), "Delete");
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText("Recognitions use this value: archive it instead")).toBeVisible();
  });

  test("a name that is taken is said at its field", async ({ as }) => {
    const name = word("Taken");
    await makeValue(name, word("Also taken"));
    const page = await as("Ingrid Solheim", { path: "/admin/values/configure" });
    await page.getByRole("textbox", { name: "Name", exact: true }).fill(name.toUpperCase());
    await page.getByRole("textbox", { name: "Name of quality 1" }).fill(word("Free"));
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("textbox", { name: "Name", exact: true })).toHaveAttribute("aria-invalid", "true");
  });
});

test("leaving with unsaved changes asks first", async ({ as }) => {
  const name = word("Long view");
  const { id } = await makeValue(name, word("Plants trees"));
  const page = await as("Ingrid Solheim", { path: "/admin/values" });
  await page
    .getByRole("region", { name })
    .getByRole("link", { name: `Edit ${name}` })
    .click();
  await expect(page).toHaveURL(new RegExp(id));
  await page.getByRole("textbox", { name: "Description" }).fill("Half a tho");
  await expect(page.getByText("Unsaved changes")).toBeVisible();
  await page.getByRole("link", { name: "Values" }).first().click();
  const question = page.getByRole("dialog", { name: "Leave without saving?" });
  await question.getByRole("button", { name: "Stay here" }).click();
  await expect(page.getByRole("textbox", { name: "Description" })).toHaveValue("Half a tho");
  await page.goBack();
  await question.getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL(/\/admin\/values$/);
  await expect(page.getByRole("region", { name })).not.toContainText("Half a tho");
});

test("an unused value is deleted after a question; the console is closed to others", async ({ as }) => {
  const name = word("By mistake");
  await makeValue(name, word("Nothing"));
  const page = await as("Ingrid Solheim", { path: "/admin/values" });
  await chooseEntry(page.getByRole("button", { name: `More for ${name}` }), "Delete");
  await page
    .getByRole("dialog", { name: `Delete ${name}?` })
    .getByRole("button", { name: "Delete" })
    .click();
  await expect(page.getByRole("region", { name })).toBeHidden();
  await page.getByRole("link", { name: "Back to main menu" }).click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole("link", { name: "Admin" })).toBeVisible();

  const employee = await as("Saoirse Byrne");
  await expect(employee.getByRole("link", { name: "My settings" })).toBeVisible();
  await expect(employee.getByRole("link", { name: "Admin" })).toBeHidden();
  await employee.goto("/admin/values");
  await expect(employee.getByRole("heading", { level: 1, name: "Page not found" })).toBeVisible();
});
