import { world } from "@plaudit/server/testing/world";
import { screen, waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { expectAccessible } from "../accessible.ts";
import { button, fill } from "../find.ts";
import { renderScreen } from "../render-screen.ts";

async function composing() {
  const here = await world();
  const [aroha] = await here.people("Aroha", "Grace", "Thandi", "Amina");
  await here.value("Care", ["Shows up"]);
  await here.allocate(100);
  const { user } = await renderScreen("/recognition/send", { as: aroha });
  const composer = await screen.findByRole("dialog", { name: "Recognize someone" });
  await waitFor(() => expect(within(composer).getByRole("radio", { name: "0" })).toBeEnabled());
  return {
    aroha,
    user,
    composer,
    async add(name: string) {
      await user.type(within(composer).getByRole("combobox"), name);
      await user.click(await screen.findByRole("option", { name: new RegExp(name) }));
      await button(new RegExp(`^Remove ${name}`), composer);
    },
    async amount() {
      await user.click(within(composer).getByRole("radio", { name: "Other" }));
      return within(composer).findByRole<HTMLInputElement>("textbox", { name: /^For each person/ });
    },
  };
}

test("what is missing is said at its field, and the first of it has the focus", async () => {
  const { user, composer } = await composing();
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

test("nobody gives more than there is", async () => {
  const { aroha, user, composer, add, amount } = await composing();
  const { results } = (await aroha.get("/points/accounts/my")).body;
  const has = results.find(({ type }: { type: string }) => type === "allocation").balance;
  for (const name of ["Grace", "Thandi", "Amina"]) await add(name);
  const most = Math.floor(has / 3);
  expect(most).toBeGreaterThan(1);
  await fill(user, await amount(), String(most + 1));
  await within(composer).findAllByText(`Enter a point amount that is ${most} or less`);
  await fill(user, await amount(), String(most));
  await waitFor(() => expect(within(composer).queryByText(/^Enter a point amount/)).toBeNull());
  expect(composer).toHaveTextContent(new RegExp(`${most} × 3 people = ${most * 3} points`));
});

test("a key that no amount has is refused, and the field says why", async () => {
  const { user, add, amount } = await composing();
  await add("Grace");
  const field = await amount();
  const why = "Whole numbers only: use the digits 0 to 9";
  for (const [keys, left] of [
    ["1.5", "1"],
    ["-5", ""],
  ] as const) {
    await user.clear(field);
    await user.type(field, keys);
    expect(field).toHaveValue(left);
    expect(field).toHaveAccessibleDescription(why);
    expect(field).toBeInvalid();
  }
  await user.type(field, "{Backspace}5");
  expect(field).toHaveValue("5");
  expect(field).not.toHaveAccessibleDescription(why);
});
