import { world } from "@plaudit/server/testing/world";
import { screen, waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { expectAccessible } from "../accessible.ts";
import { button } from "../find.ts";
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
