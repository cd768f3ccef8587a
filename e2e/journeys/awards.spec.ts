import { expectAccessible } from "../support/axe.ts";
import { sentence } from "../support/compose.ts";
import { card, expect, handheld, test } from "../support/test.ts";

// A nomination without anybody is refused.
test.use({ expectedFailures: [400] });

test("an award is sent from a phone, and a colleague congratulates on its page", async ({ as }) => {
  const words = sentence("You brought everyone across");
  const page = await as("Lena Fischer", { path: "/awards" });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Send In the dark hour" }).click();
  const dialog = page.getByRole("dialog", { name: "Send an award" });
  await dialog.getByRole("combobox", { name: "To" }).fill("Rosa");
  await page.getByRole("option", { name: /Rosa Quispe/ }).click();
  await dialog.getByRole("textbox", { name: "Why them" }).fill(words);
  await dialog.getByRole("textbox", { name: "Points for each" }).fill("10");
  await expect(dialog.getByRole("region", { name: "Points summary" })).toContainText("Left after this");
  // What is written outlives a reload.
  await page.reload();
  await expect(dialog.getByRole("textbox", { name: "Why them" })).toHaveText(words);
  await dialog.getByRole("button", { name: "Send award" }).click();
  await expect(page.getByText("Award sent successfully")).toBeVisible();

  const colleague = await as("Rosa Quispe");
  await card(colleague, words).getByRole("link", { name: "In the dark hour" }).click();
  // The feed stays until the page is there.
  await expect(colleague.getByRole("heading", { level: 1, name: "In the dark hour" })).toBeVisible();
  await expect(colleague.getByRole("article").getByText(words)).toBeVisible();
  const discussion = colleague.getByRole("region", { name: /comments/ });
  await discussion.getByRole("button", { name: "React" }).click();
  await colleague.getByRole("button", { name: "Applause" }).click();
  await expect(discussion.getByText("1 reaction", { exact: true })).toBeAttached();
});

test("a colleague is nominated from a phone, and who decides reads why", async ({ as }) => {
  const words = sentence("You held it together");
  const page = await as("Yuki Sato", { path: "/awards" });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Nominate for Keystone of the year" }).click();
  const dialog = page.getByRole("dialog", { name: "Nominate" });
  await expect(dialog.getByText(/^Nominations close /)).toBeVisible();
  await dialog.getByRole("button", { name: "Nominate" }).click();
  await expect(dialog.getByText("Nominee is required")).toBeVisible();
  await expect(dialog.getByText("Reason is required")).toBeVisible();
  await dialog.getByRole("combobox", { name: "Nominee" }).fill("Lena");
  await page.getByRole("option", { name: /Lena Fischer/ }).click();
  const reason = dialog.getByRole("textbox", { name: "Reason" });
  await reason.fill("x".repeat(1000));
  await reason.press("y");
  await expect(reason).toHaveValue("x".repeat(1000));
  await reason.fill(words);
  await dialog.getByRole("button", { name: "Nominate" }).click();
  await expect(page.getByText("Nomination sent successfully")).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("You already nominated Lena Fischer.")).toBeVisible();
  // A dialog that is gone gives the focus back to what opened it.
  await expect(page.getByRole("button", { name: "Nominate for Keystone of the year" })).toBeFocused();

  const admin = await as("Ingrid Solheim", { path: "/admin/awards/list/nominations" });
  await admin.getByRole("link", { name: "Keystone of the year" }).click();
  await expect(admin.getByRole("region", { name: "Lena Fischer" }).getByText(words)).toBeVisible();
});

test("a juror judges on a phone, what they gave is sealed, and an open result shows its spread and who is tied", async ({
  as,
}) => {
  const juror = await as("Maya Okafor", { path: "/awards", options: handheld });
  await juror.getByRole("link", { name: "Judge North star" }).click();
  // One of three is judged already.
  for (const note of ["Told by people who do not work with them.", ""]) {
    const form = juror.getByRole("form");
    const name = (await form.getAttribute("aria-label")) ?? "";
    for (const criterion of [0, 1, 2]) await form.getByRole("radio", { name: "4 of 5" }).nth(criterion).check();
    if (note) await form.getByRole("textbox", { name: "Your note" }).fill(note);
    await form.getByRole("button", { name: "Save and go on" }).click();
    await expect(juror.getByRole("form", { name })).toHaveCount(0);
  }
  await expect(juror.getByRole("heading", { name: "You have judged everybody" })).toBeVisible();
  await expectAccessible(juror, "all nominees judged");

  const admin = await as("Ingrid Solheim", { path: "/admin/awards/list/nominations" });
  await admin.getByRole("link", { name: "North star" }).click();
  await admin.getByRole("radio", { name: "Jury" }).click({ force: true });
  await expect(admin.getByRole("row", { name: /Maya Okafor/ })).toContainText(/3 of 3.*Sealed/);
  await admin.getByRole("radio", { name: "Result" }).click({ force: true });
  await expect(admin.getByText(/^The result is sealed until /)).toBeVisible();
  await admin.goBack();
  await admin.getByRole("link", { name: "First try" }).click();
  await admin.getByRole("radio", { name: "Result" }).click({ force: true });
  await expect(admin.getByText("Tied", { exact: true })).toHaveCount(2);
  await expect(admin.getByRole("img", { name: "4.00, from 3.50 to 4.50" })).toHaveCount(2);
  await expect(admin.getByText("Hana Kovač is 0.67 behind.")).toBeVisible();
  await admin.getByText("2 notes about Hana Kovač").click();
  await expect(admin.getByText("Nobody else would have put their name on that route.")).toBeVisible();
});
