import { world } from "@plaudit/server/testing/world";
import { screen } from "@testing-library/dom";
import { expect, test } from "vitest";
import { expectAccessible } from "../accessible.ts";
import { button, fill } from "../find.ts";
import { renderScreen } from "../render-screen.ts";

test("an administrator chooses what is celebrated, who sees it, the milestones and the words", async () => {
  const here = await world();
  const admin = await here.person("Ada", { role: "admin" });
  const { user } = await renderScreen("/admin/celebrations/configure", { as: admin });
  await user.click(await screen.findByRole("switch", { name: "First months" }));
  await user.selectOptions(await screen.findByRole("combobox", { name: "Who sees Birthdays" }), "Their teams");
  await user.click(await screen.findByRole("checkbox", { name: "2 years" }));
  const [words] = await screen.findAllByRole<HTMLInputElement>("textbox", { name: "Birthday" });
  await fill(user, words as HTMLInputElement, "x".repeat(151));
  await user.click(await button("Save"));
  expect(words).toHaveAccessibleDescription(/150/);
  await fill(user, words as HTMLInputElement, "Cake for {{name}");
  await expectAccessible();
  await user.click(await button("Save"));
  await screen.findByText("Saved. It holds from now on.");
  const { body } = await admin.get("/celebration/tenantPreferences");
  expect(body).toMatchObject({
    kinds: { birthday: { active: true, audience: "teams" }, onboarding: { active: true } },
    milestones: expect.arrayContaining([1, 2, 3]),
    words: { birthday: { en: "Cake for {name}" } },
    version: 2,
  });
});
