import { world } from "@plaudit/server/testing/world";
import { screen, waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { stripes } from "../../support/pictures.ts";
import { expectAccessible } from "../accessible.ts";
import { button, fill } from "../find.ts";
import { renderScreen } from "../render-screen.ts";

test("an administrator chooses what is celebrated, who sees it, the milestones and the words", async () => {
  const here = await world();
  const admin = await here.person("Ada", { role: "admin" });
  const { user } = await renderScreen("/admin/celebrations/configure", { as: admin });
  await user.click(await screen.findByRole("switch", { name: "First months" }));
  await user.selectOptions(await screen.findByRole("combobox", { name: "Who sees Birthdays" }), "Their teams");
  await user.selectOptions(await screen.findByRole("combobox", { name: "Who sees First months" }), "Their manager");
  await user.selectOptions(await screen.findByRole("combobox", { name: "In the feed from" }), "14:00");
  expect(screen.getByRole("link", { name: "Set points for these days" })).toHaveAttribute(
    "href",
    "/admin/points/celebration",
  );
  await user.click(await screen.findByRole("checkbox", { name: "2 years" }));
  const [words] = await screen.findAllByRole<HTMLInputElement>("textbox", { name: "Birthday" });
  // Nobody begins with an empty field.
  expect(words).toHaveValue("It is {name}’s day.");
  await fill(user, words as HTMLInputElement, "x".repeat(151));
  // What is wrong comes to the front, whichever language is open.
  await user.click(screen.getByRole("radio", { name: "Français" }));
  await user.click(await button("Save"));
  await waitFor(() => expect(screen.getByRole("radio", { name: "English" })).toBeChecked());
  const [again] = screen.getAllByRole<HTMLInputElement>("textbox", { name: "Birthday" });
  expect(again).toHaveAccessibleDescription(/150/);
  await fill(user, again as HTMLInputElement, "Cake for {{name}");
  await expectAccessible();
  await user.click(await button("Save"));
  await screen.findByText("Saved. It applies from now on.");
  const { body } = await admin.get("/celebration/tenantPreferences");
  expect(body).toMatchObject({
    kinds: { birthday: { active: true, audience: "teams" }, onboarding: { active: true, audience: "managers" } },
    hour: 14,
    milestones: expect.arrayContaining([1, 2, 3]),
    version: 2,
  });
  // What was left as it came stays the product's, with its plurals.
  expect(body.words).toEqual({ birthday: { en: "Cake for {name}" }, anniversary: {}, onboarding: {} });
  await user.click(await button("Take the product’s words"));
  expect(screen.getByRole("textbox", { name: "Birthday" })).toHaveValue("It is {name}’s day.");
  await user.click(await button("Save"));
  await waitFor(async () =>
    expect((await admin.get("/celebration/tenantPreferences")).body.words.birthday).toEqual({}),
  );
});

test("a picture of the company's own stands in the preview before it is saved, and is kept or removed", async () => {
  const here = await world();
  const admin = await here.person("Ada", { role: "admin" });
  const { user } = await renderScreen("/admin/celebrations/configure", { as: admin });
  const preview = within(await screen.findByRole("complementary", { name: "In the feed" }));
  await preview.findByText("It is Ada’s day.");
  const pictures = () => preview.queryAllByRole("presentation");
  expect(pictures()).toEqual([]);
  const cake = new File([new Uint8Array(stripes(300, 300))], "cake.png", { type: "image/png" });
  const field = (await screen.findAllByLabelText<HTMLInputElement>("Birthday", { selector: "input[type=file]" }))[0];
  await user.upload(field as HTMLInputElement, cake);
  await waitFor(() => expect(pictures()).toHaveLength(1));
  await user.click(await button("Save"));
  await screen.findByText("Saved. It applies from now on.");
  const saved = async () => (await admin.get("/celebration/tenantPreferences")).body.pictureUrls;
  expect(await saved()).toMatchObject({ birthday: { "celebration-mobile": expect.any(String) }, onboarding: null });
  await user.click(await button("Remove"));
  await screen.findByText("It is removed when you save.");
  expect(pictures()).toEqual([]);
  await user.click(await button("Save"));
  await waitFor(async () => expect(await saved()).toMatchObject({ birthday: null }));
});
