import { world } from "@plaudit/server/testing/world";
import { screen, waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { expectAccessible } from "../accessible.ts";
import { button, dialog, gone } from "../find.ts";
import { renderScreen } from "../render-screen.ts";

test("each missing field has an error, and the first of them has the focus", async () => {
  const here = await world();
  const aroha = await here.person("Aroha");
  await here.value("Care", ["Shows up"]);
  await here.allocate(100);
  const { user } = await renderScreen("/recognition/send", { as: aroha });
  const composer = await screen.findByRole("dialog", { name: "Recognize someone" });
  await waitFor(() => expect(within(composer).getByRole("radio", { name: "0" })).toBeEnabled());
  const send = await button("Send recognition", composer);
  expect(send).toHaveAttribute("aria-disabled", "true");
  await user.click(send);
  for (const missing of [
    "Select a recipient",
    "Provide a recognition message",
    "Qualities are required",
    "Points amount required",
  ])
    await within(composer).findAllByText(missing);
  expect(within(composer).getByRole("combobox")).toHaveFocus();
  await expectAccessible();
});

test("from a profile the composer knows whom; back closes it over the same page", async () => {
  const here = await world();
  const [ann, bob] = await here.people("Ann", "Bob");
  const { user } = await renderScreen(`/profile/${bob.id}`, { as: ann });
  await user.click((await screen.findAllByRole("link", { name: "Recognize Bob" }))[0] as HTMLElement);
  expect(location.pathname + location.search).toBe(`/recognition/send?to=${bob.id}`);
  await button("Remove Bob Test", await dialog("Recognize someone"));
  await waitFor(() => expect(document.title).toMatch(/Recognize someone/));
  history.back();
  await gone("dialog");
  expect(location.pathname).toBe(`/profile/${bob.id}`);
  await screen.findByRole("heading", { level: 1, name: "Bob Test" });
});
