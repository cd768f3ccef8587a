import { world } from "@plaudit/server/testing/world";
import { screen, within } from "@testing-library/dom";
import { expect, test, vi } from "vitest";
import { expectAccessible } from "../accessible.ts";
import { button, textbox, withText } from "../find.ts";
import { renderScreen } from "../render-screen.ts";

async function company() {
  const here = await world();
  return { here, admin: await here.person("Ada", { role: "admin" }), author: await here.person("Ann") };
}
const about = "What is it about?";

test("an anonymous author gets a code, and by the code the answer", async () => {
  const { admin, author } = await company();
  const { user, lose } = await renderScreen("/feedback", { as: author });
  await user.click(await screen.findByRole("radio", { name: /No name/ }));
  await user.type(await textbox(about), "The lamps are dark");
  lose(/anonymous/);
  await user.click(await button("Send without a name"));
  await screen.findByRole("alert");
  expect(await textbox(about)).toHaveValue("The lamps are dark");
  lose();
  await user.click(await button("Send without a name"));
  await screen.findByRole("heading", { name: "Your code" });
  await expectAccessible();
  const code = screen.getByText(/^(\w{4}-){3}\w{4}$/).textContent ?? "";
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValueOnce(new Error("not allowed"));
  await user.click(await button("Copy the code"));
  await screen.findByText(/did not allow copying/);
  expect(String(getSelection())).toBe(code);
  const { body } = await admin.get("/feedback/feedback");
  expect(body.results).toMatchObject([{ author: null, messages: [{ text: "The lamps are dark" }] }]);
  await admin.post(`/feedback/feedback/${body.results[0].id}/messages`, { text: "On Thursday" });
  await user.click(await button("I have it"));
  expect(await textbox(about)).toHaveValue("");
  await user.type(await textbox("Code"), code.slice(0, 9));
  await user.click(await button("Show"));
  await screen.findByText("A code has 16 letters and digits: check each of them");
  await expectAccessible();
  await user.type(await textbox("Code"), code.slice(9).toLowerCase());
  await user.click(await button("Show"));
  await screen.findByText("On Thursday");
  await user.type(await textbox("Write back"), "Thank you");
  await user.click(await button("Send"));
  await screen.findByText("Thank you");
  expect(Object.values({ ...localStorage }).join()).not.toContain(code);
});

test("feedback under a name is listed with its answer; an empty text is an error of the field", async () => {
  const { admin, author } = await company();
  const { user } = await renderScreen("/feedback", { as: author });
  await user.click(await button("Send as Ann"));
  expect(await screen.findByRole("alert")).toHaveTextContent(/required|empty/);
  await user.type(await textbox(about), "Read them out");
  await user.click(await button("Send as Ann"));
  const own = await screen.findByRole("complementary", { name: "Under your name" });
  await within(own).findByText("Read them out");
  const { body } = await admin.get("/feedback/feedback");
  expect(body.results).toMatchObject([{ author: { id: author.id } }]);
});

test("members who manage feedback read, answer and close it in place; others have no inbox", async () => {
  const { admin, author } = await company();
  await author.post("/feedback/feedback", { text: "The lamps are dark" });
  const { user } = await renderScreen("/feedback?view=inbox", { as: admin });
  const item = await withText("listitem", "The lamps are dark");
  expect(item).toHaveTextContent("New");
  await user.click(within(item).getByRole("button", { expanded: false }));
  await user.type(await textbox("Answer"), "On Thursday");
  await expectAccessible();
  await user.click(await button("Send"));
  await withText("listitem", /Answered.*On Thursday/);
  await user.click(await button("Close"));
  await screen.findByText("Nothing waits for you");
  await user.click(screen.getByRole("radio", { name: "Closed" }));
  await withText("listitem", "The lamps are dark");
  await renderScreen("/feedback?view=inbox", { as: author });
  await textbox(about);
  expect(screen.queryByRole("radio", { name: "Inbox" })).toBeNull();
});

test("what was written by a code and changed after a lost response is a message of its own", async () => {
  const { author } = await company();
  const code = "7K3M-9QXT-4VBD-2HJN";
  await author.post("/feedback/anonymous", { text: "The lamps are dark", code });
  const { user } = await renderScreen("/feedback", { as: author });
  await user.type(await textbox("Code"), code);
  await user.click(await button("Show"));
  await user.type(await textbox("Write back"), "In the hall");
  const { fetch } = globalThis;
  globalThis.fetch = async (...call) => {
    await fetch(...call);
    globalThis.fetch = fetch;
    throw new TypeError("Failed to fetch");
  };
  await user.click(await button("Send"));
  await screen.findByRole("alert");
  await user.type(await textbox("Write back"), " and upstairs");
  await user.click(await button("Send"));
  await screen.findByText("In the hall and upstairs");
  await screen.findByText("In the hall");
});
